// The cutting table: paper shapes as SVG. Angles in degrees, clockwise from the right.

const f = (v) => Math.round(v * 10) / 10
export const on = (x, y, r, deg) => [x + r * Math.cos((deg * Math.PI) / 180), y + r * Math.sin((deg * Math.PI) / 180)]
const pts = (list) => list.map(([x, y]) => `${f(x)} ${f(y)}`).join(' ')

export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${more}/>`
export const oval = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${more}/>`
export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${more}/>`
export const poly = (list, fill, more = '') => `<polygon points="${pts(list)}" fill="${fill}" ${more}/>`
export const path = (d, fill, more = '') =>
  `<path d="${d.replace(/-?\d+\.\d+/g, (v) => f(+v))}" fill="${fill}" ${more}/>`
export const line = (list, stroke, width, more = '') =>
  `<polyline points="${pts(list)}" fill="none" stroke="${stroke}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const group = (more, ...body) => `<g ${more}>${body.join('')}</g>`
export const turn = (deg, x, y, ...body) => group(`transform="rotate(${f(deg)} ${f(x)} ${f(y)})"`, ...body)
export const mirror = (x, body) => body + group(`transform="matrix(-1 0 0 1 ${f(2 * x)} 0)"`, body)

export function arc(x, y, r, from, to, stroke, width, more = '') {
  const [a, b] = [on(x, y, r, from), on(x, y, r, to)]
  return path(
    `M${pts([a])}A${f(r)} ${f(r)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${pts([b])}`,
    'none',
    `stroke="${stroke}" stroke-width="${f(width)}" stroke-linecap="round" ${more}`,
  )
}

export function sector(x, y, r0, r1, from, to, fill, more = '') {
  const big = to - from > 180 ? 1 : 0
  const d = `M${pts([on(x, y, r1, from)])}A${f(r1)} ${f(r1)} 0 ${big} 1 ${pts([on(x, y, r1, to)])}L${pts([on(x, y, r0, to)])}A${f(r0)} ${f(r0)} 0 ${big} 0 ${pts([on(x, y, r0, from)])}Z`
  return path(d, fill, more)
}

export const rays = (x, y, r0, r1, n, fill, { duty = 0.5, phase = 0, more = '' } = {}) =>
  group(
    more,
    ...Array.from({ length: n }, (_, i) => {
      const a = phase + (i * 360) / n
      return sector(x, y, r0, r1, a, a + (360 / n) * duty, fill)
    }),
  )

export const rings = (x, y, radii, fills) => radii.map((r, i) => circle(x, y, r, fills[i % fills.length])).join('')

export const star = (x, y, n, r0, r1, fill, phase = -90) =>
  poly(
    Array.from({ length: n * 2 }, (_, i) => on(x, y, i % 2 ? r1 : r0, phase + (i * 180) / n)),
    fill,
  )

/** What is left of a disc of radius r when a disc of radius k·r, moved by (dx, dy), is cut away. */
export function crescent(x, y, r, dx, dy, fill, k = 1, more = '') {
  const q = r * k
  const d = Math.hypot(dx, dy)
  const a = (d * d + r * r - q * q) / (2 * d)
  const hgt = Math.sqrt(Math.max(0, r * r - a * a))
  const [ux, uy] = [dx / d, dy / d]
  const [px, py] = [x + ux * a, y + uy * a]
  const p1 = [px - uy * hgt, py + ux * hgt]
  const p2 = [px + uy * hgt, py - ux * hgt]
  return path(
    `M${pts([p1])}A${f(r)} ${f(r)} 0 ${a > 0 ? 1 : 0} 1 ${pts([p2])}A${f(q)} ${f(q)} 0 ${d > a ? 0 : 1} 0 ${pts([p1])}Z`,
    fill,
    more,
  )
}

function spline(list, steps = 10) {
  const out = []
  for (let i = 0; i < list.length - 1; i++) {
    const [a, b, c, d] = [list[Math.max(0, i - 1)], list[i], list[i + 1], list[Math.min(list.length - 1, i + 2)]]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      out.push(
        [0, 1].map(
          (j) =>
            0.5 *
            (2 * b[j] +
              (c[j] - a[j]) * t +
              (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
              (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3),
        ),
      )
    }
  }
  return [...out, list.at(-1)]
}

/** A limb, horn, flame or leaf: a smooth line through the points whose width runs through the given widths. */
export function limb(list, widths, fill, more = '') {
  const mid = spline(list)
  const n = mid.length - 1
  const widthAt = (t) => {
    const s = t * (widths.length - 1)
    const i = Math.min(widths.length - 2, Math.floor(s))
    const e = s - i
    return widths[i] + (widths[i + 1] - widths[i]) * (e * e * (3 - 2 * e))
  }
  const side = (sign) =>
    mid.map(([x, y], i) => {
      const [ax, ay] = mid[Math.max(0, i - 1)]
      const [bx, by] = mid[Math.min(n, i + 1)]
      const len = Math.hypot(bx - ax, by - ay) || 1
      const half = (widthAt(i / n) / 2) * sign
      return [x - ((by - ay) / len) * half, y + ((bx - ax) / len) * half]
    })
  return poly([...side(1), ...side(-1).reverse()], fill, more)
}

export const curve = (list, stroke, width, more = '') => line(spline(list), stroke, width, more)

let ids = 0
export const freshIds = () => {
  ids = 0
}
export function clip(shape, ...body) {
  const id = `c${++ids}`
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body.join('')}</g>`
}
export function fade(from, to, { x2 = 0, y2 = 1, mid } = {}) {
  const id = `f${++ids}`
  const stop = (o, [c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`
  return {
    def: `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stop(0, from)}${mid ? stop(mid[0], mid[1]) : ''}${stop(1, to)}</linearGradient>`,
    fill: `url(#${id})`,
  }
}

/** An ink between two inks (hex colours). */
export function mix(a, b, t) {
  const part = (c, i) => Number.parseInt(c.slice(1 + i * 2, 3 + i * 2), 16)
  const hex = [0, 1, 2].map((i) =>
    Math.round(part(a, i) + (part(b, i) - part(a, i)) * t)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}
