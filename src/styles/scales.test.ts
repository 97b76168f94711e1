import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Checks a declaration for values that sheets may not contain. Returns a problem that names the replacement, or
 * nothing.
 */
type Check = (property: string, value: string) => string | false | undefined

const steps = Object.fromEntries(
  [...readFileSync('src/styles/_space.scss', 'utf8').matchAll(/^\$s(\d+): (\d+)px;$/gm)].map(([, name, px]) => [
    name,
    px,
  ]),
)
const MAX_STEP_PX = Math.max(...Object.values(steps).map(Number))

const SIDES = 'left|right|top|bottom'
const PHYSICAL = new RegExp(
  `^(?:${SIDES}|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:${SIDES})(?:-\\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$`,
)
const DISTANCE = /^(?:scroll-)?(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$|^inset(?:-|$)|^--[\w-]*gap$/
const BOX = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/

/** The value without `var()` defaults of brand tokens. */
const withoutVariables = (value: string) => value.replace(/var\((?:[^()]|\([^()]*\))*\)/g, '')

/** The values of a property for its sides. */
const parts = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

const physical: Check = (property, value) => {
  if (PHYSICAL.test(property)) return 'is physical: use the logical property or value'
  if (/^(?:float|clear|text-align|caption-side)$/.test(property) && /^(?:left|right)$/.test(value))
    return 'is physical: use the logical property or value'
  const sides = BOX.test(property) ? parts(value) : []
  return (
    sides.length === 4 &&
    sides[1] !== sides[3] &&
    'sets different left and right values: split it into -block and -inline'
  )
}

const distance: Check = (property, value) => {
  if (!DISTANCE.test(property)) return
  const off = [...withoutVariables(value).matchAll(/(?<![\w.$])(\d*\.?\d+)px/g)].find(
    ([, px]) => Number(px) > 1 && Number(px) <= MAX_STEP_PX,
  )
  return off && `${off[0]} is not a step of _space.scss: use one, or define a named value`
}

const layer: Check = (property, value) =>
  property === 'z-index' && /\d/.test(value) && 'is a number: define a name in _layers.scss'

const size: Check = (property, value) =>
  /^font(?:-size)?$/.test(property) &&
  /(?<![\w.$])\d*\.?\d+(?:px|rem|pt|vw|vh|cqi)/.test(withoutVariables(value)) &&
  'is a number: use a brand token (--mq-text-…), or define a name in _typography.scss'

/** The rules, each with lines that it reports and lines that it accepts. */
const checks: Record<string, { check: Check; bad: string[]; good: string[] }> = {
  'logical instead of physical sides': {
    check: physical,
    bad: ['margin-left: 0', 'top: 0', 'text-align: right', 'border-top-left-radius: 0', 'padding: 0 1px 0 2px'],
    good: [
      'margin-inline-start: 0',
      'overflow-x: auto',
      'padding: 0 var(--a, 1px) 0 var(--a, 1px)',
      'object-position: left',
    ],
  },
  'distances from the scale': {
    check: distance,
    bad: ['margin: 0 13px', 'gap: clamp(8px, 2vw, space.$s24)', 'inset-block-start: -3px', '--mq-columns-gap: 20px'],
    good: ['margin: space.$s12 var(--mq-gutter, 13px)', 'padding: 220px 1px', 'width: 13px', 'margin: 1em 50%'],
  },
  'layers from the scale': {
    check: layer,
    bad: ['z-index: 2', 'z-index: -1'],
    good: ['z-index: layers.$words', 'z-index: auto'],
  },
  'font sizes from the scale': {
    check: size,
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

/** The lines of a sheet with comments blanked, so that line numbers stay. Lines marked as physical are omitted. */
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => (/\/\/ physical\b/.test(line) ? '' : line.replace(/(?<!:)\/\/.*/, '')))

/** Parses a property and its value. Mixins that set a size count as properties. */
const declaration = (line: string) =>
  /^\s*([\w-]+): *(.+?);?$/.exec(line.replace(/@include words\.display-at\(/, 'font: '))?.slice(1)

const problemOf = (check: Check, line: string) => {
  const [property, value] = declaration(line) ?? []
  return property && value && check(property, value)
}

test.each(Object.entries(checks))(
  '%s: reports the bad examples, and accepts the good ones',
  (_, { check, bad, good }) => {
    expect(bad.filter((line) => !problemOf(check, line))).toEqual([])
    expect(good.filter((line) => problemOf(check, line))).toEqual([])
  },
)

test.each(Object.entries(checks))('%s', (_, { check }) => {
  const problems = sheets
    // Brands set their own distances in these sheets.
    .filter((file) => !file.endsWith('tokens.scss'))
    .flatMap((file) =>
      linesOf(file).flatMap((line, index) => {
        const problem = problemOf(check, line)
        return problem ? [`${file}:${index + 1}: ${line.trim()}: ${problem}`] : []
      }),
    )
  expect(problems).toEqual([])
})

test('names each step of the scale after its pixels', () => {
  expect(Object.keys(steps).length).toBeGreaterThan(9)
  expect(Object.entries(steps).filter(([name, px]) => name !== px)).toEqual([])
})

// Containers have their own widths; screen widths have names.
test('uses named screen widths in media queries', () => {
  const hasSizeQuery = (file: string) => linesOf(file).some((line) => /@media[^{]*(?:width|height)/.test(line))
  expect(sheets.filter(hasSizeQuery)).toEqual([join('src', 'styles', '_at.scss')])
})

// Firefox supports `:has()` from version 121, Chromium `:dir()` from 120. Both are newer than the oldest supported
// version.
test('supports focus styles and text directions in older browsers', () => {
  const rulesOf = (file: string) => linesOf(file).join('\n')
  const withoutSupportsRules = (rules: string) => rules.replace(/@supports selector\([^{]*\{\s*[^\n]*\{/g, '')
  expect(sheets.filter((file) => /:dir\(/.test(rulesOf(file)))).toEqual([])
  expect(sheets.filter((file) => /:has\([^{]*(?:\{\$[^{]*)?:focus/.test(withoutSupportsRules(rulesOf(file))))).toEqual(
    [],
  )
})
