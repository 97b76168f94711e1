import { describe, expect, it } from 'vitest'

import { pickLanguage } from './playback'

describe('pickLanguage', () => {
  it.each([
    ['the viewer’s', { eng: 1, deu: 2, fra: 3 }, 'deu', 2],
    ['English, where theirs is missing', { deu: 2, eng: 1 }, 'ita', 1],
    ['the first, without English', { deu: 2, fra: 3 }, 'ita', 2],
    ['of somebody without a language', { deu: 2, eng: 1 }, undefined, 1],
    ['an empty language', { deu: 2, eng: 1 }, '', 1],
    ['a name of the language itself', { deu: 2 }, 'constructor', 2],
    ['nothing', {}, 'eng', undefined],
  ])('%s', (_, videos: Record<string, number>, language, picked) => expect(pickLanguage(videos, language)).toBe(picked))
})
