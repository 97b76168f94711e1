import type Player from 'video.js/dist/types/player'
import { playerParts } from './playerParts'

/** Distance between captions and controls, in CSS pixels. */
const CAPTION_MARGIN_PX = 8

/** The visibility of the controls or the size of the video changes. */
const LAYOUT_EVENTS = [
  'useractive',
  'userinactive',
  'play',
  'pause',
  'playerresize',
  'fullscreenchange',
  'loadedmetadata',
]

/**
 * Keeps captions clear of the header and the controls while these are visible. video.js positions captions in pixels
 * within the video, so their box is limited to the free area, and they are laid out again when that changes.
 * @returns stops it
 */
export function placeCaptions(player: Player): () => void {
  const layOut = () => {
    const parts = playerParts(player)
    const { textTrackDisplay: display } = parts
    const box = display?.el()
    if (!display || !box) return
    // Resets the box to the video without its black bars.
    display.updateDisplayOverlay()
    if (player.userActive() || (player.paused() && player.hasClass('vjs-has-started'))) {
      const head = parts.el().querySelector<HTMLElement>('.mq-player__head')
      const bar = parts.controlBar.el()
      box.style.insetBlockStart = pixelsAtLeast(box.style.insetBlockStart, head?.offsetHeight ?? 0)
      box.style.insetBlockEnd = pixelsAtLeast(box.style.insetBlockEnd, bar.offsetHeight + CAPTION_MARGIN_PX)
    }
    // video.js caches the layout of a caption even if its box changes.
    for (const track of Array.from(parts.textTracks()))
      for (const cue of Array.from<CueWithLayout>(track.cues ?? [])) cue.displayState = undefined
    display.updateDisplay()
    keepInVideo()
  }
  // video.js enlarges captions upwards from their position, so one at the top would leave the video.
  const keepInVideo = () => {
    for (const caption of player.el().querySelectorAll<HTMLElement>('.vjs-text-track-cue'))
      if (caption.offsetTop < 0) Object.assign(caption.style, { top: '0', bottom: 'auto' })
  }
  // After the listeners of video.js that set the box, which it adds when the player is ready.
  player.ready(() => {
    for (const event of LAYOUT_EVENTS) player.on(event, layOut)
    player.on('texttrackchange', keepInVideo)
  })
  return () => {
    for (const event of LAYOUT_EVENTS) player.off(event, layOut)
    player.off('texttrackchange', keepInVideo)
  }
}

/** A cue with video.js's cached layout. */
type CueWithLayout = TextTrackCue & { displayState?: Element }

/** The larger one of a CSS length in pixels and a minimum. */
const pixelsAtLeast = (style: string, minimum: number) => `${Math.max(Number.parseFloat(style) || 0, minimum)}px`
