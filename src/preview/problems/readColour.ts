import type { Colour } from '../../site/brand/contrast'
import { parseCssColour } from '../../tools/css/parseCssColour'

/** Parses any CSS colour. Forms that the validator does not measure are painted, which rounds them. */
export function readColour(document: Document, text: string): Colour | undefined {
  const parsed = parseCssColour(text)
  if (parsed) return parsed
  if (!CSS.supports('color', text)) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.fillStyle = text
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}
