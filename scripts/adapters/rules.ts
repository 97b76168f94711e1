/** What all adapters have in common: how foreign words, times and pictures are read. */

/** Without what says nothing: null, empty texts, empty lists and objects, numbers that are none. At every depth. */
export function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (Array.isArray(value)) {
    const items = value.map(tidy).filter((item) => item !== undefined)
    return items.length > 0 ? items : undefined
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const fields = Object.entries(value).flatMap(([name, child]) => {
    const tidied = tidy(child)
    return tidied === undefined ? [] : [[name, tidied]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** A name for addresses: the words, and the foreign id, which keeps it apart from others of the same name. */
export function slugOf(words: string, id: string | number): string {
  const plain = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '')
  const own = String(id)
    .replaceAll(/[^A-Za-z0-9._~-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 100)
  return own.toLowerCase() === plain ? own : [plain, own].filter(Boolean).join('-')
}

/** Ticks of 100 nanoseconds, as .NET counts, in whole seconds. */
export const secondsOfTicks = (ticks: number | null | undefined) =>
  ticks == null || ticks <= 0 ? undefined : Math.round(ticks / 10_000_000)

/** A duration of ISO 8601 (`PT1H30M`) in seconds; undefined for what is none, and for months and years, which have no length. */
export function secondsOfIso(duration: string | null | undefined): number | undefined {
  const [, days, hours, minutes, seconds] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(duration ?? '') ?? []
  const all = Number(days ?? 0) * 86_400 + Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  return all > 0 ? Math.round(all) : undefined
}

/** The day of a moment in seconds since 1970. */
export function dayOf(seconds: number | null | undefined): string | undefined {
  const date = new Date((seconds ?? Number.NaN) * 1000)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}

export interface Picture {
  src: string
  /** In pixels. */
  width?: number
}

/** The widest of several sizes of one picture. */
export const widest = (pictures: readonly Picture[] | null | undefined): string | undefined =>
  [...(pictures ?? [])].sort((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]?.src

/** Text of a foreign field that may hold HTML: without tags. It is shown as text, so this is for reading, not for safety. */
export const plainText = (text: string | null | undefined) =>
  text
    // What stands within a word or before a full stop leaves no space.
    ?.replaceAll(/<\/?(?:a|b|em|i|small|span|strong|sub|sup|u)\b[^>]*>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
