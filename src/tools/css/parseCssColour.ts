import type { Colour } from '../../site/brand/contrast'

/** Parses #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), `13 11 16`, white and black. Undefined for any other form. */
export function parseCssColour(text: string): Colour | undefined {
  const value = text.trim().toLowerCase()
  if (value === 'white') return [255, 255, 255]
  if (value === 'black') return [0, 0, 0]
  return parseHexColour(value) ?? parseRgbColour(TRIPLE.test(value) ? `rgb(${value})` : value)
}

const TRIPLE = /^[\d.]+(?: [\d.]+){2}$/

function parseHexColour(value: string): Colour | undefined {
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(value)?.[1]
  if (!hex) return undefined
  const long = hex.length < 5 ? hex.replaceAll(/./g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0, alpha = 255] = [...long.matchAll(/../g)].map(([pair]) =>
    Number.parseInt(pair, 16),
  )
  return [red, green, blue, alpha / 255]
}

function parseRgbColour(value: string): Colour | undefined {
  const parts = /^rgba?\(([^()]+)\)$/
    .exec(value)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean)
  if (!parts || parts.length < 3 || parts.length > 4) return undefined
  const numbers = parts.map((part, index) => parseChannel(part, index < 3 ? 255 : 1))
  if (numbers.some(Number.isNaN)) return undefined
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  return [red, green, blue, alpha]
}

/** @param max value of 100 % */
const parseChannel = (part: string, max: number) =>
  part.endsWith('%') ? (Number(part.slice(0, -1)) / 100) * max : Number(part)
