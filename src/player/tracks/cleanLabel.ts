/** What a label says once its technical endings are off. */
export interface CleanLabel {
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
