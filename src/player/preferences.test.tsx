import { afterEach, describe, expect, it } from 'vitest'
import { readPreferences, savePreferences } from './preferences'

const KEY = 'marquee.player'
afterEach(() => localStorage.clear())

describe('stored player preferences', () => {
  it('returns no preferences if none are stored', () => expect(readPreferences()).toEqual({}))

  it('merges new values with saved ones', () => {
    savePreferences({ volume: 0.4, muted: false })
    savePreferences({ captions: 'de', lastCaptions: 'de' })
    savePreferences({ captions: '' })
    savePreferences({ volume: 0, rate: 1.5, audio: 'deu' })
    expect(readPreferences()).toEqual({
      volume: 0,
      muted: false,
      captions: '',
      lastCaptions: 'de',
      rate: 1.5,
      audio: 'deu',
    })
  })

  it.each([
    ['invalid JSON', '{', {}],
    ['an array', '[1]', {}],
    ['null', 'null', {}],
    ['wrong types', '{"volume":"1","muted":1,"rate":null,"captions":2,"audio":{}}', {}],
    ['values above the maximum', '{"volume":1.1,"rate":16}', {}],
    ['values below the minimum', '{"volume":-0.1,"rate":0}', {}],
    ['a language that is too long', `{"captions":"${'x'.repeat(41)}"}`, {}],
    ['one valid field among invalid ones', '{"volume":2,"rate":2,"more":true}', { rate: 2 }],
    ['names of Object.prototype', '{"__proto__":{"volume":1},"constructor":1,"volume":0.5}', { volume: 0.5 }],
  ])('validates stored values: %s', (_, stored, read) => {
    localStorage.setItem(KEY, stored)
    expect(readPreferences()).toEqual(read)
  })
})
