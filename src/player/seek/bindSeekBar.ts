import type Component from 'video.js/dist/types/component'
import type Player from 'video.js/dist/types/player'
import { pageLanguage } from '../../lib/text/pageLanguage'
import { safeResourceUrl } from '../../lib/url/safeHref'
import type { TranslateFunction } from '../../text/createText'
import { playerParts } from '../controls/playerParts'
import type { Thumbnail } from '../engine/thumbnails'
import { spokenTime } from './spokenTime'
import './seekBar.scss'

/** The text key of video.js for the position. */
const POSITION_TEXT_KEY = 'progress bar timing: currentTime={1} duration={2}'

/** In CSS pixels. */
const MAX_THUMBNAIL_WIDTH = 252

/**
 * Extends the seek bar of video.js: a thumbnail at the mouse position, and the spoken position for screen readers. Hides
 * the loaded part from screen readers, because it changes all the time.
 * @param thumbnailAt the thumbnail of a time in seconds, if the stream has one
 * @returns unbinds
 */
export function bindSeekBar(
  player: Player,
  t: TranslateFunction,
  thumbnailAt: (time: number) => Promise<Thumbnail | undefined>,
) {
  const bar = playerParts(player).controlBar.getDescendant(['progressControl', 'seekBar'])
  const line = bar?.el()
  const mouse = line?.querySelector('.vjs-mouse-display')
  if (!bar || !(line instanceof HTMLElement) || !mouse) return () => {}
  line.querySelector('.vjs-load-progress')?.setAttribute('aria-hidden', 'true')
  localizePosition(bar, player, t)

  const frame = document.createElement('div')
  frame.className = 'mq-seek-picture'
  frame.hidden = true
  const image = document.createElement('img')
  image.alt = ''
  frame.append(image)
  mouse.append(frame)
  let latestMove = 0
  const move = async (event: PointerEvent) => {
    const { left, width } = line.getBoundingClientRect()
    const length = player.duration() ?? 0
    if (!(width > 0 && length > 0 && length < Number.POSITIVE_INFINITY)) return
    const x = Math.min(Math.max(event.clientX - left, 0), width)
    const moveId = ++latestMove
    const picture = await thumbnailAt((x / width) * length).catch(() => undefined)
    // The mouse has moved meanwhile.
    if (moveId !== latestMove) return
    const src = safeResourceUrl(picture?.src)
    frame.hidden = !picture || !src
    if (!picture || !src) return
    const scale = Math.min(MAX_THUMBNAIL_WIDTH, width / 2) / picture.width
    const thumbnailWidth = picture.width * scale
    if (image.getAttribute('src') !== src) image.src = src
    Object.assign(frame.style, { width: `${thumbnailWidth}px`, height: `${picture.height * scale}px` })
    // Keeps the thumbnail within the bar.
    frame.style.translate = `${Math.min(Math.max(x - thumbnailWidth / 2, 0), width - thumbnailWidth) - x}px 0`
    Object.assign(image.style, {
      width: `${picture.sheetWidth * scale}px`,
      translate: `${-picture.x * scale}px ${-picture.y * scale}px`,
    })
  }
  const control = line.parentElement ?? line
  // Controls that appear below a resting mouse get no mousemove event, and video.js would show an empty time at the start.
  const enter = (event: PointerEvent) => {
    control.dispatchEvent(new MouseEvent('mousemove', event))
    move(event)
  }
  control.addEventListener('pointermove', move)
  control.addEventListener('pointerenter', enter)
  return () => {
    latestMove++
    control.removeEventListener('pointermove', move)
    control.removeEventListener('pointerenter', enter)
  }
}

/** Replaces "3:12 of 58:00" by "3 minutes 12 seconds of 58 minutes". */
function localizePosition(bar: Component, player: Player, t: TranslateFunction): void {
  const localize = bar.localize.bind(bar)
  const locale = pageLanguage()
  bar.localize = (key: string, tokens?: string[], fallback?: string) =>
    key === POSITION_TEXT_KEY
      ? t('playerOf')
          .replace('{1}', spokenTime(player.currentTime() ?? 0, locale))
          .replace('{2}', spokenTime(player.duration() ?? 0, locale))
      : localize(key, tokens, fallback)
}
