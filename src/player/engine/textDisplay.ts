import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
/** Puts what the engine reads of subtitles into a track of video.js. */
export interface TextDisplay extends shaka.extern.TextDisplayer {
  /** From now on cues go here; undefined: nowhere. */
  showIn(track: TextTrack | undefined): void
}

/** Receives cues by time, and gives each to the track that is shown. */
export function createTextDisplay(): TextDisplay {
  let target: TextTrack | undefined
  let gone = false
  const clear = (start: number, end: number) => {
    for (const cue of Array.from((target?.cues ?? []) as ArrayLike<TextTrackCue>))
      if (cue.startTime >= start && cue.endTime <= end) target?.removeCue(cue)
  }
  return {
    showIn(track) {
      clear(0, Number.POSITIVE_INFINITY)
      target = track
      // Of an earlier choice: they come again.
      clear(0, Number.POSITIVE_INFINITY)
    },
    append(cues) {
      if (!target) return
      for (const { startTime, endTime, text } of cues.map(flat))
        if (text && endTime > startTime) target.addCue(new VTTCue(startTime, endTime, text))
    },
    remove(start, end) {
      if (gone) return false
      clear(start, end)
      return true
    },
    configure: () => {},
    isTextVisible: () => target !== undefined,
    setTextVisibility: () => {},
    setTextLanguage: () => {},
    async destroy() {
      gone = true
      target = undefined
    },
  }
}

/** A cue with its lines and parts put together. */
function flat(cue: shaka.text.Cue): { startTime: number; endTime: number; text: string } {
  return { startTime: cue.startTime, endTime: cue.endTime, text: textOf(cue).trim() }
}

function textOf({ payload, nestedCues, lineBreak }: shaka.text.Cue): string {
  if (lineBreak) return '\n'
  return nestedCues.length > 0 ? nestedCues.map(textOf).join('') : payload
}
