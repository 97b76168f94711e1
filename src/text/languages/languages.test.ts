import { describe, expect, it } from 'vitest'
import { texts } from '../texts'
import { ar } from './ar/ar'
import { de } from './de/de'
import { fr } from './fr/fr'
import { LANGUAGES } from './languages'
import type { Forms, Sentences } from './sentences'

const ENGLISH: Readonly<Record<string, string | Forms>> = texts
const ALL: Record<string, Sentences> = { de, fr, ar }

/** Forms that may do without the number: they name one thing, two, or none. */
const SPELLED = new Set(['zero', 'one', 'two'])

const formsOf = (entry: string | Forms | undefined) =>
  Object.entries(typeof entry === 'string' ? { '': entry } : { ...entry })
const holesOf = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort()

/** What is wrong with the sentences of a language, in words. */
function faultsOf(language: string, own: Readonly<Record<string, string | Forms | undefined>>): string[] {
  const missing = Object.keys(ENGLISH).filter((key) => own[key] === undefined)
  const superfluous = Object.keys(own).filter((key) => !Object.hasOwn(ENGLISH, key))
  const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const wrong = Object.keys(ENGLISH).flatMap((key) => {
    const [english, said] = [ENGLISH[key], own[key]]
    if (english === undefined || said === undefined) return []
    if (typeof english !== typeof said) return [`${key}: a plural in one of both only`]
    const expected = holesOf(
      formsOf(english)
        .map(([, words]) => words)
        .join(' '),
    )
    return formsOf(said).flatMap(([form, words]) => {
      const where = form ? `${key}.${form}` : key
      if (!words.trim()) return [`${where}: says nothing`]
      if (form && !plurals.includes(form as Intl.LDMLPluralRule)) return [`${where}: the language has no such form`]
      const holes = holesOf(words)
      const strange = holes.filter((hole) => !expected.includes(hole))
      const lost = expected.filter((hole) => !holes.includes(hole) && !(hole === '{count}' && SPELLED.has(form)))
      // None waits: nothing else is to be told of it.
      const free = form === 'zero' ? [] : lost
      return [
        ...strange.map((hole) => `${where}: ${hole} is unknown`),
        ...free.map((hole) => `${where}: lacks ${hole}`),
      ]
    })
  })
  return [
    ...missing.map((key) => `${key}: missing`),
    ...superfluous.map((key) => `${key}: English has no such sentence`),
    ...wrong,
  ]
}

it.each(Object.entries(ALL))('%s has every text, with its placeholders', (language, own) => {
  expect(faultsOf(language, own), `translations belong into src/text/languages/${language}`).toEqual([])
})

it('every language with sentences of its own is looked at here', () => {
  const own = Object.entries(LANGUAGES).filter(([, { load }]) => load)
  expect(own.map(([language]) => language).sort()).toEqual(Object.keys(ALL).sort())
})

it.each(Object.entries(ALL))('%s is what its name loads', async (language, own) => {
  expect(await LANGUAGES[language as keyof typeof LANGUAGES].load?.()).toBe(own)
})

describe('what is named', () => {
  it.each([
    ['a sentence that is missing', { close: undefined }, ['close: missing']],
    ['one that English has not', { closse: 'Zu' }, ['closse: English has no such sentence']],
    ['a wrong hole', { more: 'Mehr über {nam}' }, ['more: {nam} is unknown', 'more: lacks {name}']],
    ['a lost hole', { pageOf: 'Seite {number}' }, ['pageOf: lacks {count}']],
    ['a plural without its count', { films: { one: '{count} Titel', other: 'Titel' } }, ['films.other: lacks {count}']],
    ['a plural as one sentence', { films: '{count} Titel' }, ['films: a plural in one of both only']],
    [
      'a form of another language',
      { films: { one: '1', few: '{count}', other: '{count}' } },
      ['films.few: the language has no such form'],
    ],
    ['an empty sentence', { close: ' ' }, ['close: says nothing']],
  ])('%s', (_, change, expected) => {
    expect(faultsOf('de', { ...de, ...change })).toEqual(expected)
  })
})
