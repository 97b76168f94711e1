// Families built from walls, light and height: deco skyline, gothic arch, crooked tunnel, clock face, giant over roofs, onion domes.
import { chance } from '../../../fixtures/tools/art/chance.mjs'
import {
  circle,
  curve,
  fade,
  limb,
  line,
  mirror,
  on,
  oval,
  path,
  poly,
  rays,
  rect,
  rings,
  star,
  turn,
} from '../../../fixtures/tools/art/ink.mjs'

export function skyline({ w, h, x, y, u, p, r }) {
  const [ground, deep, light, hot, cool] = p
  const base = h
  const tone = (bx, top, bw, a, b) =>
    rect(bx - bw / 2, top, bw / 2 + 0.5, base - top, a) + rect(bx, top, bw / 2, base - top, b)
  let out = rect(0, 0, w, h, ground)
  out += rays(x, y + u * 0.1, 0, w + h, 32, cool, { duty: 0.5, phase: 2.8, more: 'opacity=".55"' })
  out += rings(x, y - u * 0.28, [u * 0.86, u * 0.78, u * 0.66, u * 0.6], [hot, ground, hot, '#f0bd55'])
  const far = (seed, step, low, high, a, b) => {
    const q = chance(seed)
    let s = ''
    for (let bx = -step; bx < w + step; bx += step * q.between(0.7, 1.05)) {
      const near = Math.min(1, Math.abs(bx - x) / u)
      const top = y + u * (low + (high - low) * (0.35 + 0.65 * near) * q.between(0.6, 1.1))
      const bw = step * q.between(0.7, 1.2)
      s += tone(bx, top, bw, a, b) + tone(bx, top - u * 0.08, bw * 0.6, a, b)
    }
    return s
  }
  out += far('a', u * 0.22, 0.0, 0.55, '#4d7288', cool)
  const levels = [
    [-1.05, 0.035],
    [-0.82, 0.13],
    [-0.66, 0.23],
    [-0.46, 0.33],
    [-0.2, 0.45],
    [0.14, 0.62],
    [0.5, 0.8],
  ]
  for (const [top, bw] of levels) out += tone(x, y + u * top, u * bw, light, '#b98a3a')
  for (let k = 0; k < 6; k++)
    out += rect(x - u * (0.2 - k * 0.07) + u * 0.01, y + u * 0.2, u * 0.02, base, deep, 'opacity=".55"')
  out += poly(
    [
      [x - u * 0.04, y - u * 0.82],
      [x, y - u * 1.3],
      [x + u * 0.04, y - u * 0.82],
    ],
    light,
  )
  out += far('b', u * 0.3, 0.5, 0.72, ground, deep)
  for (let k = 0; k < 90; k++) {
    const wx = r.between(0, w)
    const wy = y + u * r.between(0.95, 1.5)
    out += rect(wx, wy, u * 0.022, u * 0.04, hot, `opacity="${r.pick([0.9, 0.6, 0.35])}"`)
  }
  for (const [dy, k] of [
    [0.78, 0.1],
    [0.98, -0.08],
  ])
    out += path(
      `M0 ${y + u * dy} Q${x} ${y + u * (dy + k * 2.4)} ${w} ${y + u * (dy - 0.12)}`,
      'none',
      `stroke="${light}" stroke-width="${u * 0.022}"`,
    )
  return out
}

export function ogive({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, cool] = p
  const floor = y + u * 0.92
  const door = (half, top, fill) =>
    path(
      `M${x - half} ${floor} L${x - half} ${y} C${x - half} ${y - u * 0.55} ${x - half * 0.42} ${top + u * 0.22} ${x} ${top} C${x + half * 0.42} ${top + u * 0.22} ${x + half} ${y - u * 0.55} ${x + half} ${y} L${x + half} ${floor} Z`,
      fill,
    )
  let out = rect(0, 0, w, h, deep)
  const steps = ['#121a15', ground, '#3c513f', cool, '#93a878', light]
  steps.forEach((fill, i) => {
    out += door(u * (1.5 - i * 0.17), y - u * (2.0 - i * 0.17), fill)
  })
  out += rect(0, floor, w, h - floor, '#0d130f')
  out += poly(
    [
      [x - u * 0.65, floor],
      [x + u * 0.65, floor],
      [x + u * 1.35, h + u * 0.2],
      [x - u * 1.35, h + u * 0.2],
    ],
    light,
  )
  out += poly(
    [
      [x - u * 0.27, floor],
      [x + u * 0.27, floor],
      [x + u * 0.75, h + 10],
      [x - u * 0.75, h + 10],
    ],
    deep,
  )
  const head = y - u * 0.52
  let half = limb(
    [
      [x + u * 0.06, y - u * 0.2],
      [x + u * 0.26, y - u * 0.2],
      [x + u * 0.4, y + u * 0.02],
      [x + u * 0.4, y + u * 0.24],
    ],
    [u * 0.2, u * 0.17, u * 0.1, u * 0.09],
    deep,
  )
  ;[
    [-0.12, 0.62],
    [-0.02, 0.72],
    [0.09, 0.74],
    [0.2, 0.66],
    [0.24, 0.4],
  ].forEach(([dx, len], i) => {
    const hx = x + u * (0.37 + i * 0.018)
    const hy = y + u * (0.27 - i * 0.015)
    half += limb(
      [
        [hx, hy - u * 0.04],
        [hx + u * dx * 0.62, hy + u * len * 0.26],
        [hx + u * dx * 0.5, hy + u * len * 0.62],
      ],
      [u * 0.056, u * 0.044, 0.5],
      deep,
    )
  })
  half += limb(
    [
      [x + u * 0.1, head + u * 0.02],
      [x + u * 0.2, head - u * 0.08],
      [x + u * 0.225, head - u * 0.24],
    ],
    [u * 0.15, u * 0.09, 0],
    deep,
  )
  out += mirror(x, half)
  out += path(
    `M${x - u * 0.26} ${floor + 4} L${x - u * 0.17} ${y + u * 0.3} L${x - u * 0.26} ${y - u * 0.16} Q${x - u * 0.26} ${y - u * 0.32} ${x - u * 0.08} ${y - u * 0.36} L${x + u * 0.08} ${y - u * 0.36} Q${x + u * 0.26} ${y - u * 0.32} ${x + u * 0.26} ${y - u * 0.16} L${x + u * 0.17} ${y + u * 0.3} L${x + u * 0.26} ${floor + 4} Z`,
    deep,
  )
  out += path(
    `M${x - u * 0.15} ${head - u * 0.04} C${x - u * 0.16} ${head - u * 0.3} ${x + u * 0.16} ${head - u * 0.3} ${x + u * 0.15} ${head - u * 0.04} C${x + u * 0.14} ${head + u * 0.12} ${x + u * 0.07} ${head + u * 0.22} ${x} ${head + u * 0.23} C${x - u * 0.07} ${head + u * 0.22} ${x - u * 0.14} ${head + u * 0.12} ${x - u * 0.15} ${head - u * 0.04}Z`,
    deep,
  )
  out += mirror(
    x,
    circle(x + u * 0.058, head - u * 0.03, u * 0.034, light) +
      circle(x + u * 0.056, head - u * 0.028, u * 0.013, hot) +
      line(
        [
          [x + u * 0.025, head - u * 0.075],
          [x + u * 0.1, head - u * 0.11],
        ],
        light,
        u * 0.014,
      ) +
      poly(
        [
          [x + u * 0.006, head + u * 0.09],
          [x + u * 0.03, head + u * 0.09],
          [x + u * 0.014, head + u * 0.16],
        ],
        light,
      ),
  )
  return out
}

export function tunnel({ w, h, x, y, u, p, r }) {
  const [ground, deep, light, hot, cool] = p
  const fills = [deep, ground, deep, cool, light, deep, hot, light]
  let out = rect(0, 0, w, h, ground)
  let before
  fills.forEach((fill, i) => {
    const s = u * 1.72 * 0.815 ** i
    const wide = Math.max(0.78, w / h) ** 0.6
    const q = [
      [-1 * wide, -1.15],
      [1 * wide, -1.2],
      [1.05 * wide, 1.1],
      [-1 * wide, 1.18],
    ].map(([qx, qy]) => [x + s * (qx + r.between(-0.2, 0.2)), y + s * (qy + r.between(-0.2, 0.2))])
    if (before) {
      const k = i % 4
      const wedge = [before[k], before[(k + 1) % 4], q[(k + 1) % 4].map((v, j) => (v + q[k][j]) / 2)]
      out += poly(wedge, [hot, deep, light, cool, deep][i % 5], 'opacity=".92"')
    }
    out += poly(q, fill)
    before = q
  })
  if (h > w)
    out += poly(
      [
        [-5, h + 5],
        [-5, y + u * 0.72],
        [w * 0.12, y + u * 0.92],
        [w * 0.2, y + u * 0.8],
        [w * 0.38, y + u * 1.0],
        [w * 0.5, y + u * 0.86],
        [w * 0.64, y + u * 1.02],
        [w * 0.78, y + u * 0.82],
        [w * 0.86, y + u * 0.94],
        [w + 5, y + u * 0.66],
        [w + 5, h + 5],
      ],
      deep,
    )
  const b = u * 0.27
  const fy = y + u * 0.14
  const spikes = [
    [-0.12, -0.62],
    [-0.5, 0.1],
    [-0.78, 0.62],
    [-0.5, 0.52],
    [-0.38, 0.74],
    [-0.2, 0.56],
    [0.02, 0.8],
    [0.16, 0.56],
    [0.4, 0.74],
    [0.46, 0.5],
    [0.72, 0.58],
    [0.5, 0.08],
    [0.14, -0.62],
  ]
  out += poly(
    spikes.map(([sx, sy]) => [x + sx * b * 1.15, fy + sy * b * 1.6]),
    deep,
  )
  out +=
    circle(x, fy - b * 1.02, b * 0.34, deep) +
    turn(
      -7,
      x,
      fy - b * 1.2,
      rect(x - b * 0.5, fy - b * 1.36, b, b * 0.12, deep) +
        poly(
          [
            [x - b * 0.3, fy - b * 1.34],
            [x - b * 0.36, fy - b * 2.05],
            [x + b * 0.36, fy - b * 2.05],
            [x + b * 0.3, fy - b * 1.34],
          ],
          deep,
        ) +
        rect(x - b * 0.31, fy - b * 1.48, b * 0.62, b * 0.1, hot),
    )
  out +=
    circle(x - b * 0.14, fy - b * 1.0, b * 0.13, light) +
    circle(x + b * 0.16, fy - b * 1.02, b * 0.13, light) +
    circle(x - b * 0.12, fy - b * 1.0, b * 0.05, deep) +
    circle(x + b * 0.17, fy - b * 1.02, b * 0.05, deep)
  out += line(
    [
      [x + b * 0.72, fy - b * 0.1],
      [x + b * 0.95, fy + b * 1.2],
    ],
    deep,
    b * 0.09,
  )
  return out
}

export function clock({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground)
  const gw = u * 0.36
  const gh = u * 0.56
  for (let gx = (x % gw) - gw; gx < w; gx += gw)
    for (let gy = (y % gh) - gh; gy < h; gy += gh)
      out +=
        rect(gx + gw * 0.2, gy + gh * 0.2, gw * 0.6, gh * 0.62, cool, 'opacity=".5"') +
        rect(gx + gw * 0.2, gy + gh * 0.2, gw * 0.28, gh * 0.62, light, 'opacity=".35"')
  const [cx, cy, cr] = [x - u * 0.12, y - u * 0.28, u * 0.76]
  out += circle(cx + u * 0.07, cy + u * 0.09, cr * 1.08, deep, 'opacity=".35"')
  out += rings(cx, cy, [cr * 1.08, cr * 1.0, cr * 0.93, cr * 0.9], [deep, hot, deep, light])
  for (let k = 0; k < 60; k++) {
    const a = k * 6
    const big = k % 5 === 0
    out += line([on(cx, cy, cr * (big ? 0.66 : 0.8), a), on(cx, cy, cr * 0.83, a)], deep, big ? u * 0.045 : u * 0.012)
  }
  out += turn(
    -58,
    cx,
    cy,
    poly(
      [
        [cx - u * 0.12, cy - u * 0.03],
        [cx + cr * 0.46, cy - u * 0.05],
        [cx + cr * 0.56, cy],
        [cx + cr * 0.46, cy + u * 0.05],
        [cx - u * 0.12, cy + u * 0.03],
      ],
      deep,
    ),
  )
  const tip = on(cx, cy, cr * 0.86, 14)
  out +=
    turn(
      14,
      cx,
      cy,
      poly(
        [
          [cx - u * 0.18, cy - u * 0.04],
          [cx + cr * 0.9, cy - u * 0.018],
          [cx + cr * 0.98, cy],
          [cx + cr * 0.9, cy + u * 0.018],
          [cx - u * 0.18, cy + u * 0.04],
        ],
        deep,
      ),
    ) +
    circle(cx, cy, u * 0.09, hot) +
    circle(cx, cy, u * 0.03, deep)
  const [tx, ty] = tip
  const m = u * 0.9
  out += turn(
    -6,
    tx,
    ty,
    curve(
      [
        [tx - m * 0.03, ty - m * 0.01],
        [tx - m * 0.1, ty + m * 0.16],
        [tx - m * 0.06, ty + m * 0.34],
      ],
      deep,
      m * 0.075,
    ),
    curve(
      [
        [tx + m * 0.03, ty - m * 0.01],
        [tx + m * 0.13, ty + m * 0.16],
        [tx + m * 0.1, ty + m * 0.34],
      ],
      deep,
      m * 0.075,
    ),
    circle(tx - m * 0.03, ty - m * 0.01, m * 0.045, light),
    circle(tx + m * 0.035, ty - m * 0.01, m * 0.045, light),
    poly(
      [
        [tx - m * 0.13, ty + m * 0.31],
        [tx + m * 0.16, ty + m * 0.31],
        [tx + m * 0.13, ty + m * 0.64],
        [tx - m * 0.08, ty + m * 0.64],
      ],
      deep,
    ),
    limb(
      [
        [tx - m * 0.0, ty + m * 0.6],
        [tx - m * 0.1, ty + m * 0.82],
        [tx - m * 0.06, ty + m * 1.08],
      ],
      [m * 0.14, m * 0.12, m * 0.09],
      deep,
    ),
    limb(
      [
        [tx + m * 0.08, ty + m * 0.6],
        [tx + m * 0.2, ty + m * 0.78],
        [tx + m * 0.34, ty + m * 0.92],
      ],
      [m * 0.14, m * 0.12, m * 0.09],
      deep,
    ),
    oval(tx - m * 0.1, ty + m * 1.1, m * 0.09, m * 0.04, deep),
    oval(tx + m * 0.39, ty + m * 0.92, m * 0.04, m * 0.08, deep),
    poly(
      [
        [tx - m * 0.03, ty + m * 0.32],
        [tx + m * 0.06, ty + m * 0.32],
        [tx + m * 0.02, ty + m * 0.44],
      ],
      light,
    ),
    poly(
      [
        [tx - m * 0.005, ty + m * 0.33],
        [tx + m * 0.04, ty + m * 0.33],
        [tx + m * 0.03, ty + m * 0.47],
        [tx + m * 0.01, ty + m * 0.47],
      ],
      hot,
    ),
    circle(tx + m * 0.015, ty + m * 0.22, m * 0.105, light),
    oval(tx + m * 0.015, ty + m * 0.14, m * 0.17, m * 0.035, deep),
    rect(tx - m * 0.085, ty + m * 0.03, m * 0.2, m * 0.1, '#f3cf6b'),
    rect(tx - m * 0.085, ty + m * 0.085, m * 0.2, m * 0.045, hot),
    circle(tx - m * 0.025, ty + m * 0.22, m * 0.034, 'none', `stroke="${deep}" stroke-width="${m * 0.014}"`),
    circle(tx + m * 0.06, ty + m * 0.22, m * 0.034, 'none', `stroke="${deep}" stroke-width="${m * 0.014}"`),
    oval(tx + m * 0.018, ty + m * 0.285, m * 0.022, m * 0.028, deep),
  )
  return out
}

export function giant({ w, h, x, y, u, p, r }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground)
  out += rings(x, y - u * 0.1, [u * 1.25, u * 1.05, u * 0.84], ['#44707f', '#5d8b94', cool])
  const top = y - u * 0.98
  out += path(
    `M${x - u * 0.98} ${h} C${x - u * 0.98} ${y + u * 0.45} ${x - u * 0.62} ${y + u * 0.2} ${x - u * 0.2} ${y + u * 0.12} L${x + u * 0.2} ${y + u * 0.12} C${x + u * 0.62} ${y + u * 0.2} ${x + u * 0.98} ${y + u * 0.45} ${x + u * 0.98} ${h}Z`,
    deep,
  )
  out += poly(
    [
      [x - u * 0.2, y + u * 0.1],
      [x + u * 0.2, y + u * 0.1],
      [x, y + u * 0.95],
    ],
    light,
  )
  out += path(
    `M${x - u * 0.3} ${y - u * 0.34} C${x - u * 0.3} ${y + u * 0.14} ${x - u * 0.14} ${y + u * 0.26} ${x} ${y + u * 0.27} C${x + u * 0.14} ${y + u * 0.26} ${x + u * 0.3} ${y + u * 0.14} ${x + u * 0.3} ${y - u * 0.34}Z`,
    light,
  )
  out += path(
    `M${x} ${y - u * 0.34} L${x + u * 0.3} ${y - u * 0.34} C${x + u * 0.3} ${y + u * 0.14} ${x + u * 0.14} ${y + u * 0.26} ${x} ${y + u * 0.27}Z`,
    '#cdb894',
  )
  out += mirror(
    x,
    poly(
      [
        [x, y + u * 0.24],
        [x + u * 0.17, y + u * 0.15],
        [x + u * 0.17, y + u * 0.33],
      ],
      hot,
    ),
  )
  out += path(
    `M${x - u * 0.31} ${y - u * 0.3} L${x + u * 0.31} ${y - u * 0.3} L${x + u * 0.29} ${y - u * 0.06} Q${x + u * 0.14} ${y + u * 0.04} ${x} ${y - u * 0.1} Q${x - u * 0.14} ${y + u * 0.04} ${x - u * 0.29} ${y - u * 0.06}Z`,
    deep,
  )
  out += mirror(
    x,
    oval(x + u * 0.14, y - u * 0.14, u * 0.07, u * 0.032, light) + circle(x + u * 0.15, y - u * 0.14, u * 0.026, deep),
  )
  out += line(
    [
      [x - u * 0.07, y + u * 0.13],
      [x + u * 0.08, y + u * 0.13],
    ],
    deep,
    u * 0.02,
  )
  out +=
    path(
      `M${x - u * 0.33} ${y - u * 0.32} L${x - u * 0.37} ${top} Q${x} ${top - u * 0.1} ${x + u * 0.37} ${top} L${x + u * 0.33} ${y - u * 0.32}Z`,
      deep,
    ) +
    path(
      `M${x - u * 0.56} ${y - u * 0.36} Q${x} ${y - u * 0.2} ${x + u * 0.56} ${y - u * 0.36} Q${x} ${y - u * 0.5} ${x - u * 0.56} ${y - u * 0.36}Z`,
      deep,
    )
  out += path(
    `M${x - u * 0.335} ${y - u * 0.5} Q${x} ${y - u * 0.4} ${x + u * 0.335} ${y - u * 0.5} L${x + u * 0.345} ${y - u * 0.58} Q${x} ${y - u * 0.48} ${x - u * 0.345} ${y - u * 0.58}Z`,
    hot,
  )
  for (let layer = 0; layer < 2; layer++) {
    let bx = -u * 0.1
    while (bx < w) {
      const bw = u * r.between(0.2, 0.34)
      const by = y + u * (0.92 + layer * 0.22 + r.between(-0.08, 0.1))
      const fill = layer ? '#0c1a24' : '#1d3a49'
      out +=
        poly(
          [
            [bx, h],
            [bx, by],
            [bx + bw * 0.18, by - u * 0.12],
            [bx + bw * 0.82, by - u * 0.12],
            [bx + bw, by],
            [bx + bw, h],
          ],
          fill,
        ) + rect(bx + bw * r.between(0.2, 0.6), by - u * 0.22, u * 0.06, u * 0.14, fill)
      for (let k = 0; k < 4; k++)
        if (r() > 0.45)
          out += rect(
            bx + bw * (0.16 + (k % 2) * 0.42),
            by + u * (0.06 + Math.floor(k / 2) * 0.14),
            u * 0.045,
            u * 0.075,
            '#f2c35b',
          )
      bx += bw * 0.96
    }
  }
  return out
}

export function domes({ w, h, x, y, u, p, r }) {
  const [_ground, deep, light, hot, _cool] = p
  const sky = fade(['#0a3140'], ['#3aa39b'])
  let out = sky.def + rect(0, 0, w, h, sky.fill)
  for (let k = 0; k < 46; k++) {
    const s = u * r.between(0.008, 0.03)
    out += star(r.between(0, w), r.between(0, y + u * 0.4), 4, s * 1.8, s * 0.5, light)
  }
  out += circle(x, y - u * 0.22, u * 0.8, '#f6c65b') + circle(x, y - u * 0.22, u * 0.72, light)
  const dome = (dx, dy, s, a, b) => {
    const [ox, oy] = [x + u * dx, y + u * dy]
    const q = u * s
    return (
      rect(ox - q * 0.34, oy, q * 0.68, h, a) +
      rect(ox, oy, q * 0.34, h, b) +
      path(
        `M${ox - q * 0.36} ${oy} C${ox - q * 0.72} ${oy - q * 0.42} ${ox - q * 0.2} ${oy - q * 0.72} ${ox} ${oy - q * 1.12} C${ox + q * 0.2} ${oy - q * 0.72} ${ox + q * 0.72} ${oy - q * 0.42} ${ox + q * 0.36} ${oy}Z`,
        a,
      ) +
      path(
        `M${ox} ${oy} L${ox} ${oy - q * 1.12} C${ox + q * 0.2} ${oy - q * 0.72} ${ox + q * 0.72} ${oy - q * 0.42} ${ox + q * 0.36} ${oy}Z`,
        b,
      ) +
      line(
        [
          [ox, oy - q * 1.08],
          [ox, oy - q * 1.36],
        ],
        a,
        q * 0.05,
      ) +
      rect(ox - q * 0.4, oy - q * 0.03, q * 0.8, q * 0.09, hot) +
      path(
        `M${ox - q * 0.13} ${oy + q * 0.62} L${ox - q * 0.13} ${oy + q * 0.34} Q${ox - q * 0.1} ${oy + q * 0.2} ${ox} ${oy + q * 0.14} Q${ox + q * 0.1} ${oy + q * 0.2} ${ox + q * 0.13} ${oy + q * 0.34} L${ox + q * 0.13} ${oy + q * 0.62}Z`,
        '#f6c65b',
      )
    )
  }
  for (const [dx, dy, s] of [
    [-1.5, 0.75, 0.4],
    [-1.05, 0.5, 0.36],
    [1.1, 0.52, 0.4],
    [1.62, 0.7, 0.5],
    [-2.1, 0.6, 0.5],
    [2.2, 0.6, 0.42],
  ])
    out += dome(dx, dy, s, '#17697a', '#115262')
  for (const [dx, dy, s] of [
    [-0.72, 0.82, 0.62],
    [0.78, 0.86, 0.7],
    [0.02, 1.02, 0.5],
    [-1.6, 1.05, 0.7],
    [1.75, 1.06, 0.6],
  ])
    out += dome(dx, dy, s, '#0b3644', deep)
  const [cx, cy] = [x + u * 0.02, y - u * 0.26]
  out += path(
    `M${cx - u * 0.62} ${cy + u * 0.02} C${cx - u * 0.36} ${cy - u * 0.14} ${cx - u * 0.1} ${cy + u * 0.22} ${cx + u * 0.2} ${cy + u * 0.08} S${cx + u * 0.56} ${cy - u * 0.02} ${cx + u * 0.66} ${cy - u * 0.12} L${cx + u * 0.6} ${cy + u * 0.05} C${cx + u * 0.4} ${cy + u * 0.2} ${cx + u * 0.2} ${cy + u * 0.2} ${cx} ${cy + u * 0.26} S${cx - u * 0.46} ${cy + u * 0.06} ${cx - u * 0.62} ${cy + u * 0.02}Z`,
    '#c33a22',
  )
  out += curve(
    [
      [cx - u * 0.5, cy + u * 0.03],
      [cx - u * 0.24, cy + u * 0.06],
      [cx + u * 0.02, cy + u * 0.2],
      [cx + u * 0.3, cy + u * 0.13],
      [cx + u * 0.58, cy],
    ],
    '#f6c65b',
    u * 0.025,
  )
  for (const dx of [-0.6, -0.56, 0.62, 0.65])
    out += line(
      [
        [cx + u * dx, cy + u * (dx < 0 ? 0.03 : -0.06)],
        [cx + u * (dx * 1.1), cy + u * (dx < 0 ? 0.11 : 0.02)],
      ],
      '#c33a22',
      u * 0.014,
    )
  out +=
    limb(
      [
        [cx - u * 0.1, cy + u * 0.1],
        [cx - u * 0.06, cy - u * 0.12],
        [cx - u * 0.02, cy - u * 0.26],
      ],
      [u * 0.24, u * 0.16, u * 0.1],
      deep,
    ) +
    circle(cx + u * 0.0, cy - u * 0.34, u * 0.07, deep) +
    oval(cx - u * 0.01, cy - u * 0.4, u * 0.085, u * 0.045, hot)
  out +=
    limb(
      [
        [cx - u * 0.02, cy - u * 0.2],
        [cx + u * 0.14, cy - u * 0.28],
        [cx + u * 0.3, cy - u * 0.42],
      ],
      [u * 0.07, u * 0.05, u * 0.035],
      deep,
    ) +
    limb(
      [
        [cx - u * 0.12, cy + u * 0.08],
        [cx + u * 0.1, cy + u * 0.02],
        [cx + u * 0.24, cy + u * 0.12],
      ],
      [u * 0.12, u * 0.1, u * 0.06],
      deep,
    )
  return out
}
