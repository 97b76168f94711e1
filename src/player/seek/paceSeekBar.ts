import type videojs from 'video.js'
import type SeekBarType from 'video.js/dist/types/control-bar/progress-control/seek-bar'

/** Of the length of the line, what moves it: at most two pixels of the widest screen. */
const STEP = 1 / 2000

/** Milliseconds after which it says where the film is, moved or not. */
const SAYS = 500

/**
 * The problem: video.js writes its line of time 33 times a second, moved or not: half of what a page does while a long film
 * plays, and what screen readers read never rests. The solution: it is written when it has moved.
 */
export function paceSeekBar(video: typeof videojs): void {
  const SeekBar = video.getComponent('SeekBar') as unknown as typeof SeekBarType
  class PacedSeekBar extends SeekBar {
    // Without a value: video.js updates it before those of a subclass are there.
    declare written?: { progress: number; at: number }

    /** @param event what the film has told; without one, the clock of video.js asks */
    override update(event?: Event): number {
      const progress = this.getProgress()
      const at = performance.now()
      const { written } = this
      if (!event && written && Math.abs(progress - written.progress) < STEP && at - written.at < SAYS) return progress
      // video.js writes nothing in a tab that nobody sees.
      this.written = document.hidden ? undefined : { progress, at }
      return super.update(event)
    }
  }
  video.registerComponent('SeekBar', PacedSeekBar as never)
}
