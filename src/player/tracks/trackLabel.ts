import { baseLanguage, languageCode, languageName } from './language'

/** The sentences of a menu of tracks; the caller words them (`src/text`). */
export interface TrackTexts {
  /** "English (forced)": only what is spoken in another language than the film. */
  forced(name: string): string
  /** "English (audio description)". */
  described(name: string): string
  /** "English (commentary)". */
  commentary(name: string): string
  /** "Track 2": nothing is known of it. */
  unnamed(number: number): string
}

/** What tracks of every kind need for their labels. */
export interface LabelRules {
  /** The page's language: names of languages that have none of their own here are given in it. */
  locale: string
  words: TrackTexts
}

/** What a manifest says of a track. */
export interface Named {
  label: string | null
  /** DASH: the Representation's id. HLS: an address. */
  id: string | null
  /** As `languageCode` has it. */
  language: string | undefined
}

/**
 * The label of a track by the specification's rules: the manifest's own; where that is a mere code, the track's id; where
 * that says nothing to a person, the language's name.
 * @param removed words that the site takes out of labels
 * @returns undefined where nothing is known
 */
export function trackLabel(named: Named, locale: string, removed: readonly string[] = []): string | undefined {
  const { text } = cleanLabel(named.label, removed)
  if (text && !isCode(text, named.language, locale)) return text
  const byId = text ? readableId(named.id, removed) : undefined
  return byId ?? languageName(named.language ?? text, locale) ?? (text || named.language)?.toUpperCase()
}

/**
 * Whether a label is in the list of codes of languages. Three letters count where they mean the track's own language or
 * one that has two as well: "SDH" is a code, too (Southern Kurdish), and nobody means it.
 */
function isCode(label: string, language: string | undefined, locale: string): boolean {
  const code = languageCode(label)
  if (!code) return false
  return (
    baseLanguage(code) === baseLanguage(language) ||
    (baseLanguage(code).length === 2 && languageName(code, locale) !== undefined)
  )
}

/** What is written behind a label where another language has the same one. */
export function languageHint({ language }: { language: string }, { locale }: LabelRules): string {
  const name = languageName(language, locale)
  return name ? ` (${name})` : ''
}

/** What makes an id an address, as HLS has it: "subs/en.m3u8?v=2". */
const ADDRESS = /[/:?#%\\]|\.[a-z0-9]{2,5}$/i
/** Numbers, hashes and the like say nothing to anybody. */
const HASH = /^(?=.*\d)[0-9a-f-]{12,}$/i

/**
 * The id of a track where a person can read it: packagers of DASH write names there.
 * @param removed words that the site takes out of labels
 * @returns undefined for addresses, numbers, hashes and codes of languages
 */
export function readableId(id: string | null | undefined, removed: readonly string[]): string | undefined {
  if (!id || ADDRESS.test(id)) return undefined
  const { text } = cleanLabel(id, removed)
  if (!/\p{L}{2}/u.test(text) || HASH.test(text) || languageCode(text)) return undefined
  return text
}

/** What the endings of an id say; of an address those of its file name. HLS joins the addresses of a track by commas. */
export function idMarks(id: string | null | undefined): { isDefault: boolean; isForced: boolean } {
  const parts = (id ?? '').split(',').map((part) => cleanLabel(fileName(part)))
  return { isDefault: parts.some((part) => part.isDefault), isForced: parts.some((part) => part.isForced) }
}

function fileName(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return (path.split('/').at(-1) ?? '').replace(/\.[a-z0-9]{2,5}$/i, '')
}

/** What a label says once its technical endings are off. */
interface CleanLabel {
  text: string
  /** It ended in "-default". */
  isDefault: boolean
  /** It ended in "forced". */
  isForced: boolean
}

/** Endings that packagers write: a bitrate of nothing, a mark for what is on. */
const TECHNICAL = /(?:=0|-default)$/i
/** And a mark for what only says the foreign words. */
const ANY = /(?:=0|-default|[-_:, ]*[([]?(?<![a-z])forced[)\]]?)$/i
const LONGEST = 200

/**
 * A label or id of the manifest without its endings and without the words that the site takes out.
 * @param removed `site_config.remove_cc_label_strings`, taken literally, capitals count
 */
export function cleanLabel(label: string | null | undefined, removed: readonly string[] = []): CleanLabel {
  const whole = withoutEndings((label ?? '').slice(0, LONGEST), TECHNICAL)
  // What the site takes out says nothing any more, and endings may have stood before it.
  const rest = withoutEndings(withoutWords(whole.text, removed), ANY)
  return { ...rest, isDefault: whole.isDefault || rest.isDefault }
}

function withoutEndings(label: string, endings: RegExp): CleanLabel {
  const clean: CleanLabel = { text: label.trim(), isDefault: false, isForced: false }
  for (let found = endings.exec(clean.text); found; found = endings.exec(clean.text)) {
    const ending = found[0].toLowerCase()
    if (ending === '-default') clean.isDefault = true
    else if (ending !== '=0') clean.isForced = true
    clean.text = clean.text.slice(0, found.index).trimEnd()
  }
  return clean
}

/** The longest first: "[CC]" goes as a whole, also where "CC" is in the list. */
function withoutWords(label: string, words: readonly string[]): string {
  const present = words.filter((word) => word.trim() && label.includes(word)).sort((a, b) => b.length - a.length)
  if (present.length === 0) return label
  const rest = present.reduce((text, word) => text.replaceAll(word, ''), label)
  // What held the words together goes with them: "English []", "English - ".
  return rest
    .replace(/\( *\)|\[ *\]/g, '')
    .replace(/ +/g, ' ')
    .replace(/^[-–|:,/ ]+|[-–|:,/ ]+$/g, '')
}
