import { describe, expect, it } from 'vitest'
import { findNearestWord } from './findNearestWord'

const MODULE_TYPES = ['carousel_hero', 'carousel_promo', 'title_grid', 'text_block', 'html_block']

describe('findNearestWord', () => {
  it.each([
    ['carousel_heroo', MODULE_TYPES, 'carousel_hero'],
    ['carouselHero', MODULE_TYPES, 'carousel_hero'],
    ['Title-Grid', MODULE_TYPES, 'title_grid'],
    ['tilte_grid', MODULE_TYPES, 'title_grid'],
    ['weather_widget', MODULE_TYPES, undefined],
    ['lable', ['label', 'cable'], 'label'],
    ['id', ['ids', 'slug'], 'ids'],
    ['homepage', ['home', 'help'], 'home'],
    ['homepage', ['home', 'homep'], 'homep'],
    ['faqs', ['faq', 'pdf'], 'faq'],
    ['', MODULE_TYPES, undefined],
    ['x', [], undefined],
    ['__proto__', MODULE_TYPES, undefined],
    ['constructor', ['constructors'], 'constructors'],
  ])('corrects "%s" among %j to %s', (word, known, expected) => expect(findNearestWord(word, known)).toBe(expected))

  it('prefers the nearer of two words in any order', () => {
    expect(findNearestWord('serach', ['reach', 'search'])).toBe('search')
    expect(findNearestWord('serach', ['search', 'reach'])).toBe('search')
  })

  it('counts a transposition as one edit', () => {
    expect(findNearestWord('abcd', ['abdc'])).toBe('abdc')
    expect(findNearestWord('abcd', ['dcba'])).toBeUndefined()
  })

  it('respects the maximum of edits, and then ignores prefixes', () => {
    expect(findNearestWord('alternate_smy', ['alternate_summary'], 2)).toBeUndefined()
    expect(findNearestWord('alternate_smy', ['alternate_summary'])).toBe('alternate_summary')
    expect(findNearestWord('homepage', ['home'], 2)).toBeUndefined()
  })

  it('ends quickly for a word of a megabyte', () => {
    expect(MODULE_TYPES).toContain(findNearestWord('x'.repeat(1e6), MODULE_TYPES) ?? MODULE_TYPES[0])
  })
})
