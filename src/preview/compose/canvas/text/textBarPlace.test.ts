import { expect, test } from 'vitest'
import { textBarPlace } from './textBarPlace'

/** Evaluates the CSS functions, for a sheet of 400 px in both directions and 16 px for 1rem. */
function pixelsOf(value: string): number {
  const script = value
    .replaceAll(/([\d.]+)rem/g, (_, rem) => String(Number(rem) * 16))
    .replaceAll('100%', '400')
    .replaceAll('px', '')
    .replaceAll(/\b(?:min|max)\(/g, 'Math.$&')
    .replace(/^calc/, '')
    .replace(/^clamp\((.*), (.*), (.*)\)$/, 'Math.max($1, Math.min($2, $3))')
  return Number(new Function(`return ${script}`)())
}

test.each([
  ['above a text', { top: 200, left: 40, height: 30 }, 56, { block: 200, inline: 40, width: 360 }],
  [
    'below a text at the start of the page',
    { top: 20, left: 40, height: 30 },
    56,
    { block: 50, inline: 40, width: 360 },
  ],
  [
    'below a text if the buttons of the bar wrap',
    { top: 80, left: 40, height: 30 },
    100,
    { block: 110, inline: 40, width: 360 },
  ],
  [
    'with its minimum width at the right edge',
    { top: 200, left: 380, height: 30 },
    56,
    { block: 200, inline: 144, width: 256 },
  ],
  [
    'at the left edge for a text that begins outside of the page',
    { top: 200, left: -50, height: 30 },
    56,
    { block: 200, inline: 0, width: 400 },
  ],
  [
    'at the bottom edge for a text longer than the page',
    { top: 20, left: 0, height: 900 },
    56,
    { block: 332, inline: 0, width: 400 },
  ],
  [
    'at the bottom edge for a text below the visible page',
    { top: 900, left: 0, height: 30 },
    56,
    { block: 400, inline: 0, width: 400 },
  ],
  [
    'at the top edge for a text above the visible page',
    { top: -300, left: 0, height: 30 },
    56,
    { block: 0, inline: 0, width: 400 },
  ],
])('places the text editing bar %s', (_, box, barHeight, expected) => {
  const { insetBlockStart, insetInlineStart, maxInlineSize } = textBarPlace(box, barHeight).style
  const [block, inline, width] = [insetBlockStart, insetInlineStart, maxInlineSize].map(pixelsOf)
  expect({ block, inline, width }).toEqual(expected)
})
