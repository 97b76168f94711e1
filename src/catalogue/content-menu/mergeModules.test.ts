import { describe, expect, it } from 'vitest'
import type { GridModule } from './mergeModules'
import { mergeModules } from './mergeModules'

const gridModule = (key: string, titles: string, isLivestream?: boolean): GridModule => ({
  key,
  heading: key.toUpperCase(),
  titles: titles.split(' ').map((title) => ({ slug: title, kicker: key })),
  isLivestream,
})
const summarize = (modules: readonly GridModule[]) =>
  modules.map(({ key, heading, titles }) => [key, heading, titles.map((title) => title.slug).join(' ')])

describe('mergeModules', () => {
  it('merges all modules without duplicates and without a heading', () => {
    const merged = mergeModules([gridModule('one', 'a b'), gridModule('two', 'b c'), gridModule('three', 'a d d')])
    expect(summarize(merged)).toEqual([['one', undefined, 'a b c d']])
    expect(merged[0]?.titles[1]?.kicker).toBe('one')
  })

  it('keeps the heading of a single module', () => {
    expect(summarize(mergeModules([gridModule('one', 'a b a')]))).toEqual([['one', 'ONE', 'a b']])
  })

  it('keeps live modules at their position', () => {
    const modules = [
      gridModule('live', 'x', true),
      gridModule('one', 'a'),
      gridModule('later', 'a y', true),
      gridModule('two', 'x'),
    ]
    expect(summarize(mergeModules(modules))).toEqual([
      ['live', 'LIVE', 'x'],
      ['one', undefined, 'a x'],
      ['later', 'LATER', 'a y'],
    ])
  })

  it.each([[[]], [[gridModule('live', 'x x', true)]]])('returns its input if there is nothing to merge', (modules) => {
    expect(mergeModules(modules)).toBe(modules)
  })
})
