import type Player from 'video.js/dist/types/player'
import { playerParts } from './playerParts'

/** Between captions and controls, in CSS pixels. */
const CLEAR = 8

/** When controls come and go, and when the picture gets another place. video.js has moved its captions by then. */
const EVENTS = ['useractive', 'userinactive', 'play', 'pause', 'playerresize', 'fullscreenchange', 'loadedmetadata']

/**
 * Keeps captions clear of head and controls while those are there.
 * The problem: video.js lays captions out in pixels within the picture, whatever lies over it. The solution: their box
 * ends where the controls begin, and they are laid out anew when that changes.
 * @returns takes it back
 */
export function placeCaptions(player: Player): () => void {
  const place = () => {
    const { textTrackDisplay: display, controlBar } = playerParts(player)
    const box = display?.el() as HTMLElement | undefined
    if (!display || !box) return
    // Within the picture: what is black beside it belongs to nobody.
    display.updateDisplayOverlay()
    if (player.userActive() || (player.paused() && player.hasClass('vjs-has-started'))) {
      const root = player.el() as HTMLElement
      const head = root.querySelector<HTMLElement>('.mq-player__head')
      const bar = controlBar.el() as HTMLElement
      box.style.insetBlockStart = past(box.style.insetBlockStart, head?.offsetHeight ?? 0)
      box.style.insetBlockEnd = past(box.style.insetBlockEnd, bar.offsetHeight + CLEAR)
    }
    // What was laid out once is shown again as it was, also in another box.
    for (const track of Array.from(player.textTracks() as unknown as ArrayLike<TextTrack>))
      for (const cue of Array.from((track.cues ?? []) as ArrayLike<LaidOut>)) cue.displayState = undefined
    display.updateDisplay()
  }
  for (const event of EVENTS) player.on(event, place)
  return () => {
    for (const event of EVENTS) player.off(event, place)
  }
}

/** A caption as video.js keeps it, with the element that it was laid out in. */
type LaidOut = TextTrackCue & { displayState?: Element }

/** The larger of a length in pixels, as a style has it, and another. */
const past = (style: string, least: number) => `${Math.max(Number.parseFloat(style) || 0, least)}px`
