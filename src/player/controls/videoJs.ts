import './noDynamicStyle'
import type videojs from 'video.js'
// @ts-expect-error The core has no types of its own; it is the whole without the streaming engine.
import core from 'video.js/core.es.js'
import 'video.js/dist/video-js.css'
import './look/face.scss'
import './look/controlBar.scss'
import './look/progressBar.scss'
import './look/captionSettings.scss'
import type { EngineSource } from '../engine/engineSource'
import { openStream } from '../engine/openStream'
import { paceSeekBar } from '../seek/paceSeekBar'
import { streamType } from '../sources/streamType'

/** video.js without its streaming engine: the controls of the player. Streams are played by `engine/`. */
export const video = core as typeof videojs

// Else it would make a player of every video in the page that says so, with whatever settings stand there.
video.options.autoSetup = false

trustCaptions()
registerEngine(video)
paceSeekBar(video)

/**
 * Lets video.js play HLS and DASH by the engine. First in line: Chromium says maybe to HLS by itself, and would be asked
 * before.
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
 * The problem: the caption parser of video.js turns entities into letters by `innerHTML`, which the policy of the site
 * forbids. The solution: one narrow policy under which no element can ever come into being: every `<` stays a sign.
 */
function trustCaptions(types = (window as { trustedTypes?: TrustedTypes }).trustedTypes): void {
  if (!types || types.defaultPolicy) return
  types.createPolicy('default', { createHTML: (text) => text.replaceAll('<', '&lt;') })
}
