import { describe, expect, it, test } from 'vitest'
import { beginsWithHero } from './useHeroOverlay'

describe('what a page begins with', () => {
  const main = (html: string) => Object.assign(document.createElement('main'), { innerHTML: html })
  test.each([
    ['<div><section data-opening="hero"></section></div>', true],
    ['<div><h1 class="mq-vh">Home</h1><section data-opening="hero"></section></div>', true],
    ['<div><div><div class="mq-skeleton--hero"></div></div></div>', true],
    ['<div><section data-opening="plain"><i data-opening="hero"></i></section></div>', false],
    ['<div><div class="mq-heading"><h1>Films</h1></div><section data-opening="hero"></section></div>', false],
    ['', false],
  ])('%s: %s', (html, hero) => expect(beginsWithHero(main(html))).toBe(hero))
  it('no page', () => expect(beginsWithHero(null)).toBe(false))
})
