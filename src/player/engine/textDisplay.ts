import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import { type Caption, captionsOfCue } from './cues/captionsOfCue'

/** Shows the subtitles that the engine reads in a text track of video.js. */
export interface TextDisplay extends shaka.extern.TextDisplayer {
  /**
   * Shows all further cues in this track; undefined: drops them.
   * @param isEmbedded they are decoded from the video (CEA-608 and 708)
   */
  showIn(track: TextTrack | undefined, isEmbedded?: boolean): void
}

interface ShownCue extends Caption {
  cue: VTTCue
}

/** In seconds: two segments that contain the same cue may round its times differently. */
const TOLERANCE_SECONDS = 0.001

/** Creates a displayer for the engine (docs/decisions/0008-subtitle-rendering.md). */
export function createTextDisplay(): TextDisplay {
  let target: TextTrack | undefined
  let isEmbeddedText = false
  let isDestroyed = false
  /** The shown cues by text and position. */
  let shown = new Map<string, ShownCue[]>()

  function show(caption: Caption): void {
    const key = JSON.stringify([caption.text, caption.position])
    const alike = shown.get(key) ?? []
    // Both segments contain a cue that spans them, either whole or cut at the boundary.
    const sameCue = alike.find((other) => overlapsOrTouches(other, caption))
    if (sameCue) {
      sameCue.startTime = Math.min(sameCue.startTime, caption.startTime)
      sameCue.endTime = Math.max(sameCue.endTime, caption.endTime)
      setCueTimes(sameCue.cue, sameCue)
      return
    }
    const cue = createCue(caption)
    shown.set(key, [...alike, { ...caption, cue }])
    target?.addCue(cue)
  }

  function clear(start: number, end: number): void {
    // Keeps a cue that extends into a kept segment, because that segment is not fetched again.
    const isInside = ({ startTime, endTime }: Caption) => startTime >= start && endTime <= end
    const rest = new Map<string, ShownCue[]>()
    for (const [key, captions] of shown) {
      for (const caption of captions) if (isInside(caption)) target?.removeCue(caption.cue)
      const left = captions.filter((caption) => !isInside(caption))
      if (left.length > 0) rest.set(key, left)
    }
    shown = rest
  }

  return {
    showIn(track, isEmbedded = false) {
      clear(0, Number.POSITIVE_INFINITY)
      target = track
      isEmbeddedText = isEmbedded
      // The engine appends the cues of an earlier choice again.
      for (const cue of Array.from<TextTrackCue>(track?.cues ?? [])) track?.removeCue(cue)
    },
    append(cues) {
      if (!target) return
      for (const cue of cues) for (const caption of captionsOfCue(cue, isEmbeddedText)) show(caption)
      // video.js updates cues only when the time changes, so it would render none while the video is paused.
      target.dispatchEvent(new Event('cuechange'))
    },
    remove(start, end) {
      if (isDestroyed) return false
      clear(start, end)
      return true
    },
    configure: () => {},
    isTextVisible: () => target !== undefined,
    setTextVisibility: () => {},
    setTextLanguage: () => {},
    async destroy() {
      isDestroyed = true
      target = undefined
    },
  }
}

const overlapsOrTouches = (one: Caption, other: Caption): boolean =>
  one.startTime <= other.endTime + TOLERANCE_SECONDS && other.startTime <= one.endTime + TOLERANCE_SECONDS

function createCue(caption: Caption): VTTCue {
  const cue = new VTTCue(caption.startTime, caption.endTime, caption.text)
  setCueTimes(cue, caption)
  // Chromium has no `positionAlign` and `lineAlign`; the renderer of video.js reads them anyway.
  return Object.assign(cue, caption.position)
}

/** video.js still shows a cue at its end time, where the next one begins. */
function setCueTimes(cue: VTTCue, { startTime, endTime }: Caption): void {
  cue.startTime = startTime
  cue.endTime = endTime - TOLERANCE_SECONDS
}
