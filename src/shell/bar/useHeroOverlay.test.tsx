import { describe, expect, it, test } from 'vitest'
import { startsWithHero } from './useHeroOverlay'

describe('startsWithHero', () => {
  const main = (html: string) => Object.assign(document.createElement('main'), { innerHTML: html })
  test.each([
    ['<div><section data-opening="hero"></section></div>', true],
    ['<div><h1 class="mq-vh">Home</h1><section data-opening="hero"></section></div>', true],
    ['<div><div><div class="mq-skeleton--hero"></div></div></div>', true],
    ['<div><section data-opening="plain"><i data-opening="hero"></i></section></div>', false],
    ['<div><div class="mq-heading"><h1>Films</h1></div><section data-opening="hero"></section></div>', false],
    ['', false],
  ])('of %s is %s', (html, hero) => expect(startsWithHero(main(html))).toBe(hero))
  it('is false without a page', () => expect(startsWithHero(null)).toBe(false))
})
