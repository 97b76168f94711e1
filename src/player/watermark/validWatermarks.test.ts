import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Watermark } from '../../generated/types'
import { validWatermarks } from './validWatermarks'

// happy-dom does not support CSS.supports for colours.
const COLORS = ['red', '#ffffff40', 'rgb(1 2 3)', 'var(--x)', 'inherit', 'transparent']
beforeEach(() => {
  vi.stubGlobal('CSS', { supports: (name: string, value: string) => name === 'color' && COLORS.includes(value) })
  return () => vi.unstubAllGlobals()
})

const validFields = (mark: Record<string, unknown>) => validWatermarks([{ content: 'x', ...mark } as Watermark])[0]

it('applies the defaults of the specification', () => {
  expect(validFields({})).toEqual({
    moves: false,
    top: 20,
    left: 20,
    size: 5,
    color: 'rgb(255 255 255 / 25%)',
    align: 'left',
    content: 'x',
    offset: 0,
    interval: 0,
    onScreen: 0,
    switchInterval: 5,
  })
})

describe('clamps numbers', () => {
  it.each([
    ['top', 50, 'top', 50],
    ['top', 0, 'top', 0],
    ['top', -5, 'top', 0],
    ['left', 1e9, 'left', 100],
    ['left', Number.POSITIVE_INFINITY, 'left', 100],
    ['left', '30', 'left', 30],
    ['left', '20;position:fixed', 'left', 20],
    ['left', '', 'left', 20],
    ['left', Number.NaN, 'left', 20],
    ['left', null, 'left', 20],
    ['left', true, 'left', 20],
    ['left', [50], 'left', 20],
    ['size', 1e9, 'size', 100],
    ['size', 0, 'size', 0.1],
    ['offset_seconds', -1, 'offset', 0],
    ['interval_seconds', 1e9, 'interval', 86_400],
    ['on_screen_seconds', 10, 'onScreen', 10],
    ['switch_interval', 0, 'switchInterval', 0.5],
  ] as const)('%s %s sets %s to %s', (name, value, field, expected) =>
    expect(validFields({ [name]: value })?.[field]).toBe(expected),
  )
})

it.each([
  ['red', 'red'],
  ['#ffffff40', '#ffffff40'],
  ['rgb(1 2 3)', 'rgb(1 2 3)'],
  ['transparent', 'transparent'],
  ['red;background:url(//evil)', undefined],
  ['nonsense', undefined],
  ['var(--x)', undefined],
  ['inherit', undefined],
  ['', undefined],
  [7, undefined],
  [`red${' '.repeat(100)}`, undefined],
])('reads font_color %s as %s (undefined: the default)', (value, expected) => {
  expect(validFields({ font_color: value })?.color).toBe(expected ?? 'rgb(255 255 255 / 25%)')
})

it.each([
  ['dynamic', true],
  ['static', false],
  ['DYNAMIC', false],
  [7, false],
])('pos_type %s sets moves to %s', (value, expected) => expect(validFields({ pos_type: value })?.moves).toBe(expected))

it.each([
  ['center', 'center'],
  ['right', 'right'],
  ['justify', 'left'],
])('text_align %s sets align to %s', (value, expected) =>
  expect(validFields({ text_align: value })?.align).toBe(expected),
)

describe('text of a watermark (content)', () => {
  it.each([
    ['keeps plain text', 'Ana Marín', 'Ana Marín'],
    ['keeps line breaks', 'a\nb', 'a\nb'],
    ['normalises line breaks', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['keeps markup as text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['replaces a leading surrogate without its pair', 'a\ud800b', 'a\ufffdb'],
    ['replaces a trailing surrogate without its pair', 'a\udc00', 'a\ufffd'],
    ['keeps surrogate pairs', '🙂', '🙂'],
    ['replaces control characters', 'a\u0000\tb\u0085', 'a b'],
    ['truncates long text', 'x'.repeat(1e6), 'x'.repeat(1000)],
    ['truncates within a surrogate pair', `${'x'.repeat(999)}🙂`, `${'x'.repeat(999)}\ufffd`],
    ['limits the number of lines', '\n1'.repeat(100), `\n${Array(19).fill(1).join('\n')}`],
  ])('%s', (_, value, expected) => expect(validFields({ content: value })?.content).toBe(expected))

  it.each([['', ' \n ', '\u0000', null, 7, {}]])('ignores the content %j', (value) => {
    expect(validWatermarks([{ content: value } as Watermark])).toEqual([])
  })

  it('accepts at most 20 watermarks', () =>
    expect(validWatermarks(Array(1000).fill({ content: 'x' }))).toHaveLength(20))
})
