import type Component from 'video.js/dist/types/component'
import type Player from 'video.js/dist/types/player'
import { pageLanguage } from '../../lib/text/pageLanguage'
import { safeResource } from '../../lib/url/safeHref'
import type { Text } from '../../text/createText'
import { playerParts } from '../controls/playerParts'
import type { SeekPicture } from '../engine/seekPictures'
import { spokenTime } from './spokenTime'
import './seekBar.scss'

/** What video.js asks for when the bar says where the film is. */
const TIMING = 'progress bar timing: currentTime={1} duration={2}'

/** How wide a picture at the bar is at most, in CSS pixels. */
const WIDTH = 252

/**
 * What the line of time shows and says beyond video.js: a picture of the place that the mouse is at, and where the film is
 * in words. How much is loaded is not read out: it changes all the time, and nobody can do anything with it.
 * @param pictureAt what the stream has to show of a second of the film; undefined: nothing
 * @returns takes it back
 */
export function bindSeekBar(player: Player, t: Text, pictureAt: (time: number) => Promise<SeekPicture | undefined>) {
  const bar = playerParts(player).controlBar.getDescendant(['progressControl', 'seekBar']) as Component | undefined
  const line = bar?.el()
  const mouse = line?.querySelector('.vjs-mouse-display')
  if (!bar || !line || !mouse) return () => {}
  line.querySelector('.vjs-load-progress')?.setAttribute('aria-hidden', 'true')
  sayInWords(bar, player, t)

  const frame = document.createElement('div')
  frame.className = 'mq-seek-picture'
  frame.hidden = true
  const image = document.createElement('img')
  image.alt = ''
  frame.append(image)
  mouse.append(frame)
  let turn = 0
  const move = async (event: PointerEvent) => {
    const { left, width } = line.getBoundingClientRect()
    const length = player.duration() ?? 0
    if (!(width > 0 && length > 0 && length < Number.POSITIVE_INFINITY)) return
    const x = Math.min(Math.max(event.clientX - left, 0), width)
    const mine = ++turn
    const picture = await pictureAt((x / width) * length).catch(() => undefined)
    // The mouse is elsewhere by now.
    if (mine !== turn) return
    const src = safeResource(picture?.src)
    frame.hidden = !picture || !src
    if (!picture || !src) return
    const scale = Math.min(WIDTH, width / 2) / picture.width
    const wide = picture.width * scale
    if (image.getAttribute('src') !== src) image.src = src
    Object.assign(frame.style, { width: `${wide}px`, height: `${picture.height * scale}px` })
    // It stays within the bar.
    frame.style.translate = `${Math.min(Math.max(x - wide / 2, 0), width - wide) - x}px 0`
    Object.assign(image.style, {
      width: `${picture.sheetWidth * scale}px`,
      translate: `${-picture.x * scale}px ${-picture.y * scale}px`,
    })
  }
  const control = (line.parentElement ?? line) as HTMLElement
  // The problem: controls that come forth below a mouse that stands still get no move, and video.js writes its time at the
  // next one: until then it stands at the beginning, empty. The solution: to come in counts as a move.
  const enter = (event: PointerEvent) => {
    control.dispatchEvent(new MouseEvent('mousemove', event))
    move(event)
  }
  control.addEventListener('pointermove', move)
  control.addEventListener('pointerenter', enter)
  return () => {
    turn++
    control.removeEventListener('pointermove', move)
    control.removeEventListener('pointerenter', enter)
  }
}

/** "3 minutes 12 seconds of 58 minutes", where video.js would say "3:12 of 58:00". */
function sayInWords(bar: Component, player: Player, t: Text): void {
  const usual = bar.localize.bind(bar)
  const locale = pageLanguage()
  bar.localize = (words: string, tokens?: string[], fallback?: string) =>
    words === TIMING
      ? t('playerOf')
          .replace('{1}', spokenTime(player.currentTime() ?? 0, locale))
          .replace('{2}', spokenTime(player.duration() ?? 0, locale))
      : usual(words, tokens, fallback)
}
