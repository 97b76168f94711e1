import { texts } from '../../src/text/texts'

/** The page of every sentence a visitor can read, by the key under which a brand replaces it. */
export function textsPage(): string {
  const rows = Object.entries(texts)
    .flatMap(([key, entry]) =>
      typeof entry === 'string'
        ? [[key, entry]]
        : Object.entries(entry).map(([form, words]) => [`${key}.${form}`, words]),
    )
    .sort(([a = ''], [b = '']) => a.localeCompare(b, 'en'))
    .map(([key, words = '']) => `| \`${key}\` | ${words.replaceAll('|', '\\|')} |`)
  return `${[INTRO, '', '| key | sentence |', '|---|---|', ...rows].join('\n')}\n`
}

const INTRO = `<!-- Made by \`npm run generate\` from src/text: do not edit. -->
# Texts

A brand replaces any of these sentences in \`site_config.texts\`, by its key. What stands in braces is filled in. Keys with \`.one\` and \`.other\` are chosen by the count.`
