import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Checks a declaration for values that sheets may not contain. Returns a problem that names the replacement, or
 * nothing.
 */
type DeclarationCheck = (property: string, value: string) => string | false | undefined

const spaceSteps = Object.fromEntries(
  [...readFileSync('src/styles/_space.scss', 'utf8').matchAll(/^\$s(\d+): (\d+)px;$/gm)].map(([, name, px]) => [
    name,
    px,
  ]),
)
const MAX_STEP_PX = Math.max(...Object.values(spaceSteps).map(Number))

const PHYSICAL_SIDES = 'left|right|top|bottom'
const PHYSICAL_PROPERTIES = new RegExp(
  `^(?:${PHYSICAL_SIDES}|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:${PHYSICAL_SIDES})(?:-\\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$`,
)
const DISTANCE_PROPERTIES = /^(?:scroll-)?(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$|^inset(?:-|$)|^--[\w-]*gap$/
const BOX_PROPERTIES = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/

/** The value without `var()` defaults of brand tokens. */
const removeVariables = (value: string) => value.replace(/var\((?:[^()]|\([^()]*\))*\)/g, '')

/** The values of a property for its sides. */
const splitValues = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

const checkPhysical: DeclarationCheck = (property, value) => {
  if (PHYSICAL_PROPERTIES.test(property)) return 'is physical: use the logical property or value'
  if (/^(?:float|clear|text-align|caption-side)$/.test(property) && /^(?:left|right)$/.test(value))
    return 'is physical: use the logical property or value'
  const sides = BOX_PROPERTIES.test(property) ? splitValues(value) : []
  return (
    sides.length === 4 &&
    sides[1] !== sides[3] &&
    'sets different left and right values: split it into -block and -inline'
  )
}

const checkDistance: DeclarationCheck = (property, value) => {
  if (!DISTANCE_PROPERTIES.test(property)) return
  const off = [...removeVariables(value).matchAll(/(?<![\w.$])(\d*\.?\d+)px/g)].find(
    ([, px]) => Number(px) > 1 && Number(px) <= MAX_STEP_PX,
  )
  return off && `${off[0]} is not a step of _space.scss: use one, or define a named value`
}

const checkLayer: DeclarationCheck = (property, value) =>
  property === 'z-index' && /\d/.test(value) && 'is a number: define a name in _layers.scss'

const checkFontSize: DeclarationCheck = (property, value) =>
  /^font(?:-size)?$/.test(property) &&
  /(?<![\w.$])\d*\.?\d+(?:px|rem|pt|vw|vh|cqi)/.test(removeVariables(value)) &&
  'is a number: use a brand token (--mq-text-…), or define a name in _typography.scss'

/** The rules, each with lines that it reports and lines that it accepts. */
const checks: Record<string, { check: DeclarationCheck; bad: string[]; good: string[] }> = {
  'logical instead of physical sides': {
    check: checkPhysical,
    bad: ['margin-left: 0', 'top: 0', 'text-align: right', 'border-top-left-radius: 0', 'padding: 0 1px 0 2px'],
    good: [
      'margin-inline-start: 0',
      'overflow-x: auto',
      'padding: 0 var(--a, 1px) 0 var(--a, 1px)',
      'object-position: left',
    ],
  },
  'distances from the scale': {
    check: checkDistance,
    bad: ['margin: 0 13px', 'gap: clamp(8px, 2vw, space.$s24)', 'inset-block-start: -3px', '--mq-columns-gap: 20px'],
    good: ['margin: space.$s12 var(--mq-gutter, 13px)', 'padding: 220px 1px', 'width: 13px', 'margin: 1em 50%'],
  },
  'layers from the scale': {
    check: checkLayer,
    bad: ['z-index: 2', 'z-index: -1'],
    good: ['z-index: layers.$words', 'z-index: auto'],
  },
  'font sizes from the scale': {
    check: checkFontSize,
    bad: [
      'font-size: 0.9375rem',
      'font: 600 14px / 1.4 serif',
      'font-size: clamp(1em, 2vw, 2em)',
      '@include words.display-at(1rem, 1);',
    ],
    good: ['font-size: var(--mq-card-under, 0.8125rem)', 'font-size: 0.9em', 'font: 400 var(--mq-text-m) / 1.5 serif'],
  },
}

const sheetPaths = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .map((file) => join('src', file))

/** The lines of a sheet with comments blanked, so that line numbers stay. Lines marked as physical are omitted. */
const uncommentedLinesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => (/\/\/ physical\b/.test(line) ? '' : line.replace(/(?<!:)\/\/.*/, '')))

/** Parses a property and its value. Mixins that set a size count as properties. */
const parseDeclaration = (line: string) =>
  /^\s*([\w-]+): *(.+?);?$/.exec(line.replace(/@include words\.display-at\(/, 'font: '))?.slice(1)

const problemOf = (check: DeclarationCheck, line: string) => {
  const [property, value] = parseDeclaration(line) ?? []
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
  const problems = sheetPaths
    // Brands set their own distances in these sheets.
    .filter((file) => !file.endsWith('tokens.scss'))
    .flatMap((file) =>
      uncommentedLinesOf(file).flatMap((line, index) => {
        const problem = problemOf(check, line)
        return problem ? [`${file}:${index + 1}: ${line.trim()}: ${problem}`] : []
      }),
    )
  expect(problems).toEqual([])
})

test('names each step of the spacing scale after its size in pixels', () => {
  expect(Object.keys(spaceSteps).length).toBeGreaterThan(9)
  expect(Object.entries(spaceSteps).filter(([name, px]) => name !== px)).toEqual([])
})

// Containers have their own widths; screen widths have names.
test('uses named screen widths in media queries', () => {
  const hasSizeQuery = (file: string) =>
    uncommentedLinesOf(file).some((line) => /@media[^{]*(?:width|height)/.test(line))
  expect(sheetPaths.filter(hasSizeQuery)).toEqual([join('src', 'styles', '_at.scss')])
})

// Firefox supports `:has()` from version 121, Chromium `:dir()` from 120. Both are newer than the oldest supported
// version.
test('supports focus styles and text directions in older browsers', () => {
  const rulesOf = (file: string) => uncommentedLinesOf(file).join('\n')
  const withoutSupportsRules = (rules: string) => rules.replace(/@supports selector\([^{]*\{\s*[^\n]*\{/g, '')
  expect(sheetPaths.filter((file) => /:dir\(/.test(rulesOf(file)))).toEqual([])
  expect(
    sheetPaths.filter((file) => /:has\([^{]*(?:\{\$[^{]*)?:focus/.test(withoutSupportsRules(rulesOf(file)))),
  ).toEqual([])
})
