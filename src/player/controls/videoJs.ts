/// <reference path="./videoJsCore.d.ts" />
import './noDynamicStyle'
import type videojs from 'video.js'
import core from 'video.js/core.es.js'
import type Tech from 'video.js/dist/types/tech/tech'
import 'video.js/dist/video-js.css'
import './look/theme.scss'
import './look/controlBar.scss'
import './look/progressBar.scss'
import './look/captionSettings.scss'
import type { EngineSource } from '../engine/engineSource'
import { type Tech as EngineTech, openStream } from '../engine/openStream'
import { throttleSeekBar } from '../seek/throttleSeekBar'
import { streamType } from '../sources/streamType'

/** video.js without its streaming engine: the controls of the player. `engine/` plays streams. */
export const videoJs = core

// Otherwise video.js creates players for all elements in the page that ask for it by an attribute.
videoJs.options.autoSetup = false

createCaptionPolicy()
registerEngine(videoJs)
throttleSeekBar(videoJs)

/** Missing in the types of video.js */
interface SourceHandlers {
  registerSourceHandler(
    handler: {
      canPlayType: (type: string) => string
      canHandleSource: (source: { src: string; type?: string }) => string
      handleSource: (source: EngineSource, tech: EngineTech) => object
    },
    index: number,
  ): void
}

/**
 * Plays HLS and DASH by the engine. Registered at index 0, because Chromium answers "maybe" for native HLS.
 */
function registerEngine(video: typeof videojs): void {
  const canPlay = (source: { src: string; type?: string }) => (streamType(source) === 'file' ? '' : 'probably')
  const html5 = video.getTech('Html5') as Tech & SourceHandlers
  html5.registerSourceHandler(
    {
      canPlayType: (type: string) => canPlay({ src: '', type }),
      canHandleSource: canPlay,
      handleSource: (source, tech) => openStream(video, source, tech),
    },
    0,
  )
}

/**
 * The caption parser of video.js decodes entities by `innerHTML`, which requires a Trusted Types policy. This one escapes
 * every `<`, so that it can never create an element.
 */
function createCaptionPolicy(types = window.trustedTypes): void {
  if (!types || types.defaultPolicy) return
  types.createPolicy('default', { createHTML: (text) => text.replaceAll('<', '&lt;') })
}
