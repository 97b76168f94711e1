// Sets a line of letters as SVG path data, so that a poster needs no font where it is shown
// and every letter can be bent.

/** Letters of one line at 1 unit per em: [{contours, x, width}] and the line's width. */
export function setLine(font, text, tracking = 0) {
  const letters = []
  let x = 0
  let before
  for (const char of text) {
    const glyph = font.glyphOf(char.codePointAt(0))
    if (before !== undefined) x += font.kern(before, glyph)
    letters.push({ contours: font.outline(glyph), x, width: font.advance(glyph) })
    x += font.advance(glyph) + tracking
    before = glyph
  }
  return { letters, width: x - tracking, capHeight: font.capHeight }
}

/** Path data of a line with its baseline at (x, y); `bend` maps every point of the finished line. */
export function linePath(line, { x, y, size, stretch = 1, bend, perLetter }) {
  const n = (v) => Math.round(v * 10) / 10
  let d = ''
  line.letters.forEach((letter, i) => {
    const tweak = perLetter?.(i, letter)
    const at = (px, py) => {
      let qx = px + letter.x
      let qy = py
      if (tweak) [qx, qy] = tweak(qx, qy)
      const p = [x + qx * size * stretch, y - qy * size]
      return bend ? bend(...p) : p
    }
    for (const contour of letter.contours) d += contourPath(contour, at, n, Boolean(bend))
  })
  return d
}

function contourPath(contour, at, n, fine) {
  let d = ''
  let [cx, cy] = contour[0].slice(-2)
  const put = (...pts) => pts.map(([a, b]) => `${n(a)} ${n(b)}`).join(' ')
  for (const [kind, ...v] of contour) {
    if (kind === 'M') d += `M${put(at(v[0], v[1]))}`
    else if (kind === 'Q') d += `Q${put(at(v[0], v[1]), at(v[2], v[3]))}`
    else if (fine) {
      for (let k = 1; k <= 4; k++) d += `L${put(at(cx + ((v[0] - cx) * k) / 4, cy + ((v[1] - cy) * k) / 4))}`
    } else d += `L${put(at(v[0], v[1]))}`
    ;[cx, cy] = v.slice(-2)
  }
  return `${d}Z`
}

/** The box that the outlines really fill: [left, top, right, bottom]. Path data as linePath writes it (M, L, Q, Z). */
export function boundsOf(d) {
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  const reach = ([x, y]) => {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  let from = [0, 0]
  for (const [, kind, numbers] of d.matchAll(/([MLQ])([^MLQZ]+)/g)) {
    const [ax, ay, bx, by] = numbers.trim().split(' ').map(Number)
    const to = kind === 'Q' ? [bx, by] : [ax, ay]
    if (kind === 'Q') {
      for (const t of [0.25, 0.5, 0.75]) {
        const [p, q, s] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
        reach([p * from[0] + q * ax + s * bx, p * from[1] + q * ay + s * by])
      }
    }
    reach(to)
    from = to
  }
  return box
}
