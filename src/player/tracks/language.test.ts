import { describe, expect, it } from 'vitest'
import { baseLanguage, languageName, normaliseLanguageCode } from './language'

describe('normaliseLanguageCode', () => {
  it.each([
    ['two letters', 'en', 'en'],
    ['three letters', 'eng', 'en'],
    ['the older three letters', 'ger', 'de'],
    ['the newer three letters', 'deu', 'de'],
    ['capitals', 'FR', 'fr'],
    ['a country', 'pt-br', 'pt-BR'],
    ['an underscore', 'en_US', 'en-US'],
    ['a script in capitals, as shaka writes it', 'zh-HANT', 'zh-Hant'],
    ['spaces around it', ' sv ', 'sv'],
    ['a language without a name in browsers', 'aa', 'aa'],
    ['a private subtag', 'en-x-dub', 'en-x-dub'],
    ['undetermined', 'und', undefined],
    ['undetermined, with a country', 'und-US', undefined],
    ['empty', '', undefined],
    ['null', null, undefined],
    ['undefined', undefined, undefined],
    ['a word', 'english', undefined],
    ['one letter', 'e', undefined],
    ['a channel of captions', 'CC1', undefined],
    ['private use', 'qaa', undefined],
    ['a placeholder', 'xx', undefined],
    ['uncoded', 'mis', undefined],
    ['no letters', '🙂', undefined],
    ['half of a surrogate pair', '\ud800', undefined],
    ['very long', 'en-'.repeat(1e5), undefined],
  ])('%s: %j is %s', (_, value, expected) => expect(normaliseLanguageCode(value)).toBe(expected))
})

it.each([
  ['pt-BR', 'pt'],
  ['en', 'en'],
  [undefined, ''],
])('the base language of %s is "%s"', (code, base) => expect(baseLanguage(code)).toBe(base))

describe('languageName', () => {
  it.each([
    ['two letters', 'en', 'English'],
    ['three letters', 'eng', 'English'],
    ['in its own language', 'deu', 'Deutsch'],
    ['the older three letters', 'ger', 'Deutsch'],
    ['with a capital', 'fra', 'Français'],
    ['the older three letters of French', 'fre', 'Français'],
    ['a script without capitals', 'zho', '中文'],
    ['a script whose capitals are not used in menus', 'ka', 'ქართული'],
    ['a Cyrillic capital', 'ru', 'Русский'],
    ['a dotted capital', 'tr', 'Türkçe'],
    ['a country', 'pt-BR', 'Português (Brasil)'],
    ['unknown', 'und', undefined],
    ['an invalid code', 'nonsense', undefined],
    ['null', null, undefined],
  ])('%s: %s is %s', (_, code, expected) => expect(languageName(code, 'en')).toBe(expected))

  it('uses the page language if the browser has no name in the language itself', () => {
    expect(languageName('tlh', 'de')).toBe('Klingonisch')
    expect(languageName('tlh', 'no locale!')).toBe('Klingon')
  })
})
