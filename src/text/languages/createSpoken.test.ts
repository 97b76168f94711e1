import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { describe, expect, it } from 'vitest'
import { createText } from '../createText'
import { ar } from './ar/ar'
import { createSpoken } from './createSpoken'
import { de } from './de/de'
import { dateIn, runtimeIn } from './formats'
import { fr } from './fr/fr'
import { languageOf } from './languages'
import { createPseudo, pseudo } from './pseudo'

dayjs.extend(utc)

const otherwise = createText()
const spoken = (language: string, replaced: Record<string, string> = {}) =>
  createSpoken({ language, sentences: { de, fr, ar }[language] ?? {}, replaced, otherwise })

describe('createSpoken', () => {
  it.each([
    ['de', 'close', {}, 'Schließen'],
    ['de', 'films', { count: 1 }, '1 Titel'],
    ['de', 'films', { count: 12345 }, '12.345 Titel'],
    ['de', 'season', { number: 2024 }, 'Staffel 2024'],
    ['fr', 'films', { count: 0 }, '0 titre'],
    ['fr', 'films', { count: 2 }, '2 titres'],
    ['ar', 'films', { count: 0 }, 'لا عناوين'],
    ['ar', 'films', { count: 1 }, 'عنوان واحد'],
    ['ar', 'films', { count: 2 }, 'عنوانان'],
    ['ar', 'films', { count: 5 }, '5 عناوين'],
    ['ar', 'films', { count: 11 }, '11 عنوانًا'],
    ['ar', 'films', { count: 100 }, '100 عنوان'],
    ['de', 'more', { name: '$& $1' }, 'Mehr über $& $1'],
    ['de', 'more', {}, 'Mehr über {name}'],
  ] as const)('%s %s %j: %s', (language, key, values, expected) => {
    expect(spoken(language)(key, values)).toBe(expected)
  })

  it('what a brand says goes first, form by form', () => {
    const t = spoken('ar', { close: 'أغلق', 'films.few': 'أفلام: {count}' })
    expect([t('close'), t('films', { count: 3 }), t('films', { count: 1 })]).toEqual(['أغلق', 'أفلام: 3', 'عنوان واحد'])
  })

  it('says in English what it has no words for', () => {
    const t = createSpoken({ language: 'de', sentences: {}, replaced: {}, otherwise })
    expect([t('close'), Reflect.apply(t, undefined, ['constructor'])]).toEqual(['Close', 'constructor'])
  })
})

describe('dates', () => {
  const day = dayjs.utc('2026-11-27T17:05:00Z')
  it.each([
    ['de', 'M/D/YYYY', '27.11.2026'],
    ['de', 'MMMM D, YYYY', '27. November 2026'],
    ['de', 'D MMMM', '27. November'],
    ['de', 'h:mm A', '17:05'],
    ['de', 'dddd', 'Freitag'],
    ['fr', 'M/D/YYYY', '27/11/2026'],
    ['fr', 'MMMM D, YYYY', '27 novembre 2026'],
    ['ar', 'MMMM D, YYYY', '27 نوفمبر 2026'],
    ['en', 'MMMM D, YYYY', 'November 27, 2026'],
  ])('%s, %s: %s', (language, format, expected) => expect(dateIn(language, day, format)).toBe(expected))

  it('shows the clock that it is given, whichever zone that is of', () => {
    expect(dateIn('de', day.utcOffset(-480), 'HH:mm')).toBe('09:05')
  })
})

it.each([
  ['de', 2, 33, '2 Std. 33 Min.'],
  ['de', 0, 5, '5 Min.'],
  ['fr', 1, 5, '1 h 5 min'],
])('a running time in %s: %i hours %i minutes', (language, hours, minutes, expected) => {
  expect(runtimeIn(language)(hours, minutes).replace(/\s/g, ' ')).toBe(expected)
})

describe('languageOf', () => {
  it.each([
    [undefined, undefined, 'en'],
    [[], 'de', 'en'],
    [['de', 'en'], undefined, 'de'],
    [['de', 'en'], 'en', 'en'],
    [['de', 'en'], 'fr', 'de'],
    [['xx', 'fr'], 'xx', 'fr'],
    [['constructor'], 'constructor', 'en'],
  ])('of %j, with %s kept: %s', (languages, kept, expected) => {
    expect(languageOf({ languages }, kept)).toBe(expected)
  })
})

describe('the pseudo-language', () => {
  it.each(['Close', 'More about {name}', 'This content is not available in your current country or region.'])(
    'makes %s longer by 40 % and more',
    (sentence) => expect(pseudo(sentence).length).toBeGreaterThanOrEqual(sentence.length * 1.4),
  )
  it('leaves what is put in', () => {
    const t = createPseudo(createText())
    expect(t('more', { name: 'Faust' })).toContain('Faust')
    expect(t('films', { count: 2 })).toMatch(/^\[2 ţîţļëš/)
  })
})
