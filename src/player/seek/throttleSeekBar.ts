import type videojs from 'video.js'
import type Component from 'video.js/dist/types/component'
import type SeekBarType from 'video.js/dist/types/control-bar/progress-control/seek-bar'

/** Fraction of the bar that counts as a move: at most two pixels on the widest screen. */
const MIN_MOVE_FRACTION = 1 / 2000

/** Interval of updating the text even without a move. */
const TEXT_INTERVAL_MS = 500

/**
 * Updates the seek bar only when it has moved. video.js updates it 33 times a second, which is half of the work of a page
 * during a long video, and changes the text for screen readers constantly.
 */
export function throttleSeekBar(video: typeof videojs): void {
  const SeekBar = video.getComponent('SeekBar') as typeof SeekBarType
  class ThrottledSeekBar extends SeekBar {
    // `declare`, because video.js calls update() before fields of a subclass are initialised.
    declare lastUpdate?: { progress: number; at: number }

    /** @param event of the video; undefined for the timer of video.js */
    override update(event?: Event): number {
      const progress = this.getProgress()
      const at = performance.now()
      const { lastUpdate } = this
      if (
        !event &&
        lastUpdate &&
        Math.abs(progress - lastUpdate.progress) < MIN_MOVE_FRACTION &&
        at - lastUpdate.at < TEXT_INTERVAL_MS
      )
        return progress
      // video.js does not render in a hidden tab.
      this.lastUpdate = document.hidden ? undefined : { progress, at }
      return super.update(event)
    }
  }
  video.registerComponent('SeekBar', ThrottledSeekBar as typeof Component)
}
