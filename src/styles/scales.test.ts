import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What a sheet may not write by hand, and where it is written instead. A look: a problem, or nothing. */
type Look = (property: string, value: string) => string | false | undefined

const steps = Object.fromEntries(
  [...readFileSync('src/styles/_space.scss', 'utf8').matchAll(/^\$s(\d+): (\d+)px;$/gm)].map(([, name, px]) => [
    name,
    px,
  ]),
)
const LARGEST = Math.max(...Object.values(steps).map(Number))

const SIDES = 'left|right|top|bottom'
const PHYSICAL = new RegExp(
  `^(?:${SIDES}|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:${SIDES})(?:-\\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$`,
)
const DISTANCE = /^(?:scroll-)?(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$|^inset(?:-|$)|^--[\w-]*gap$/
const BOX = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/

/** Without what a brand may set, whose default is written where it is read. */
const own = (value: string) => value.replace(/var\((?:[^()]|\([^()]*\))*\)/g, '')

/** The values of a property for its sides. */
const parts = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

const physical: Look = (property, value) => {
  if (PHYSICAL.test(property)) return 'names a side of the screen: say where it is in the line'
  if (/^(?:float|clear|text-align|caption-side)$/.test(property) && /^(?:left|right)$/.test(value))
    return 'names a side of the screen: say where it is in the line'
  const sides = BOX.test(property) ? parts(value) : []
  return sides.length === 4 && sides[1] !== sides[3] && 'says left and right in one: part it in -block and -inline'
}

const distance: Look = (property, value) => {
  if (!DISTANCE.test(property)) return
  const off = [...own(value).matchAll(/(?<![\w.$])(\d*\.?\d+)px/g)].find(
    ([, px]) => Number(px) > 1 && Number(px) <= LARGEST,
  )
  return off && `${off[0]} is a number of its own: take a step of _space.scss, or name it`
}

const layer: Look = (property, value) =>
  property === 'z-index' && /\d/.test(value) && 'is a number: name it in _layers.scss'

const size: Look = (property, value) =>
  /^font(?:-size)?$/.test(property) &&
  /(?<![\w.$])\d*\.?\d+(?:px|rem|pt|vw|vh|cqi)/.test(own(value)) &&
  'is a number: take a step of the brand (--mq-text-…), or name it in _words.scss'

/** Each with a line that it must find, and one that it must leave alone. */
const looks: Record<string, { look: Look; bad: string[]; good: string[] }> = {
  'no side of the screen': {
    look: physical,
    bad: ['margin-left: 0', 'top: 0', 'text-align: right', 'border-top-left-radius: 0', 'padding: 0 1px 0 2px'],
    good: [
      'margin-inline-start: 0',
      'overflow-x: auto',
      'padding: 0 var(--a, 1px) 0 var(--a, 1px)',
      'object-position: left',
    ],
  },
  'distances from the scale': {
    look: distance,
    bad: ['margin: 0 13px', 'gap: clamp(8px, 2vw, space.$s24)', 'inset-block-start: -3px', '--mq-columns-gap: 20px'],
    good: ['margin: space.$s12 var(--mq-gutter, 13px)', 'padding: 220px 1px', 'width: 13px', 'margin: 1em 50%'],
  },
  'layers from the scale': {
    look: layer,
    bad: ['z-index: 2', 'z-index: -1'],
    good: ['z-index: layers.$words', 'z-index: auto'],
  },
  'sizes of words from the scale': {
    look: size,
    bad: [
      'font-size: 0.9375rem',
      'font: 600 14px / 1.4 serif',
      'font-size: clamp(1em, 2vw, 2em)',
      '@include words.display-at(1rem, 1);',
    ],
    good: ['font-size: var(--mq-card-under, 0.8125rem)', 'font-size: 0.9em', 'font: 400 var(--mq-text-m) / 1.5 serif'],
  },
}

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .map((file) => join('src', file))

/** The sheet, with comments as blanks, so that lines keep their numbers. What is said to be physical is left out. */
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => (/\/\/ physical\b/.test(line) ? '' : line.replace(/(?<!:)\/\/.*/, '')))

/** The property and the value of a line. A mixin that sets a size is one, too. */
const declaration = (line: string) =>
  /^\s*([\w-]+): *(.+?);?$/.exec(line.replace(/@include words\.display-at\(/, 'font: '))?.slice(1)

const problemOf = (look: Look, line: string) => {
  const [property, value] = declaration(line) ?? []
  return property && value && look(property, value)
}

test.each(Object.entries(looks))('%s: finds what it is for, and nothing else', (_, { look, bad, good }) => {
  expect(bad.filter((line) => !problemOf(look, line))).toEqual([])
  expect(good.filter((line) => problemOf(look, line))).toEqual([])
})

test.each(Object.entries(looks))('%s', (_, { look }) => {
  const problems = sheets
    // A brand sets its own distances there.
    .filter((file) => !file.endsWith('tokens.scss'))
    .flatMap((file) =>
      linesOf(file).flatMap((line, index) => {
        const problem = problemOf(look, line)
        return problem ? [`${file}:${index + 1}: ${line.trim()}: ${problem}`] : []
      }),
    )
  expect(problems).toEqual([])
})

test('each step of the scale is named after its pixels', () => {
  expect(Object.keys(steps).length).toBeGreaterThan(9)
  expect(Object.entries(steps).filter(([name, px]) => name !== px)).toEqual([])
})

// A container is as wide as its part says; the screen has names for its widths.
test('the width of the screen is asked for by name', () => {
  const asks = (file: string) => linesOf(file).some((line) => /@media[^{]*(?:width|height)/.test(line))
  expect(sheets.filter(asks)).toEqual([join('src', 'styles', '_at.scss')])
})

// Firefox knows `:has()` from 121 on, and Chromium `:dir()` from 120: both are younger than the oldest we promise.
test('older browsers show the focus, and which way a line runs', () => {
  const rulesOf = (file: string) => linesOf(file).join('\n')
  const withoutAsked = (rules: string) => rules.replace(/@supports selector\([^{]*\{\s*[^\n]*\{/g, '')
  expect(sheets.filter((file) => /:dir\(/.test(rulesOf(file)))).toEqual([])
  expect(sheets.filter((file) => /:has\([^{]*(?:\{\$[^{]*)?:focus/.test(withoutAsked(rulesOf(file))))).toEqual([])
})
