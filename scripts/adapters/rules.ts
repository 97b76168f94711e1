import { decodeHTMLStrict } from 'entities'
import { fold } from '../../src/lib/text/fold'

/** Removes null, empty strings, empty lists and objects, NaN and infinite numbers, at every depth. */
export function removeEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (Array.isArray(value)) {
    const items = value.map(removeEmpty).filter((item) => item !== undefined)
    return items.length > 0 ? items : undefined
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const fields = Object.entries(value).flatMap(([name, child]) => {
    const cleaned = removeEmpty(child)
    return cleaned === undefined ? [] : [[name, cleaned]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** A URL slug from the name and the foreign ID, which makes it unique. */
export function slugOf(name: string, id: string | number): string {
  const words = fold(name)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '')
  const suffix = String(id)
    .replaceAll(/[^A-Za-z0-9._~-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 100)
  return suffix.toLowerCase() === words ? suffix : [words, suffix].filter(Boolean).join('-')
}

/** Converts .NET ticks (100 nanoseconds) to whole seconds. */
export const secondsOfTicks = (ticks: number | null | undefined) =>
  ticks == null || ticks <= 0 ? undefined : Math.round(ticks / 10_000_000)

const ISO_DURATION =
  /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:([\d.,]+)H)?(?:([\d.,]+)M)?(?:([\d.,]+)S)?)?$/i

/**
 * Converts an ISO 8601 duration (`PT1H30M`, `P0Y0M0DT1H30M0S`) to seconds. Undefined for other texts, and for durations
 * with years or months, which have no fixed length.
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

/** Converts Unix time in seconds to an ISO date (UTC). */
export function isoDateOfUnixTime(seconds: number | null | undefined): string | undefined {
  const date = new Date((seconds ?? Number.NaN) * 1000)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}

export interface Picture {
  src: string
  /** In pixels. */
  width?: number
}

/** The URL of the widest size of a picture. */
export const widestPictureUrl = (pictures: readonly Picture[] | null | undefined): string | undefined => {
  const src = [...(pictures ?? [])].sort((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]?.src
  return src && decodeHTMLStrict(src).trim().replace(/^\/\//, 'https://')
}

/**
 * Converts a foreign field, which may contain HTML, to plain text. Feeds often encode twice, so tags and entities are
 * removed twice. Not a sanitizer: the result must be rendered as text.
 */
export function plainText(text: string | null | undefined): string | undefined {
  if (text == null) return undefined
  return stripAndDecode(stripAndDecode(text)).replaceAll(/\s+/g, ' ').trim()
}

const stripAndDecode = (html: string) => decodeHTMLStrict(stripTags(html))

/** A tag starts with a letter, a slash or an exclamation mark: "for kids < 5 and > 2" contains no tag. */
const stripTags = (html: string) =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    // Inline tags do not separate words.
    .replaceAll(/<\/?(?:a|abbr|b|cite|em|font|i|mark|q|s|small|span|strong|sub|sup|u)\b[^>]*>/gi, '')
    .replaceAll(/<[a-z/!][^>]*>/gi, ' ')
