import './noDynamicStyle'
import type videojs from 'video.js'
// @ts-expect-error The core has no types. It is video.js without its streaming engine.
import core from 'video.js/core.es.js'
import 'video.js/dist/video-js.css'
import './look/face.scss'
import './look/controlBar.scss'
import './look/progressBar.scss'
import './look/captionSettings.scss'
import type { EngineSource } from '../engine/engineSource'
import { openStream } from '../engine/openStream'
import { throttleSeekBar } from '../seek/throttleSeekBar'
import { streamType } from '../sources/streamType'

/** video.js without its streaming engine: the controls of the player. `engine/` plays streams. */
export const video = core as typeof videojs

// Otherwise video.js creates players for all elements in the page that ask for it by an attribute.
video.options.autoSetup = false

createCaptionPolicy()
registerEngine(video)
throttleSeekBar(video)

/**
 * Plays HLS and DASH by the engine. Registered at index 0, because Chromium answers "maybe" for native HLS.
 */
function registerEngine(video: typeof videojs): void {
  const canPlay = (source: { src: string; type?: string }) => (streamType(source) === 'file' ? '' : 'probably')
  // biome-ignore lint/suspicious/noExplicitAny: video.js has no type for source handlers
  const html5 = video.getTech('Html5') as any
  html5.registerSourceHandler(
    {
      canPlayType: (type: string) => canPlay({ src: '', type }),
      canHandleSource: canPlay,
      handleSource: (source: EngineSource, tech: never) => openStream(video, source, tech),
    },
    0,
  )
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => unknown
  defaultPolicy?: unknown
}

/**
 * The caption parser of video.js decodes entities by `innerHTML`, which requires a Trusted Types policy. This one escapes
 * every `<`, so that it can never create an element.
 */
function createCaptionPolicy(types = (window as { trustedTypes?: TrustedTypes }).trustedTypes): void {
  if (!types || types.defaultPolicy) return
  types.createPolicy('default', { createHTML: (text) => text.replaceAll('<', '&lt;') })
}
