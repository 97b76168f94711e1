import { describe, expect, it } from 'vitest'
import type { GridModule } from './mergeModules'
import { mergeModules } from './mergeModules'

const grid = (key: string, titles: string, isLivestream?: boolean): GridModule => ({
  key,
  heading: key.toUpperCase(),
  titles: titles.split(' ').map((title) => ({ slug: title, kicker: key })),
  isLivestream,
})
const summarize = (modules: readonly GridModule[]) =>
  modules.map(({ key, heading, titles }) => [key, heading, titles.map((title) => title.slug).join(' ')])

describe('mergeModules', () => {
  it('merges all modules without duplicates and without a heading', () => {
    const merged = mergeModules([grid('one', 'a b'), grid('two', 'b c'), grid('three', 'a d d')])
    expect(summarize(merged)).toEqual([['one', undefined, 'a b c d']])
    expect(merged[0]?.titles[1]?.kicker).toBe('one')
  })

  it('keeps the heading of a single module', () => {
    expect(summarize(mergeModules([grid('one', 'a b a')]))).toEqual([['one', 'ONE', 'a b']])
  })

  it('keeps live modules at their position', () => {
    const modules = [grid('live', 'x', true), grid('one', 'a'), grid('later', 'a y', true), grid('two', 'x')]
    expect(summarize(mergeModules(modules))).toEqual([
      ['live', 'LIVE', 'x'],
      ['one', undefined, 'a x'],
      ['later', 'LATER', 'a y'],
    ])
  })

  it.each([[[]], [[grid('live', 'x x', true)]]])('returns its input if there is nothing to merge', (modules) => {
    expect(mergeModules(modules)).toBe(modules)
  })
})
