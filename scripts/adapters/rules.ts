import { decodeHTMLStrict } from 'entities'
import { fold } from '../../src/lib/text/fold'

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
  const plain = fold(words)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
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

const ISO_DURATION =
  /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:([\d.,]+)H)?(?:([\d.,]+)M)?(?:([\d.,]+)S)?)?$/i

/**
 * A duration of ISO 8601 (`PT1H30M`, `P0Y0M0DT1H30M0S`) in seconds. Undefined for anything else, and for years and months,
 * which have no fixed length, unless there are none of them.
 */
export function secondsOfIso(duration: string | null | undefined): number | undefined {
  const parts = ISO_DURATION.exec(duration?.trim() ?? '')?.slice(1) ?? []
  const [years, months, weeks, days, hours, minutes, seconds] = parts.map((part) =>
    Number((part ?? '0').replace(',', '.')),
  ) as [number, number, number, number, number, number, number]
  if (years || months) return undefined
  const all = weeks * 604_800 + days * 86_400 + hours * 3600 + minutes * 60 + seconds
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

/** The address of the widest of several sizes of one picture. */
export const widest = (pictures: readonly Picture[] | null | undefined): string | undefined => {
  const src = [...(pictures ?? [])].sort((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]?.src
  return src && decodeHTMLStrict(src).trim().replace(/^\/\//, 'https://')
}

/**
 * The text of a foreign field, which may hold HTML. Feeds often encode twice, so that tags and entities appear only after
 * decoding: both are read twice. The result is shown as text; this is for reading, not for safety.
 */
export function plainText(text: string | null | undefined): string | undefined {
  if (text == null) return undefined
  return readable(readable(text)).replaceAll(/\s+/g, ' ').trim()
}

const readable = (html: string) => decodeHTMLStrict(withoutTags(html))

/** A tag begins with a letter, a slash or an exclamation mark: "for kids < 5 and > 2" has none. */
const withoutTags = (html: string) =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    // Tags within a sentence leave no space.
    .replaceAll(/<\/?(?:a|abbr|b|cite|em|font|i|mark|q|s|small|span|strong|sub|sup|u)\b[^>]*>/gi, '')
    .replaceAll(/<[a-z/!][^>]*>/gi, ' ')
