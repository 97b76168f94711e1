import { spoken } from './spoken'

/**
 * A running time as Xh Ym (spec, section 9), below one hour as Ym; in other languages in their own units. What plays at
 * all lasts a minute or more.
 * @param seconds for example 9180, which reads "2h 33m"
 * @returns undefined where there is no running time to tell
 */
export function runtime(seconds: number | undefined): string | undefined {
  if (seconds === undefined || !Number.isFinite(seconds) || seconds <= 0) return undefined
  const minutes = Math.max(1, Math.floor(seconds / 60))
  const hours = Math.floor(minutes / 60)
  if (spoken.runtime) return spoken.runtime(hours, minutes % 60)
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`
}
