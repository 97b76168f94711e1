// Draws the time code in the corner of a clip, frame by frame, as raw pixels.
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { openFont } from '../art/font.mjs'
import { linePath, setLine } from '../art/lettering.mjs'

const face = fileURLToPath(new URL('../art/lettering-fonts/jost-medium.woff', import.meta.url))

/** The size of the plate for a picture of this height; even, as video wants it. */
export function plateSize(height) {
  const unit = height / 360
  return { width: 2 * Math.round(67 * unit), height: 2 * Math.round(13 * unit), unit }
}

/** The frames of a plate: `00:12.08  360p`, the last two digits counting frames. */
export async function* plates({ seconds, rate, height }) {
  const size = plateSize(height)
  for (let frame = 0; frame < seconds * rate; frame++) {
    const two = (value) => String(value).padStart(2, '0')
    const words = `00:${two(Math.floor(frame / rate))}.${two(frame % rate)}  ${height}p`
    yield sharp(Buffer.from(plate(words, size)))
      .ensureAlpha()
      .raw()
      .toBuffer()
  }
}

function plate(words, { width, height, unit }) {
  const font = openFont(face)
  const size = 15 * unit
  const cell = font.advance(font.glyphOf('0'.codePointAt(0))) * size
  let x = 9 * unit
  let paths = ''
  for (const char of words) {
    const line = setLine(font, char)
    // Digits stand in cells of one width, so that nothing jumps.
    const wide = /\d/.test(char) ? cell : line.width * size
    paths += linePath(line, { x: x + (wide - line.width * size) / 2, y: height * 0.7, size })
    x += wide
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${4 * unit}" fill="#000" fill-opacity=".62"/><path d="${paths}" fill="#fff"/></svg>`
}
