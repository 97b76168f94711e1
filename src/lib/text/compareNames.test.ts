import { describe, expect, it } from 'vitest'
import { compareNames } from './compareNames'

describe('compareNames', () => {
  it.each([
    ['by letter', ['Metropolis', 'Faust', 'Nosferatu'], ['Faust', 'Metropolis', 'Nosferatu']],
    ['by number', ['Part 10', 'Part 9', 'Part 1'], ['Part 1', 'Part 9', 'Part 10']],
    ['ignoring accents', ['Ezra', 'Étude', 'Edda'], ['Edda', 'Étude', 'Ezra']],
    ['ignoring case', ['beta', 'Gamma', 'ALPHA'], ['ALPHA', 'beta', 'Gamma']],
    [
      'with numerals after letters',
      ['39 Steps', '9 Lives', 'Zorro', 'Ångel'],
      ['Ångel', 'Zorro', '9 Lives', '39 Steps'],
    ],
    [
      'with numerals after a quote or bracket last',
      ['(500) Days', '“7” Keys', 'Zorro'],
      ['Zorro', '“7” Keys', '(500) Days'],
    ],
    ['with numerals of other scripts last', ['٣ Men', 'Zorro'], ['Zorro', '٣ Men']],
    ['not by a numeral inside a name', ['Zorro', 'K 19'], ['K 19', 'Zorro']],
    ['with letters of other scripts before numerals', ['8½', 'Аэлита'], ['Аэлита', '8½']],
  ])('sorts %s', (_rule, names, sorted) => {
    expect([...names].sort(compareNames)).toEqual(sorted)
  })

  it.each([
    ['Élan', 'elan'],
    ['E\u0301lan', '\u00c9lan'],
    ['', ''],
    ['12', '012'],
  ])('treats %j and %j as equal', (a, b) => {
    expect(compareNames(a, b)).toBe(0)
  })

  it('keeps the order of equal names', () => {
    expect(['Zoë', 'élan', 'Elan', 'ELAN'].sort(compareNames)).toEqual(['élan', 'Elan', 'ELAN', 'Zoë'])
  })

  it('sorts 5,000 names', () => {
    const names = Array.from({ length: 5000 }, (_, i) => `${i % 7 ? 'É' : ''}${(i * 7919) % 5000} night ${i}`)
    names.sort(compareNames)
    expect(names.every((name, i) => i === 0 || compareNames(names[i - 1] ?? '', name) <= 0)).toBe(true)
  })
})
