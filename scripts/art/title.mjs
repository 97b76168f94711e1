// Sets a title: lines of letters as wide as the sheet or as a film asks for, with the credit below.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chance } from './chance.mjs'
import { openFont } from './font.mjs'
import { path, rect } from './ink.mjs'
import { linePath, setLine } from './lettering.mjs'
import { moods } from './moods.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const face = (name) => openFont(join(here, 'lettering-fonts', `${name}.woff`))
const lineGap = 16
const creditHeight = 44

/** The lettering of a film on a sheet of w × h; `bare` sets the title alone, as tall and wide as its letters. */
export function titleBlock({ slug, set, year, by, mood }, { w: sheetWidth, h }, { bare } = {}) {
  const { font, lines, place = 'bottom', narrow = 1, tilt = 0, wave, align = 'fill', size: cap = Infinity } = set
  const { inset = 0.075, wide = 1, bold, drop, band } = set
  const inkOf = (ink) => (typeof ink === 'number' ? moods[mood][ink] : ink)
  const color = inkOf(set.ink)
  const width = (sheetWidth - 2 * inset * sheetWidth) * wide

  const rows = lines.map((text) => {
    const line = setLine(face(font), text, text === text.toUpperCase() ? 0.005 : -0.005)
    return { line, size: Math.min(cap, width / (line.width * narrow)) }
  })
  if (align !== 'fill') {
    const least = Math.min(...rows.map((row) => row.size))
    for (const row of rows) row.size = least
  }
  const w = bare ? Math.max(...rows.map((row) => row.line.width * row.size * narrow)) : sheetWidth

  const swing = wave ? w * wave * 0.35 : 0
  const accents = /[ÄÉÖÜÔ]/.test(lines[0]) ? rows[0].size * 0.24 : 0
  const descent = rows.at(-1).size * (set.low ?? (/[gjpqyQ]/.test(lines.at(-1)) ? 0.2 : 0))
  const heights = rows.map((row) => row.size * row.line.capHeight)
  const letters = heights.reduce((sum, one) => sum + one + lineGap, -lineGap)
  const height = letters + descent + (bare ? swing : creditHeight)
  const margin = bare ? 8 + accents + swing : inset * w * 0.9
  const x0 = inset * w

  let y = place === 'top' ? margin : h - margin - height
  let outlines = ''
  rows.forEach((row, i) => {
    y += heights[i]
    const rowWidth = row.line.width * row.size * narrow
    const x = {
      center: (w - rowWidth) / 2,
      right: w - x0 - rowWidth,
      left: x0,
      fill: x0 + ((bare ? w : width) - rowWidth) / 2,
    }[align]
    const bend = wave ? (px, py) => [px, py + Math.sin((px / w) * Math.PI * 2 + i) * swing] : undefined
    const perLetter = set.jitter ? loosen(`${slug}${i}`, set.jitter) : undefined
    outlines += linePath(row.line, { x, y, size: row.size, stretch: narrow, bend, perLetter })
    y += lineGap
  })
  y += descent

  const stroke = (ink) => (bold ? `stroke="${ink}" stroke-width="${bold}" stroke-linejoin="round"` : '')
  const shadow =
    drop === undefined ? '' : path(outlines, inkOf(drop), `transform="translate(5 5)" ${stroke(inkOf(drop))}`)
  const strip = band === undefined || bare ? '' : rect(-w, h - margin - height - 34, w * 3, height + 600, inkOf(band))
  const credit = bare
    ? ''
    : creditLine(`${by}  ·  ${year}`.toUpperCase(), {
        x: align === 'left' ? x0 : undefined,
        y: y + 16,
        w,
        color: set.small === undefined ? color : inkOf(set.small),
        wide: w - 2 * x0,
      })
  const body = strip + shadow + path(outlines, color, stroke(color)) + credit
  const svg = tilt ? `<g transform="rotate(${tilt} ${x0} ${h - margin})">${body}</g>` : body
  return { svg, outlines, height: height + margin, place }
}

/** Turns and lifts every letter a little, always the same way for one seed. */
function loosen(seed, jitter) {
  const memo = new Map()
  return (k, letter) => {
    if (!memo.has(k)) {
      const r = chance(`${seed}${k}`)
      const angle = r.between(-jitter, jitter)
      const up = r.between(-0.04, 0.04)
      const cx = letter.x + letter.width / 2
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      memo.set(k, (x, y) => [cx + (x - cx) * cos - (y - 0.35) * sin, 0.35 + up + (x - cx) * sin + (y - 0.35) * cos])
    }
    return memo.get(k)
  }
}

function creditLine(text, { x, y, w, color, wide }) {
  const line = setLine(face('jost-medium'), text, 0.16)
  const size = Math.min(17, wide / line.width)
  return path(linePath(line, { x: x ?? (w - line.width * size) / 2, y, size }), color)
}
