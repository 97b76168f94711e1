import type Player from 'video.js/dist/types/player'
import { playerParts } from './playerParts'

/** Between captions and controls, in CSS pixels. */
const CLEAR = 8

/** The controls appear or disappear, or the picture gets another size. */
const EVENTS = ['useractive', 'userinactive', 'play', 'pause', 'playerresize', 'fullscreenchange', 'loadedmetadata']

/**
 * Keeps captions clear of the head and the controls while these are visible: video.js lays captions out in pixels within
 * the picture, so their box ends where the controls begin, and they are laid out again when that changes.
 * @returns undoes it
 */
export function placeCaptions(player: Player): () => void {
  const place = () => {
    const { textTrackDisplay: display, controlBar } = playerParts(player)
    const box = display?.el() as HTMLElement | undefined
    if (!display || !box) return
    // Sets the box to the picture, without the black bars beside it.
    display.updateDisplayOverlay()
    if (player.userActive() || (player.paused() && player.hasClass('vjs-has-started'))) {
      const root = player.el() as HTMLElement
      const head = root.querySelector<HTMLElement>('.mq-player__head')
      const bar = controlBar.el() as HTMLElement
      box.style.insetBlockStart = past(box.style.insetBlockStart, head?.offsetHeight ?? 0)
      box.style.insetBlockEnd = past(box.style.insetBlockEnd, bar.offsetHeight + CLEAR)
    }
    // video.js keeps the layout of a caption, also when its box changes.
    for (const track of Array.from(player.textTracks() as unknown as ArrayLike<TextTrack>))
      for (const cue of Array.from((track.cues ?? []) as ArrayLike<LaidOut>)) cue.displayState = undefined
    display.updateDisplay()
    keepInside()
  }
  // video.js enlarges a caption upwards from where it laid it out: one at the top would leave the picture.
  const keepInside = () => {
    for (const caption of player.el().querySelectorAll<HTMLElement>('.vjs-text-track-cue'))
      if (caption.offsetTop < 0) Object.assign(caption.style, { top: '0', bottom: 'auto' })
  }
  // Not earlier: video.js sets the box by listeners of its own that it adds when the player is ready.
  player.ready(() => {
    for (const event of EVENTS) player.on(event, place)
    player.on('texttrackchange', keepInside)
  })
  return () => {
    for (const event of EVENTS) player.off(event, place)
    player.off('texttrackchange', keepInside)
  }
}

/** A caption as video.js keeps it, with the element that it was laid out in. */
type LaidOut = TextTrackCue & { displayState?: Element }

/** The larger of a length in pixels, as a style has it, and another. */
const past = (style: string, least: number) => `${Math.max(Number.parseFloat(style) || 0, least)}px`
