import { describe, expect, it, test } from 'vitest'
import { de } from '../../../../text/languages/de/de'
import { applyChange, editSite } from '../../../../tools/edit/editSite'
import { fieldRules } from '../../../schemas/siteRules'
import { CONFIG_FILE } from '../../draft/siteData'
import { checkText } from './checkText'
import { changedTexts, findTexts } from './findTexts'
import { findUnusedTexts } from './findUnusedTexts'
import { matchTexts } from './matchText'
import { type AllTranslations, inheritedText, ownText, shownText, textOperations, textVariantsOf } from './ownTexts'
import { siteLanguages } from './siteLanguages'
import { TEXT_ENTRIES, TEXT_GROUPS, type TextEntry } from './textEntries'
import { subjectsIn } from './textSubjects'
import { readView, viewKey } from './textsView'

const translations: AllTranslations = new Map([['de', de]])
const configOf = (own: object = {}) => ({ site_config: { languages: ['en', 'de'], routing: [], ...own } })
const [english, german] = siteLanguages(configOf())
if (!english || !german) throw new Error('Expected two languages.')
const entryOf = (key: string): TextEntry => {
  const entry = TEXT_ENTRIES.find((each) => each.key === key)
  if (!entry) throw new Error(`There is no text ${key}.`)
  return entry
}
const textOf = (key: string, own: object, language = german, index = 0) => {
  const field = textVariantsOf(entryOf(key), language.code)[index]
  return field && shownText(configOf(own), entryOf(key), language, field, translations)
}

describe('siteLanguages', () => {
  it.each([
    [undefined, ['English default']],
    [
      ['de', 'en'],
      ['German default', 'English'],
    ],
    [['xx', 'ar', 'ar'], ['Arabic default']],
    ['de', ['English default']],
  ])('returns the languages and the default for the site setting %j', (languages, expected) => {
    const found = siteLanguages({ site_config: { languages } })
    expect(found.map(({ name, isDefault }) => (isDefault ? `${name} default` : name))).toEqual(expected)
  })
})

test('groups all texts, and takes the subject of a text from the comment above', () => {
  expect(TEXT_GROUPS.every(({ entries }) => entries.length > 20)).toBe(true)
  expect(entryOf('commentNew').subject).toBe('Comment field')
  expect(entryOf('resetPassword').subject).toBeUndefined()
  expect([...subjectsIn("export const a = {\n  b: 'x',\n  // C\n  d: 'y', // no subject\n  e: 'z',\n}")]).toEqual([
    ['d', 'C'],
    ['e', 'C'],
  ])
})

test('has a field for each plural form of the language', () => {
  expect(textVariantsOf(entryOf('close'), 'ar')).toEqual([{ name: 'close' }])
  expect(textVariantsOf(entryOf('films'), 'de').map(({ name }) => name)).toEqual(['films.one', 'films.other'])
  expect(textVariantsOf(entryOf('films'), 'ar').map(({ form }) => form)).toEqual(
    expect.arrayContaining(['zero', 'one', 'two', 'few', 'many', 'other']),
  )
})

describe('shownText', () => {
  it.each([
    ['the built-in translation', 'close', {}, 'Schließen'],
    ['the text that the site sets for the language', 'close', { texts_by_language: { de: { close: 'Zu' } } }, 'Zu'],
    [
      'the built-in translation, although the site sets a text for its default language',
      'close',
      { texts: { close: 'Shut' } },
      'Schließen',
    ],
    [
      'the "other" text of the site for a plural form that it does not set',
      'films',
      { texts_by_language: { de: { 'films.other': '{count} Filme' } } },
      '{count} Filme',
    ],
  ])('returns %s', (_, key, own, expected) => expect(textOf(key, own)).toBe(expected))

  it.each([
    ['the text in "texts"', { texts: { close: 'Shut' } }, 'Shut'],
    [
      'the text in "texts_by_language" rather than the one in "texts"',
      { texts: { close: 'Shut' }, texts_by_language: { en: { close: 'Hide' } } },
      'Hide',
    ],
  ])('returns %s in the default language', (_, own, expected) => expect(textOf('close', own, english)).toBe(expected))

  it('returns the built-in singular if the site replaces only the plural', () =>
    expect(textOf('films', { texts: { 'films.other': '{count} films' } }, english)).toBe('{count} title'))
})

describe('textOperations', () => {
  const after = (own: object, language: typeof german, name: string, text: string | undefined) => {
    let files: ReadonlyMap<string, string> = new Map([[CONFIG_FILE, JSON.stringify(configOf(own))]])
    for (const operation of textOperations(configOf(own), language, name, text)) {
      const edited = editSite(files, operation, { fields: fieldRules })
      if ('refused' in edited) throw new Error(edited.refused)
      if (edited.change) files = applyChange(files, edited.change)
    }
    const { languages: _, routing: __, ...texts } = JSON.parse(files.get(CONFIG_FILE) ?? '').site_config
    return texts
  }
  it.each([
    ['sets a text of another language', {}, german, 'Zu', { texts_by_language: { de: { close: 'Zu' } } }],
    ['sets a text of the default language', {}, english, 'Shut', { texts: { close: 'Shut' } }],
    [
      'sets the text that takes precedence',
      { texts: { close: 'A' }, texts_by_language: { en: { close: 'B' } } },
      english,
      'C',
      { texts: { close: 'A' }, texts_by_language: { en: { close: 'C' } } },
    ],
    [
      'resets a text in all places',
      { texts: { close: 'A', search: 'S' }, texts_by_language: { en: { close: 'B' } } },
      english,
      undefined,
      { texts: { search: 'S' } },
    ],
    [
      'changes nothing when a default text is reset',
      { texts: { search: 'S' } },
      german,
      undefined,
      { texts: { search: 'S' } },
    ],
  ])('%s', (_, own, language, text, expected) => expect(after(own, language, 'close', text)).toEqual(expected))
})

describe('checkText', () => {
  it.each([
    ['accepts a sentence', 'close', 'Shut', undefined],
    ['accepts a number as a word', 'films', 'One title', undefined],
    ['reports a missing placeholder', 'more', 'About', 'Missing placeholder {name}: its value would not be shown.'],
    ['reports an unknown placeholder', 'more', '{nam}', 'Unknown placeholder {nam}: expected {name}.'],
    [
      'reports a placeholder in a text without any',
      'close',
      'Shut {x}',
      'Unknown placeholder {x}: this text has no placeholders.',
    ],
    ['reports an empty text', 'close', ' ', 'Type a sentence, or reset it to the default.'],
    [
      'reports a text of more than 2000 characters',
      'close',
      'x'.repeat(2001),
      'The text has 2001 characters. At most 2000 are allowed.',
    ],
  ])('%s', (_, key, text, expected) =>
    expect(checkText(text, entryOf(key), key === 'films' ? 'one' : undefined)).toBe(expected),
  )
})

describe('matchTexts', () => {
  const keysOf = (sentences: string[], own: object = {}, language = german) =>
    matchTexts(sentences, TEXT_ENTRIES, configOf(own), language, translations)?.entries.map(({ key }) => key)
  it.each([
    ['a sentence', ['Nach Genre stöbern'], {}, ['browseGenres']],
    ['a sentence in lines', ['Nach\n  Genre\u00a0stöbern'], {}, ['browseGenres']],
    ['a filled placeholder', ['Regie: Fritz Lang'], {}, ['directedBy']],
    ['a number in its own format', ['12.345 Titel'], {}, ['films']],
    ['a text that the site sets', ['Zu!'], { texts_by_language: { de: { close: 'Zu!' } } }, ['close']],
    [
      'no built-in text that the site replaces',
      ['Nach Genre stöbern'],
      { texts_by_language: { de: { browseGenres: 'x' } } },
      undefined,
    ],
    ['an exact match rather than a filled placeholder', ['Regie: wir', 'Nach Genre stöbern'], {}, ['browseGenres']],
    ['no text for words of the site’s documents', ['Metropolis', 'Festival wall'], {}, undefined],
    ['no text for characters of regular expressions', ['.*', '(', '\\'], {}, undefined],
    ['no text without sentences', [], {}, undefined],
  ])('finds the text for sentences on the page: %s', (_, sentences, own, expected) =>
    expect(keysOf(sentences, own)).toEqual(expected),
  )

  it('lists all texts with the same sentence', () => {
    const found = keysOf(['Genre'], {}, english) ?? []
    expect(found).toEqual(expect.arrayContaining(['genre', 'sortGenre']))
  })
  it('finds every text with its placeholders filled in', () => {
    const filled = (text: string) => text.replace('{count}', '1,234').replace(/\{\w+\}/g, 'X-1')
    const missed = TEXT_ENTRIES.filter(({ english }) => JSON.stringify(english).includes('{')).filter((entry) => {
      const field = textVariantsOf(entry, 'en').at(-1)
      const text = field && inheritedText(configOf(), entry, english, field, translations)
      // Nothing but placeholders: any sentence could be it.
      if (!text || !/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))) return false
      return !keysOf([filled(text)], {}, english)?.includes(entry.key)
    })
    expect(missed.map(({ key }) => key)).toEqual([])
  })
})

describe('findTexts', () => {
  const find = (search: string, own: object = {}) =>
    findTexts(search, TEXT_ENTRIES, configOf(own), [english, german], translations)
  it.each([
    ['words in any order', 'genre browse', {}, 'browseGenres'],
    ['its sentence in another language', 'nach genre stöbern', {}, 'browseGenres'],
    ['its key', 'browseGenres', {}, 'browseGenres'],
    ['the text that the site sets', 'wander about', { texts: { browseGenres: 'Wander about' } }, 'browseGenres'],
  ])('finds a text by %s', (_, search, own, expected) =>
    expect(find(search, own).map(({ entry }) => entry.key)).toContain(expected),
  )
  it('returns the sentence that contains the words, in its language', () =>
    expect(find('oder nach genre stöbern')).toEqual([
      { entry: entryOf('browseInstead'), sentence: 'Oder nach Genre stöbern', language: german },
    ]))
  it('finds no text for words that no text contains', () => expect(find('zebra quagga')).toEqual([]))
})

test('lists changed texts in the language of the change', () => {
  const config = configOf({ texts_by_language: { de: { close: 'Zu' } } })
  expect(changedTexts(TEXT_ENTRIES, config, [english, german])).toEqual([
    { entry: entryOf('close'), sentence: 'Zu', language: german },
  ])
  expect(ownText(config, german, 'constructor')).toBeUndefined()
})

test('lists texts that the site cannot show', () => {
  const own = { texts: { clsoe: 'x', close: 'y' }, texts_by_language: { fr: { close: 'z' }, de: { 'films.few': 'f' } } }
  expect(findUnusedTexts(configOf(own)).map(({ path }) => path.slice(1).join(' '))).toEqual([
    'texts clsoe',
    'texts_by_language fr close',
    'texts_by_language de films.few',
  ])
})

test('restores search, open text and language of the texts section from its view key', () => {
  const view = { search: 'a&b=c', open: 'close', language: 'de' }
  expect(readView(viewKey(view))).toEqual(view)
  expect(readView(undefined)).toEqual({})
  expect(viewKey({ search: '', open: undefined })).toBe('')
})
