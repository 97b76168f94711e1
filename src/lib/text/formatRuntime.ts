import { localFormats } from './localFormats'

/**
 * Formats a running time as Xh Ym (spec, section 9), below one hour as Ym, at least one minute; other languages have their
 * own units.
 * @param seconds for example 9180, which becomes "2h 33m"
 */
export function formatRuntime(seconds: number | undefined): string | undefined {
  if (seconds === undefined || !Number.isFinite(seconds) || seconds <= 0) return undefined
  const minutes = Math.max(1, Math.floor(seconds / 60))
  const hours = Math.floor(minutes / 60)
  if (localFormats.runtime) return localFormats.runtime(hours, minutes % 60)
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`
}
