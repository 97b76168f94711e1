import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sheetPaths = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.scss'))
  .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8').replace(/\/\/.*/g, '') }))

/** The values of `animation` in a sheet, as lists of parts. */
const animationsOf = (text: string) => [...text.matchAll(/\banimation:\s*([^;]+);/g)].map(([, value = '']) => value)
const keyframesDefinedIn = (text: string) => [...text.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name)

test('defines each keyframe name once: a second definition would replace it on all pages', () => {
  const places = new Map<string, string[]>()
  for (const { path, text } of sheetPaths)
    for (const name of keyframesDefinedIn(text)) places.set(name, [...(places.get(name) ?? []), path])
  expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([])
})

test('uses only keyframes of the same sheet, or those that every page has', () => {
  const common = sheetPaths.filter(({ path }) => /^styles\b/.test(path)).flatMap(({ text }) => keyframesDefinedIn(text))
  const unknown = sheetPaths.flatMap(({ path, text }) => {
    const known = new Set([...common, ...keyframesDefinedIn(text)])
    const names = animationsOf(text).flatMap((value) => value.match(/(?<!-)\bmq-[\w-]+/g) ?? [])
    return names.filter((name) => !known.has(name)).map((name) => `${path}: ${name}`)
  })
  expect(unknown).toEqual([])
})

test('defines the result of each delay for visitors with reduced motion', () => {
  const withoutResult = sheetPaths.flatMap(({ path, text }) => {
    const waits = animationsOf(text).filter((value) => /\b1ms [\d.]+m?s\b/.test(value) && !value.includes('!important'))
    return waits.length > 0 && !/delay\.appears|prefers-reduced-motion/.test(text) ? [path] : []
  })
  expect(withoutResult).toEqual([])
})
