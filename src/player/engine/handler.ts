import type videojs from 'video.js'
import type { EngineSource } from './engineSource'
import { openStream } from './openStream'
import { streamType } from './streamType'

let registered = false

/**
 * Lets video.js play HLS and DASH by the engine. First in line: Chromium says maybe to HLS by itself, and would be asked
 * before.
 */
export function registerEngine(video: typeof videojs): void {
  if (registered) return
  registered = true
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
