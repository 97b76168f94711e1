import { baseLanguage, languageName, normaliseLanguageCode } from './language'

/** Texts of the track menu, from `src/text`. */
export interface TrackTexts {
  /** "English (forced)". */
  forced(name: string): string
  /** "English (audio description)". */
  described(name: string): string
  /** "English (commentary)". */
  commentary(name: string): string
  /** "Track 2". */
  unnamed(number: number): string
}

export interface LabelRules {
  /** The page language: fallback for language names. */
  locale: string
  texts: TrackTexts
}

/** A track in a manifest. */
export interface TrackName {
  label: string | null
  /** DASH: the Representation's id. HLS: an address. */
  id: string | null
  /** Normalised by `normaliseLanguageCode`. */
  language: string | undefined
}

/**
 * The label of a track by the specification's rules: the manifest's label; if that is only a code, the track's id; if that
 * is not readable, the name of the language.
 * @param removed strings that the site removes from labels
 * @returns undefined if nothing is known
 */
export function trackLabel(track: TrackName, locale: string, removed: readonly string[] = []): string | undefined {
  const { text } = parseTrackLabel(track.label, removed)
  if (text && !isLanguageCode(text, track.language, locale)) return text
  const byId = text ? readableId(track.id, removed) : undefined
  return byId ?? languageName(track.language ?? text, locale) ?? (text || track.language)?.toUpperCase()
}

/**
 * Whether a label is a language code. Three letters count only for the track's own language or one that also has a
 * two-letter code: "SDH" is a code, too (Southern Kurdish), but never meant as one.
 */
function isLanguageCode(label: string, language: string | undefined, locale: string): boolean {
  const code = normaliseLanguageCode(label)
  if (!code) return false
  return (
    baseLanguage(code) === baseLanguage(language) ||
    (baseLanguage(code).length === 2 && languageName(code, locale) !== undefined)
  )
}

/** The suffix for a label that tracks in several languages share. */
export function languageHint({ language }: { language: string }, { locale }: LabelRules): string {
  const name = languageName(language, locale)
  return name ? ` (${name})` : ''
}

/** Ids that are addresses, as in HLS: "subs/en.m3u8?v=2". */
const ADDRESS = /[/:?#%\\]|\.[a-z0-9]{2,5}$/i
/** Numbers and hashes. */
const HASH = /^(?=.*\d)[0-9a-f-]{12,}$/i

/**
 * The id of a track if it is a readable name, as some DASH packagers write.
 * @param removed strings that the site removes from labels
 * @returns undefined for addresses, numbers, hashes and language codes
 */
export function readableId(id: string | null | undefined, removed: readonly string[]): string | undefined {
  if (!id || ADDRESS.test(id)) return undefined
  const { text } = parseTrackLabel(id, removed)
  if (!/\p{L}{2}/u.test(text) || HASH.test(text) || normaliseLanguageCode(text)) return undefined
  return text
}

/** The suffixes of an id or of the file name of an address. HLS joins the addresses of a track by commas. */
export function parseIdSuffixes(id: string | null | undefined): { isDefault: boolean; isForced: boolean } {
  const parts = (id ?? '').split(',').map((part) => parseTrackLabel(fileName(part)))
  return { isDefault: parts.some((part) => part.isDefault), isForced: parts.some((part) => part.isForced) }
}

function fileName(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return (path.split('/').at(-1) ?? '').replace(/\.[a-z0-9]{2,5}$/i, '')
}

/** A label without its technical suffixes. */
interface CleanLabel {
  text: string
  /** Whether the label ended in "-default". */
  isDefault: boolean
  /** Whether the label ended in "forced". */
  isForced: boolean
}

/** Suffixes of packagers: bitrate 0, and the default track. */
const TECHNICAL_SUFFIX = /(?:=0|-default)$/i
/** Also the suffix of forced subtitles. */
const ANY_SUFFIX = /(?:=0|-default|[-_:, ]*[([]?(?<![a-z])forced[)\]]?)$/i
const MAX_LABEL_LENGTH = 200

/**
 * Removes technical suffixes, and the strings that the site configures, from a label or id of the manifest.
 * @param removed `site_config.remove_cc_label_strings`, literal and case-sensitive
 */
export function parseTrackLabel(label: string | null | undefined, removed: readonly string[] = []): CleanLabel {
  const whole = removeSuffixes((label ?? '').slice(0, MAX_LABEL_LENGTH), TECHNICAL_SUFFIX)
  // Removed strings may have followed other suffixes.
  const rest = removeSuffixes(removeStrings(whole.text, removed), ANY_SUFFIX)
  return { ...rest, isDefault: whole.isDefault || rest.isDefault }
}

function removeSuffixes(label: string, suffixes: RegExp): CleanLabel {
  const clean: CleanLabel = { text: label.trim(), isDefault: false, isForced: false }
  for (let found = suffixes.exec(clean.text); found; found = suffixes.exec(clean.text)) {
    const suffix = found[0].toLowerCase()
    if (suffix === '-default') clean.isDefault = true
    else if (suffix !== '=0') clean.isForced = true
    clean.text = clean.text.slice(0, found.index).trimEnd()
  }
  return clean
}

/** Longest first: removes "[CC]" as a whole even if "CC" is in the list. */
function removeStrings(label: string, strings: readonly string[]): string {
  const present = strings
    .filter((string) => string.trim() && label.includes(string))
    .sort((a, b) => b.length - a.length)
  if (present.length === 0) return label
  const rest = present.reduce((text, string) => text.replaceAll(string, ''), label)
  // Removes brackets and separators that are left over: "English []", "English - ".
  return rest
    .replace(/\( *\)|\[ *\]/g, '')
    .replace(/ +/g, ' ')
    .replace(/^[-–|:,/ ]+|[-–|:,/ ]+$/g, '')
}
