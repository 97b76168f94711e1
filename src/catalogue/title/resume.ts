import type { TitleCard } from '../../generated/types'
import { runtime } from '../../lib/text/runtime'
import type { Text } from '../../text/createText'

/** From here on a title counts as finished. */
const FINISHED = 0.95

/** How far the viewer got with a title that is neither untouched nor finished. */
export interface Resume {
  /** Watched part, from 0 to 0.95. */
  part: number
  secondsLeft: number
}

/** @returns undefined for what was not begun, is finished (95 %), or has no running time to measure against */
export function resumeOf({ progress = 0, runtime: total = 0 }: TitleCard): Resume | undefined {
  const part = progress / total
  if (!(part > 0 && part < FINISHED)) return undefined
  return { part, secondsLeft: total - progress }
}

/** "Episode 6 · 23 min left", or without the episode. Minutes are rounded up: nobody has 0 left. */
export function resumeLine(title: TitleCard, { secondsLeft }: Resume, t: Text): string {
  const minutes = Math.ceil(secondsLeft / 60)
  const time = minutes < 60 ? t('minutesBrief', { count: minutes }) : (runtime(minutes * 60) ?? '')
  const left = t('minutesLeft', { time })
  return title.episode_num === undefined ? left : `${t('episode', { number: title.episode_num })} · ${left}`
}
