// Families built from movement and matter: prow, engine, sabbath, sunrise, orbits, jungle, clay, wings, serpent, wind, ice.
import { chance } from '../../../fixtures/tools/art/chance.mjs'
import {
  arc,
  circle,
  clip,
  crescent,
  curve,
  fade,
  group,
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

export function prow({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground)
  out += poly(
    [
      [-5, y + u * 0.95],
      [-5, y - u * 0.15],
      [w + 5, y - u * 1.75 - (w - 600) * 0.25],
      [w + 5, y - u * 1.0 - (w - 600) * 0.15],
    ],
    hot,
  )
  out +=
    circle(x + u * 0.42, y - u * 0.42, u * 0.6, light) +
    arc(x + u * 0.42, y - u * 0.42, u * 0.68, 0, 359, deep, u * 0.014)
  out += turn(
    -12,
    x,
    y,
    poly(
      [
        [x - u * 0.62, y - u * 0.28],
        [x - u * 0.4, y - u * 0.62],
        [x + u * 0.12, y - u * 0.62],
        [x + u * 0.24, y - u * 0.2],
      ],
      deep,
    ),
    rect(x - u * 0.34, y - u * 1.06, u * 0.16, u * 0.5, deep),
    rect(x - u * 0.06, y - u * 0.98, u * 0.16, u * 0.4, deep),
    rect(x - u * 0.36, y - u * 1.06, u * 0.2, u * 0.06, hot),
    rect(x - u * 0.08, y - u * 0.98, u * 0.2, u * 0.06, hot),
    ...[0, 1, 2].map((k) =>
      rect(x + u * (0.1 + k * 0.04), y - u * (0.5 - k * 0.13), u * (1.0 - k * 0.12), u * 0.065, deep),
    ),
    ...[0, 1, 2].map((k) => rect(x + u * (1.06 - k * 0.08), y - u * (0.515 - k * 0.13), u * 0.07, u * 0.095, deep)),
    path(
      `M${x - u * 3} ${y - u * 0.24} L${x + u * 1.02} ${y - u * 0.1} C${x + u * 0.9} ${y + u * 0.36} ${x + u * 0.7} ${y + u * 0.7} ${x + u * 0.56} ${y + u * 1.6} L${x - u * 3} ${y + u * 1.6}Z`,
      deep,
    ),
    path(
      `M${x - u * 3} ${y + u * 0.55} L${x + u * 0.74} ${y + u * 0.5} L${x + u * 0.64} ${y + u * 0.98} L${x - u * 3} ${y + u * 1.0}Z`,
      hot,
    ),
    path(
      `M${x - u * 3} ${y - u * 0.13} L${x + u * 0.98} ${y + u * 0.0} L${x + u * 0.965} ${y + u * 0.05} L${x - u * 3} ${y - u * 0.07}Z`,
      light,
    ),
    ...Array.from(
      { length: 9 },
      (_, k) =>
        circle(x + u * (0.62 - k * 0.24), y + u * 0.24, u * 0.05, light) +
        circle(x + u * (0.62 - k * 0.24), y + u * 0.24, u * 0.03, cool),
    ),
    line(
      [
        [x - u * 0.7, y - u * 0.3],
        [x - u * 0.7, y - u * 1.62],
      ],
      deep,
      u * 0.03,
    ),
    path(
      `M${x - u * 0.7} ${y - u * 1.6} C${x - u * 0.4} ${y - u * 1.76} ${x - u * 0.24} ${y - u * 1.42} ${x + u * 0.06} ${y - u * 1.56} L${x + u * 0.06} ${y - u * 1.2} C${x - u * 0.24} ${y - u * 1.08} ${x - u * 0.4} ${y - u * 1.4} ${x - u * 0.7} ${y - u * 1.24}Z`,
      hot,
    ),
  )
  const wave = (wy, fill, ph) => {
    let d = `M-20 ${h + 20} L-20 ${wy}`
    for (let wx = -20; wx < w + u * 0.4; wx += u * 0.36) d += ` q${u * 0.18} ${-u * 0.2 * (ph ? 1 : 0.8)} ${u * 0.36} 0`
    return path(`${d} L${w + 20} ${h + 20}Z`, fill)
  }
  out += wave(y + u * 0.86, cool, 1) + wave(y + u * 1.0, light, 0) + wave(y + u * 1.07, deep, 1)
  return out
}

export function engine({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground) + rays(x, y + u * 0.1, 0, w + h, 26, '#dfa03c', { duty: 0.5, phase: 3 })
  for (const [dx, dy, q] of [
    [-0.1, -1.5, 0.5],
    [0.34, -1.62, 0.42],
    [-0.52, -1.32, 0.36],
    [0.16, -1.2, 0.34],
    [0.62, -1.3, 0.3],
    [-0.2, -1.02, 0.26],
    [0.02, -0.84, 0.17],
  ])
    out +=
      circle(x + u * dx, y + u * dy, u * q, light) +
      arc(x + u * dx, y + u * dy, u * q * 0.72, 120, 250, '#dcc28f', u * 0.022)
  out += poly(
    [
      [x - u * 0.42, y + u * 0.7],
      [x + u * 0.42, y + u * 0.7],
      [x + u * 1.5, h + 5],
      [x - u * 1.5, h + 5],
    ],
    cool,
  )
  for (let k = 0; k < 7; k++) {
    const t = 1 / (1 + k * 0.5)
    const ty = y + u * 0.7 + (h - y - u * 0.6) * t
    const hw = u * (0.45 + 0.9 * t)
    out += rect(x - hw, ty - u * 0.05 * t, hw * 2, u * 0.11 * t, deep)
  }
  out += mirror(
    x,
    poly(
      [
        [x + u * 0.3, y + u * 0.7],
        [x + u * 0.36, y + u * 0.7],
        [x + u * 1.08, h + 5],
        [x + u * 0.88, h + 5],
      ],
      light,
    ),
  )
  out +=
    poly(
      [
        [x - u * 0.13, y - u * 0.5],
        [x + u * 0.13, y - u * 0.5],
        [x + u * 0.26, y - u * 0.86],
        [x - u * 0.26, y - u * 0.86],
      ],
      deep,
    ) + rect(x - u * 0.29, y - u * 0.93, u * 0.58, u * 0.09, hot)
  out +=
    rect(x - u * 0.62, y - u * 0.36, u * 1.24, u * 0.56, hot, `rx="${u * 0.06}"`) +
    mirror(x, rect(x + u * 0.44, y - u * 0.3, u * 0.13, u * 0.2, '#ffd977'))
  out += rings(x, y, [u * 0.57, u * 0.5, u * 0.47, u * 0.34, u * 0.31], [deep, '#d69a36', deep, '#d69a36', deep])
  for (let k = 0; k < 12; k++) out += circle(...on(x, y, u * 0.405, k * 30), u * 0.02, '#d69a36')
  out += star(x, y, 5, u * 0.22, u * 0.09, light) + circle(x, y - u * 0.68, u * 0.0, light)
  out +=
    circle(x, y - u * 0.56, u * 0.155, deep) +
    circle(x, y - u * 0.56, u * 0.12, '#fff3c8') +
    circle(x, y - u * 0.56, u * 0.06, '#ffffff')
  out +=
    rect(x - u * 0.74, y + u * 0.42, u * 1.48, u * 0.15, hot) +
    mirror(
      x,
      circle(x + u * 0.6, y + u * 0.495, u * 0.055, deep) + rect(x + u * 0.5, y + u * 0.57, u * 0.16, u * 0.1, deep),
    )
  out += poly(
    [
      [x - u * 0.46, y + u * 0.57],
      [x + u * 0.46, y + u * 0.57],
      [x + u * 0.72, y + u * 1.02],
      [x - u * 0.72, y + u * 1.02],
    ],
    deep,
  )
  for (let k = -5; k <= 5; k++)
    if (k)
      out += poly(
        [
          [x + u * k * 0.075 - u * 0.012, y + u * 0.62],
          [x + u * k * 0.075 + u * 0.012, y + u * 0.62],
          [x + u * k * 0.118 + u * 0.02, y + u * 0.98],
          [x + u * k * 0.118 - u * 0.02, y + u * 0.98],
        ],
        light,
      )
  out += rect(x - u * 0.76, y + u * 1.0, u * 1.52, u * 0.06, hot)
  return out
}

export function sabbath({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground)
  const cut = (n, r0, r1, fill, seed) => {
    const q = chance(seed)
    return Array.from({ length: n }, (_, i) => {
      const a = (i * 360) / n + q.between(-1, 1)
      const l = r1 * q.between(0.72, 1.2)
      return poly([on(x, y - u * 0.1, r0, a - 1.1), on(x, y - u * 0.1, l, a), on(x, y - u * 0.1, r0, a + 1.1)], fill)
    }).join('')
  }
  out += cut(120, u * 0.82, u * 1.75, cool, 'x') + cut(90, u * 0.8, u * 1.32, hot, 'y')
  out += circle(x, y - u * 0.1, u * 0.88, hot) + circle(x, y - u * 0.1, u * 0.8, light)
  out += mirror(
    x,
    limb(
      [
        [x + u * 0.16, y - u * 0.3],
        [x + u * 0.46, y - u * 0.52],
        [x + u * 0.62, y - u * 0.86],
        [x + u * 0.34, y - u * 1.06],
      ],
      [u * 0.2, u * 0.17, u * 0.1, 0],
      deep,
    ) +
      limb(
        [
          [x + u * 0.2, y - u * 0.1],
          [x + u * 0.46, y - u * 0.12],
          [x + u * 0.68, y + u * 0.02],
        ],
        [u * 0.1, u * 0.16, 0],
        deep,
      ),
  )
  out += path(
    `M${x - u * 0.28} ${y - u * 0.34} Q${x} ${y - u * 0.46} ${x + u * 0.28} ${y - u * 0.34} L${x + u * 0.26} ${y + u * 0.08} L${x + u * 0.12} ${y + u * 0.5} L${x} ${y + u * 0.78} L${x - u * 0.12} ${y + u * 0.5} L${x - u * 0.26} ${y + u * 0.08}Z`,
    deep,
  )
  out += path(
    `M${x - u * 1.1} ${h + 5} C${x - u * 0.9} ${y + u * 0.9} ${x - u * 0.42} ${y + u * 0.62} ${x - u * 0.16} ${y + u * 0.36} L${x + u * 0.16} ${y + u * 0.36} C${x + u * 0.42} ${y + u * 0.62} ${x + u * 0.9} ${y + u * 0.9} ${x + u * 1.1} ${h + 5}Z`,
    deep,
  )
  out += mirror(
    x,
    poly(
      [
        [x + u * 0.06, y - u * 0.04],
        [x + u * 0.22, y - u * 0.14],
        [x + u * 0.2, y + u * 0.0],
        [x + u * 0.1, y + u * 0.02],
      ],
      hot,
    ) +
      circle(x + u * 0.15, y - u * 0.05, u * 0.022, light) +
      line(
        [
          [x + u * 0.05, y - u * 0.12],
          [x + u * 0.24, y - u * 0.23],
        ],
        light,
        u * 0.018,
      ) +
      line(
        [
          [x + u * 0.03, y + u * 0.06],
          [x + u * 0.07, y + u * 0.32],
        ],
        light,
        u * 0.014,
      ) +
      oval(x + u * 0.05, y + u * 0.37, u * 0.022, u * 0.014, hot),
  )
  for (let k = 0; k < 9; k++)
    out += line(
      [
        [x - u * (0.24 - k * 0.012), y - u * (0.28 - k * 0.0)],
        [x - u * (0.24 - k * 0.012), y - u * 0.28],
      ],
      light,
      1,
    )
  out += line(
    [
      [x - u * 0.09, y + u * 0.48],
      [x, y + u * 0.51],
      [x + u * 0.09, y + u * 0.48],
    ],
    hot,
    u * 0.022,
  )
  for (let k = 1; k < 8; k++)
    out += mirror(
      x,
      curve(
        [
          [x + u * 0.05 * k, y + u * (0.62 + 0.07 * k)],
          [x + u * (0.1 + 0.09 * k), y + u * (0.86 + 0.08 * k)],
          [x + u * (0.08 + 0.12 * k), h],
        ],
        cool,
        u * 0.016,
      ),
    )
  const witch = (wx, wy, s, flip) =>
    group(
      `transform="translate(${wx} ${wy}) scale(${flip * s} ${s}) rotate(-14)"`,
      line(
        [
          [-70, 8],
          [70, 8],
        ],
        deep,
        5,
      ),
      poly(
        [
          [-70, 0],
          [-108, -8],
          [-112, 24],
          [-70, 16],
        ],
        deep,
      ),
      poly(
        [
          [-22, 8],
          [20, 8],
          [12, -34],
          [-4, -34],
        ],
        deep,
      ),
      poly(
        [
          [-4, -30],
          [-46, -6],
          [-20, -2],
        ],
        deep,
      ),
      circle(8, -42, 9, deep),
      poly(
        [
          [-8, -46],
          [26, -46],
          [4, -76],
        ],
        deep,
      ),
    )
  out += witch(x - u * 0.98, y - u * 0.92, u / 360, 1) + witch(x + u * 0.98, y - u * 0.66, u / 460, -1)
  return out
}

export function daybreak({ w, h, x, y, u, p, r }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground)
  ;['#f9d9b0', '#fbe3bd', '#fdecca'].forEach((fill, k) => {
    out += circle(x, y + u * 0.2, u * (1.5 - k * 0.24), fill)
  })
  out += circle(x, y + u * 0.2, u * 0.78, hot)
  for (let k = 0; k < 5; k++)
    out += rect(0, y - u * (0.34 - k * 0.14) + u * 0.02, w, u * (0.016 + k * 0.011), '#fbe3bd')
  const hills = (hy, amp, fill, ph) => {
    const list = []
    for (let hx = -40; hx <= w + 60; hx += 30)
      list.push([
        hx,
        hy - u * amp * (0.5 + 0.5 * Math.sin((hx / u) * 2.2 + ph)) - u * amp * 0.3 * Math.sin((hx / u) * 5 + ph),
      ])
    return poly([...list, [w + 60, h], [-40, h]], fill)
  }
  out += hills(y + u * 0.22, 0.24, '#86b0ac', 0.6) + hills(y + u * 0.24, 0.16, cool, 3.3)
  out += rect(0, y + u * 0.2, w, h, deep)
  for (let k = 0; k < 15; k++) {
    const ry = y + u * (0.26 + k * 0.085 + k * k * 0.002)
    const half = u * (0.78 - k * 0.028) * r.between(0.7, 1.08)
    out += rect(
      x - half,
      ry,
      half * 2,
      u * (0.028 + k * 0.002),
      k % 4 === 3 ? light : hot,
      `rx="${u * 0.016}" opacity="${1 - k * 0.035}"`,
    )
  }
  const bx = x + u * 0.06
  const by = y + u * 0.56
  out += path(
    `M${bx - u * 0.6} ${by} Q${bx} ${by + u * 0.12} ${bx + u * 0.62} ${by - u * 0.02} Q${bx + u * 0.4} ${by + u * 0.22} ${bx} ${by + u * 0.21} Q${bx - u * 0.42} ${by + u * 0.22} ${bx - u * 0.6} ${by}Z`,
    '#0a1320',
  )
  out +=
    limb(
      [
        [bx - u * 0.22, by + u * 0.08],
        [bx - u * 0.2, by - u * 0.14],
        [bx - u * 0.15, by - u * 0.3],
      ],
      [u * 0.24, u * 0.2, u * 0.1],
      '#0a1320',
    ) +
    circle(bx - u * 0.14, by - u * 0.36, u * 0.075, '#0a1320') +
    oval(bx - u * 0.145, by - u * 0.4, u * 0.1, u * 0.04, '#0a1320')
  out +=
    limb(
      [
        [bx + u * 0.2, by + u * 0.08],
        [bx + u * 0.2, by - u * 0.1],
        [bx + u * 0.15, by - u * 0.24],
      ],
      [u * 0.3, u * 0.18, u * 0.1],
      '#0a1320',
    ) +
    circle(bx + u * 0.14, by - u * 0.31, u * 0.072, '#0a1320') +
    crescent(bx + u * 0.14, by - u * 0.31, u * 0.085, u * 0.03, u * 0.05, light)
  out += line(
    [
      [bx - u * 0.1, by - u * 0.1],
      [bx + u * 0.0, by + u * 0.06],
      [bx - u * 0.72, by + u * 0.3],
    ],
    '#0a1320',
    u * 0.026,
  )
  for (let k = 0; k < 26 * (w / 600); k++) {
    const rx = r() < 0.5 ? r.between(-10, w * 0.28) : r.between(w * 0.72, w + 10)
    const top = h - u * r.between(0.3, 1.15) * (0.4 + Math.min(1, Math.abs(rx - w / 2) / (w / 2)))
    const lean = r.between(-0.1, 0.1) * u
    out += limb(
      [
        [rx, h + 8],
        [rx + lean * 0.3, (h + top) / 2],
        [rx + lean, top],
      ],
      [u * 0.03, u * 0.02, 0],
      '#0a1320',
    )
    if (k % 3 === 0) out += turn(lean / 6, rx + lean, top, oval(rx + lean, top, u * 0.018, u * 0.075, '#0a1320'))
  }
  return out
}

export function orbits({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground)
  out +=
    poly(
      [
        [x - u * 0.2, y + u * 0.1],
        [w + 5, y - u * 1.9],
        [w + 5, y - u * 1.3],
      ],
      cool,
    ) +
    poly(
      [
        [x, y],
        [-5, h * 0.98],
        [-5, h * 0.72],
      ],
      deep,
    )
  out += circle(x + u * 0.22, y - u * 0.1, u * 0.78, hot)
  out += clip(
    circle(x + u * 0.22, y - u * 0.1, u * 0.78, '#fff'),
    ...Array.from({ length: 12 }, (_, k) =>
      rect(0, y - u * 0.1 + u * (0.06 * k + 0.004 * k * k), w, u * 0.03, '#b52f1d'),
    ),
  )
  for (const [rx, ry, t] of [
    [1.34, 0.42, -24],
    [1.1, 0.34, -24],
    [1.52, 0.6, -24],
  ])
    out += group(
      `transform="rotate(${t} ${x} ${y})"`,
      oval(x, y, u * rx, u * ry, 'none', `stroke="${deep}" stroke-width="${u * 0.013}"`),
    )
  const fx = x - u * 0.1
  out +=
    path(`M${fx} ${y - u * 0.42} A${u * 0.42} ${u * 0.42} 0 0 0 ${fx} ${y + u * 0.42} Z`, light) +
    path(
      `M${fx} ${y - u * 0.42} A${u * 0.42} ${u * 0.42} 0 0 1 ${fx + u * 0.42} ${y} L${fx + u * 0.12} ${y + u * 0.02} L${fx + u * 0.18} ${y + u * 0.2} L${fx} ${y + u * 0.42}Z`,
      deep,
    )
  out +=
    path(
      `M${fx - u * 0.3} ${y - u * 0.02} Q${fx - u * 0.18} ${y - u * 0.14} ${fx - u * 0.04} ${y - u * 0.02} Q${fx - u * 0.18} ${y + u * 0.06} ${fx - u * 0.3} ${y - u * 0.02}Z`,
      deep,
    ) +
    circle(fx - u * 0.17, y - u * 0.03, u * 0.045, cool) +
    circle(fx + u * 0.17, y - u * 0.08, u * 0.05, light) +
    circle(fx + u * 0.17, y - u * 0.08, u * 0.022, hot)
  out +=
    poly(
      [
        [fx - u * 0.1, y + u * 0.22],
        [fx, y + u * 0.19],
        [fx, y + u * 0.29],
      ],
      hot,
    ) +
    rect(fx - u * 0.13, y + u * 0.4, u * 0.26, u * 0.36, deep) +
    rect(fx - u * 0.13, y + u * 0.4, u * 0.13, u * 0.36, light) +
    poly(
      [
        [fx - u * 0.6, y + u * 1.24],
        [fx + u * 0.6, y + u * 1.24],
        [fx + u * 0.13, y + u * 0.7],
        [fx - u * 0.13, y + u * 0.7],
      ],
      deep,
    ) +
    poly(
      [
        [fx - u * 0.6, y + u * 1.24],
        [fx, y + u * 1.24],
        [fx, y + u * 0.7],
        [fx - u * 0.13, y + u * 0.7],
      ],
      hot,
    )
  for (let k = 0; k < 9; k++) {
    const a = -162 + k * 18
    const tip = on(fx, y, u * (k % 2 ? 0.78 : 0.98), a)
    out +=
      line([on(fx, y, u * 0.42, a), tip], deep, u * 0.022) +
      circle(...tip, u * (k % 2 ? 0.032 : 0.05), k % 2 ? hot : deep)
  }
  out += arc(fx, y, u * 0.62, -166, -14, deep, u * 0.014)
  for (let k = 0; k < 4; k++)
    out += rect(fx - u * 0.16, y + u * (0.46 + k * 0.075), u * 0.32, u * 0.03, k % 2 ? cool : hot)
  const [px, py] = on(x, y, u * 1.18, -36)
  out +=
    circle(px, py, u * 0.15, deep) +
    crescent(px, py, u * 0.15, u * 0.05, u * 0.03, cool) +
    circle(x - u * 0.92, y + u * 0.52, u * 0.09, hot) +
    circle(x - u * 0.78, y - u * 0.72, u * 0.045, deep)
  return out
}

export function jungle({ w, h, x, y, u, p, r }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground)
  out += rings(x + u * 0.1, y - u * 0.2, [u * 1.22, u * 1.02, u * 0.82], ['#eea245', '#f4bb62', light])
  const ridge = (hy, amp, fill, s) => {
    const q = chance(s)
    const list = []
    for (let hx = -20; hx <= w + 40; hx += u * 0.22) list.push([hx, hy - u * amp * q()])
    return poly([...list, [w + 40, h], [-20, h]], fill)
  }
  out += ridge(y + u * 0.34, 0.42, '#c9622a', 'p') + ridge(y + u * 0.5, 0.26, hot, 'q')
  const s = '#123a30'
  out += limb(
    [
      [x - u * 1.02, y + u * 0.5],
      [x - u * 0.66, y + u * 0.5],
      [x - u * 0.3, y + u * 0.3],
      [x + u * 0.06, y + u * 0.3],
      [x + u * 0.3, y + u * 0.14],
      [x + u * 0.38, y - u * 0.26],
      [x + u * 0.44, y - u * 0.58],
      [x + u * 0.56, y - u * 0.64],
    ],
    [0, u * 0.14, u * 0.46, u * 0.56, u * 0.36, u * 0.17, u * 0.12, u * 0.1],
    s,
  )
  out +=
    path(
      `M${x + u * 0.42} ${y - u * 0.6} Q${x + u * 0.5} ${y - u * 0.78} ${x + u * 0.7} ${y - u * 0.66} Q${x + u * 0.78} ${y - u * 0.58} ${x + u * 0.72} ${y - u * 0.54} L${x + u * 0.52} ${y - u * 0.52}Z`,
      s,
    ) + circle(x + u * 0.56, y - u * 0.655, u * 0.018, light)
  for (const [dx, dy] of [
    [-0.34, 0],
    [-0.18, 0.03],
    [0.14, 0.02],
    [0.28, -0.02],
  ])
    out += limb(
      [
        [x + u * dx, y + u * 0.4],
        [x + u * (dx - 0.01), y + u * 0.66],
        [x + u * dx, y + u * (0.92 + dy)],
      ],
      [u * 0.2, u * 0.13, u * 0.15],
      s,
    )
  const fern = (fx, fy, len, dir, fill) => {
    let t = ''
    for (let k = 1; k < 9; k++) {
      const q = k / 9
      const [cx, cy] = [fx + dir * len * q, fy - len * (0.9 * q - 0.55 * q * q)]
      const l = len * 0.4 * (1 - q * 0.75)
      t +=
        limb(
          [
            [cx, cy],
            [cx + dir * l * 0.3, cy - l * 0.5],
            [cx + dir * l * 0.55, cy - l],
          ],
          [0, l * 0.26, 0],
          fill,
        ) +
        limb(
          [
            [cx, cy],
            [cx + dir * l * 0.6, cy + l * 0.3],
            [cx + dir * l * 0.85, cy + l * 0.75],
          ],
          [0, l * 0.26, 0],
          fill,
        )
    }
    return (
      t +
      curve(
        [
          [fx, fy],
          [fx + dir * len * 0.5, fy - len * 0.31],
          [fx + dir * len, fy - len * 0.35],
        ],
        fill,
        len * 0.025,
      )
    )
  }
  const palm = (px, py, len, fill) =>
    Array.from({ length: 7 }, (_, k) => {
      const a = -165 + k * 25
      const m = on(px, py, len * 0.55, a)
      const e = on(px, py, len, a + (a < -90 ? -26 : 26))
      return limb([[px, py], m, e], [len * 0.05, len * 0.2, 0], fill)
    }).join('')
  for (const e of [0, w]) {
    const d = e ? -1 : 1
    out +=
      limb(
        [
          [e + d * u * 0.06, h],
          [e + d * u * 0.16, y],
          [e + d * u * 0.1, y - u * 0.95],
        ],
        [u * 0.16, u * 0.11, u * 0.08],
        cool,
      ) + palm(e + d * u * 0.1, y - u * 0.95, u * 0.72, cool)
  }
  for (let k = 0; k < 5 * (w / 600); k++)
    out += fern((k * w) / (5 * (w / 600) - 0.5), h - u * 0.1, u * r.between(0.6, 0.85), k % 2 ? -1 : 1, cool)
  for (const e of [-10, w + 10]) {
    const d = e < 0 ? 1 : -1
    out +=
      fern(e, h - u * 0.2, u * 0.95, d, deep) +
      fern(e, y - u * 0.5, u * 0.5, d, deep) +
      limb(
        [
          [e, -10],
          [e + d * u * 0.26, u * 0.2],
          [e + d * u * 0.34, u * 0.62],
        ],
        [u * 0.2, u * 0.3, 0],
        deep,
      ) +
      limb(
        [
          [e + d * u * 0.3, -10],
          [e + d * u * 0.62, u * 0.08],
          [e + d * u * 0.86, u * 0.34],
        ],
        [u * 0.1, u * 0.24, 0],
        deep,
      )
  }
  for (let k = 0; k < 6 * (w / 600); k++)
    out += fern((k * w) / (6 * (w / 600) - 0.7), h + u * 0.16, u * r.between(0.45, 0.7), k % 2 ? 1 : -1, deep)
  return out
}

export function clay({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground)
  for (const [dx, hh, tilt] of [
    [-0.95, 0.9, -7],
    [-0.52, 1.2, 5],
    [0.98, 0.98, 8],
    [0.55, 1.28, -5],
    [-1.5, 0.9, 6],
    [1.5, 1.0, -8],
    [-2.0, 0.8, -4],
    [2.05, 0.84, 5],
  ])
    out += turn(
      tilt,
      x + u * dx,
      h,
      poly(
        [
          [x + u * (dx - 0.3), h + 30],
          [x + u * (dx - 0.26), y - u * (hh - 0.55)],
          [x + u * dx, y - u * hh],
          [x + u * (dx + 0.26), y - u * (hh - 0.55)],
          [x + u * (dx + 0.3), h + 30],
        ],
        '#b5824a',
      ),
      ...[0, 1, 2].map((k) =>
        rect(x + u * (dx - 0.06), y - u * (hh - 0.7) + k * u * 0.34, u * 0.12, u * 0.18, k === 1 ? '#f7dc9a' : cool),
      ),
    )
  out += circle(x, y - u * 0.28, u * 0.66, light)
  out +=
    path(
      `M${x - u * 0.92} ${h + 5} L${x - u * 0.88} ${y + u * 0.5} Q${x - u * 0.82} ${y + u * 0.26} ${x - u * 0.4} ${y + u * 0.22} L${x + u * 0.4} ${y + u * 0.22} Q${x + u * 0.82} ${y + u * 0.26} ${x + u * 0.88} ${y + u * 0.5} L${x + u * 0.92} ${h + 5}Z`,
      cool,
    ) +
    path(
      `M${x} ${y + u * 0.2} L${x + u * 0.4} ${y + u * 0.22} Q${x + u * 0.82} ${y + u * 0.26} ${x + u * 0.88} ${y + u * 0.5} L${x + u * 0.92} ${h + 5} L${x} ${h + 5}Z`,
      '#553a24',
    )
  out +=
    rect(x - u * 0.3, y - u * 0.5, u * 0.3, u * 0.82, '#b07d4a') +
    rect(x, y - u * 0.5, u * 0.3, u * 0.82, '#8a5d35') +
    poly(
      [
        [x - u * 0.3, y + u * 0.32],
        [x + u * 0.3, y + u * 0.32],
        [x + u * 0.18, y + u * 0.42],
        [x - u * 0.18, y + u * 0.42],
      ],
      '#8a5d35',
    )
  out += path(
    `M${x - u * 0.44} ${y + u * 0.2} L${x - u * 0.46} ${y - u * 0.44} Q${x - u * 0.42} ${y - u * 0.78} ${x} ${y - u * 0.8} Q${x + u * 0.42} ${y - u * 0.78} ${x + u * 0.46} ${y - u * 0.44} L${x + u * 0.44} ${y + u * 0.2} L${x + u * 0.27} ${y + u * 0.2} L${x + u * 0.27} ${y - u * 0.3} L${x - u * 0.27} ${y - u * 0.3} L${x - u * 0.27} ${y + u * 0.2}Z`,
    deep,
  )
  out +=
    mirror(
      x,
      rect(x + u * 0.08, y - u * 0.14, u * 0.15, u * 0.07, deep) +
        rect(x + u * 0.12, y - u * 0.125, u * 0.05, u * 0.04, '#f7dc9a') +
        rect(x + u * 0.05, y - u * 0.23, u * 0.2, u * 0.05, deep),
    ) +
    poly(
      [
        [x - u * 0.05, y + u * 0.06],
        [x, y - u * 0.12],
        [x + u * 0.06, y + u * 0.06],
      ],
      '#6e4a2a',
    ) +
    rect(x - u * 0.13, y + u * 0.15, u * 0.26, u * 0.035, deep)
  out +=
    star(x, y + u * 0.72, 5, u * 0.32, u * 0.128, hot) +
    star(x, y + u * 0.72, 5, u * 0.22, u * 0.088, '#f7dc9a') +
    mirror(x, rect(x + u * 0.54, y + u * 0.5, u * 0.03, h, deep, 'opacity=".5"'))
  out +=
    rect(x - u * 0.9, y + u * 1.12, u * 1.8, u * 0.13, deep) + rect(x - u * 0.12, y + u * 1.1, u * 0.24, u * 0.17, hot)
  return out
}

export function wings({ w, h, x, y, u, p, r }) {
  const [ground, deep, light, hot, cool] = p
  const sky = fade([ground], ['#c9533a'], { mid: [0.62, [cool]] })
  let out = sky.def + rect(0, 0, w, h, sky.fill)
  out += rays(x, y - u * 0.5, u * 0.1, w + h, 40, light, { duty: 0.22, more: 'opacity=".16"' })
  out += circle(x, y - u * 0.44, u * 0.56, '#f0c95c') + circle(x, y - u * 0.44, u * 0.48, light)
  const span = Math.max(1.12, Math.min(1.9, w / u / 2 + 0.05))
  out += mirror(
    x,
    path(
      `M${x - 1} ${y - u * 0.3} C${x + u * 0.16} ${y - u * 0.34} ${x + u * 0.3} ${y - u * 0.5} ${x + u * 0.5} ${y - u * 0.62} C${x + u * 0.8} ${y - u * 0.8} ${x + u * span} ${y - u * 0.7} ${x + u * span * 1.06} ${y - u * 0.2} C${x + u * span} ${y - u * 0.1} ${x + u * span * 0.92} ${y + u * 0.2} ${x + u * span * 0.95} ${y + u * 0.56} C${x + u * 0.8} ${y + u * 0.34} ${x + u * 0.66} ${y + u * 0.4} ${x + u * 0.6} ${y + u * 0.72} C${x + u * 0.48} ${y + u * 0.48} ${x + u * 0.34} ${y + u * 0.5} ${x + u * 0.3} ${y + u * 0.82} C${x + u * 0.22} ${y + u * 0.58} ${x + u * 0.08} ${y + u * 0.6} ${x - 1} ${y + u * 0.9}Z`,
      deep,
    ) +
      [0.34, 0.62, 0.92]
        .map((k, i) =>
          curve(
            [
              [x + u * 0.14, y - u * 0.2],
              [x + u * k * 0.7 * span, y - u * (0.3 - i * 0.02)],
              [x + u * (0.3 + i * 0.32) * (i ? span * 0.92 : 1), y + u * (0.72 - i * 0.14)],
            ],
            '#4a3570',
            u * 0.014,
          ),
        )
        .join('') +
      limb(
        [
          [x + u * 0.07, y - u * 0.58],
          [x + u * 0.13, y - u * 0.76],
          [x + u * 0.06, y - u * 0.92],
        ],
        [u * 0.09, u * 0.06, 0],
        deep,
      ),
  )
  out +=
    path(
      `M${x - u * 0.17} ${y - u * 0.56} C${x - u * 0.17} ${y - u * 0.74} ${x + u * 0.17} ${y - u * 0.74} ${x + u * 0.17} ${y - u * 0.56} L${x + u * 0.13} ${y - u * 0.36} L${x} ${y - u * 0.22} L${x - u * 0.13} ${y - u * 0.36}Z`,
      deep,
    ) +
    mirror(
      x,
      poly(
        [
          [x + u * 0.03, y - u * 0.47],
          [x + u * 0.13, y - u * 0.53],
          [x + u * 0.11, y - u * 0.45],
        ],
        hot,
      ),
    )
  out += limb(
    [
      [x, y - u * 0.3],
      [x - u * 0.16, y + u * 0.3],
      [x, y + u * 0.9],
    ],
    [u * 0.1, u * 0.3, u * 0.02],
    deep,
  )
  let bx = -10
  const roof = (fill, low, size, lit) => {
    bx = -10
    while (bx < w + 10) {
      const bw = u * size * r.between(0.7, 1.2)
      const by = y + u * (low + r.between(-0.1, 0.12))
      out += poly(
        [
          [bx, h],
          [bx, by],
          [bx + bw / 2, by - bw * r.between(0.6, 1.3)],
          [bx + bw, by],
          [bx + bw, h],
        ],
        fill,
      )
      for (let k = 0; k < lit; k++)
        out += rect(bx + bw * r.between(0.2, 0.7), by + u * r.between(0.03, 0.25), u * 0.028, u * 0.045, '#f6cf63')
      bx += bw * 0.94
    }
  }
  roof('#3b1f3d', 1.06, 0.2, 0)
  roof('#1f1028', 1.2, 0.24, 2)
  out += poly(
    [
      [x + u * 0.5, h],
      [x + u * 0.5, y + u * 0.96],
      [x + u * 0.57, y + u * 0.58],
      [x + u * 0.64, y + u * 0.96],
      [x + u * 0.64, h],
    ],
    '#1f1028',
  )
  roof(deep, 1.38, 0.28, 3)
  return out
}

export function serpent({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, _cool] = p
  let out = rect(0, 0, w, h, ground)
  for (let k = -9; k <= 9; k++)
    if (Math.abs(k) > 0.5) {
      const tx = x + k * u * 0.3 + Math.sign(k) * u * 0.1
      const tw = u * (0.07 + 0.018 * Math.abs(k))
      out += poly(
        [
          [tx - tw * 0.7, -5],
          [tx + tw * 0.7, -5],
          [tx + tw, h + 5],
          [tx - tw, h + 5],
        ],
        Math.abs(k) % 2 ? '#0b2620' : '#163f35',
      )
    }
  for (const [dx, wd] of [
    [-0.5, 0.26],
    [0.1, 0.4],
    [0.8, 0.22],
    [-1.4, 0.2],
    [1.6, 0.3],
  ])
    out += poly(
      [
        [x + u * (dx + 0.4), -5],
        [x + u * (dx + 0.4 + wd * 0.6), -5],
        [x + u * (dx - 0.5 + wd), h + 5],
        [x + u * (dx - 0.6), h + 5],
      ],
      light,
      'opacity=".13"',
    )
  out +=
    circle(x, y - u * 0.12, u * 0.86, hot) +
    circle(x, y - u * 0.12, u * 0.8, ground) +
    circle(x, y - u * 0.12, u * 0.76, '#174a3d')
  const body = (from, to, _s = 1) => {
    const list = []
    for (let t = from; t <= to + 0.001; t += (to - from) / 14)
      list.push([x + Math.sin(t) * u * (0.44 + 0.03 * t), y + u * (0.86 - t * 0.16)])
    return list
  }
  const coil = (from, to, w0, w1) =>
    limb(body(from, to), [w0, w1], deep) +
    limb(body(from, to), [w0 * 0.86, w1 * 0.86], '#3f9a70') +
    limb(
      body(from, to).map(([a, b]) => [a, b + u * 0.03]),
      [w0 * 0.36, w1 * 0.36],
      '#86c98a',
    )
  const width = (t) => u * (0.07 + 0.021 * t)
  const sword =
    rect(x - u * 0.055, y - u * 0.82, u * 0.055, u * 1.9, light) +
    rect(x, y - u * 0.82, u * 0.055, u * 1.9, '#c9b277') +
    poly(
      [
        [x - u * 0.055, y + u * 1.07],
        [x + u * 0.055, y + u * 1.07],
        [x, y + u * 1.26],
      ],
      light,
    ) +
    rect(x - u * 0.34, y - u * 0.86, u * 0.68, u * 0.09, hot, `rx="${u * 0.04}"`) +
    rect(x - u * 0.045, y - u * 1.14, u * 0.09, u * 0.3, deep) +
    [0, 1, 2, 3].map((k) => rect(x - u * 0.045, y - u * (1.12 - k * 0.066), u * 0.09, u * 0.025, hot)).join('') +
    circle(x, y - u * 1.2, u * 0.09, hot) +
    circle(x, y - u * 1.2, u * 0.045, '#b3271d')
  const P = Math.PI
  const behind = [
    [P * 0.5, P * 1.5],
    [P * 2.5, P * 3.5],
  ]
  const front = [
    [-P * 0.5 + 0.6, P * 0.5],
    [P * 1.5, P * 2.5],
  ]
  for (const [a, b] of behind) out += coil(a - 0.12, b + 0.12, width(a), width(b))
  out += sword
  for (const [a, b] of front) out += coil(a - 0.12, b + 0.12, width(a), width(b))
  const [hx, hy] = body(P * 3.5, P * 3.5 + 0.01)[0]
  out +=
    limb(
      [
        [hx + u * 0.03, hy + u * 0.03],
        [hx - u * 0.12, hy - u * 0.12],
        [hx + u * 0.0, hy - u * 0.3],
        [hx + u * 0.2, hy - u * 0.28],
      ],
      [u * 0.3, u * 0.27, u * 0.22, u * 0.2],
      deep,
    ) +
    limb(
      [
        [hx + u * 0.03, hy + u * 0.03],
        [hx - u * 0.11, hy - u * 0.12],
        [hx, hy - u * 0.29],
        [hx + u * 0.2, hy - u * 0.27],
      ],
      [u * 0.25, u * 0.23, u * 0.18, u * 0.16],
      '#3f9a70',
    )
  out +=
    path(
      `M${hx + u * 0.1} ${hy - u * 0.4} L${hx + u * 0.62} ${hy - u * 0.34} L${hx + u * 0.26} ${hy - u * 0.25} L${hx + u * 0.58} ${hy - u * 0.12} L${hx + u * 0.12} ${hy - u * 0.14}Z`,
      '#3f9a70',
      `stroke="${deep}" stroke-width="${u * 0.02}"`,
    ) +
    limb(
      [
        [hx + u * 0.26, hy - u * 0.25],
        [hx + u * 0.5, hy - u * 0.24],
        [hx + u * 0.76, hy - u * 0.34],
      ],
      [u * 0.05, u * 0.08, 0],
      '#e8562c',
    ) +
    limb(
      [
        [hx + u * 0.3, hy - u * 0.24],
        [hx + u * 0.5, hy - u * 0.2],
        [hx + u * 0.72, hy - u * 0.14],
      ],
      [u * 0.04, u * 0.06, 0],
      hot,
    ) +
    circle(hx + u * 0.22, hy - u * 0.335, u * 0.03, '#ffe9a6') +
    circle(hx + u * 0.23, hy - u * 0.335, u * 0.013, deep)
  for (let k = 0; k < 3; k++)
    out += poly(
      [
        [hx - u * (0.02 + k * 0.07), hy - u * (0.34 - k * 0.09)],
        [hx - u * (0.1 + k * 0.06), hy - u * (0.24 - k * 0.09)],
        [hx - u * (0.2 + k * 0.03), hy - u * (0.42 - k * 0.1)],
      ],
      hot,
    )
  return out
}

export function wind({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground)
  out += circle(x + u * 0.24, y - u * 0.34, u * 0.66, hot)
  const n = 46
  const colors = [light, cool, '#c98d52', light, '#f1cf96', deep]
  for (let k = 0; k < n; k++) {
    const y0 = -u * 0.3 + ((h + u * 0.6) * k) / n
    const list = []
    for (let wx = -30; wx <= w + 60; wx += u * 0.12) {
      const gx = (wx - x - u * 0.24) / u
      const gy = (y0 - y + u * 0.34) / u
      const d = Math.exp(-(gx * gx * 1.2 + gy * gy * 1.2))
      list.push([
        wx,
        y0 +
          u * (0.09 * Math.sin(gx * 2.1 + k * 0.16) + 0.05 * Math.sin(gx * 5.2 + k * 0.41)) +
          Math.sign(gy || 1) * d * u * 0.3,
      ])
    }
    const wt = u * (0.012 + 0.034 * Math.abs(Math.sin(k * 1.7)))
    out += curve(list, colors[k % colors.length], wt, `opacity="${k % 6 === 5 ? 0.85 : 1}"`)
  }
  const gy = y + u * 0.92
  out += path(
    `M-10 ${gy + u * 0.06} C${w * 0.3} ${gy - u * 0.16} ${w * 0.6} ${gy + u * 0.12} ${w + 10} ${gy - u * 0.04} L${w + 10} ${h + 5} L-10 ${h + 5}Z`,
    deep,
  )
  out +=
    poly(
      [
        [x - u * 0.52, gy + u * 0.02],
        [x - u * 0.52, gy - u * 0.22],
        [x - u * 0.34, gy - u * 0.4],
        [x - u * 0.1, gy - u * 0.24],
        [x - u * 0.1, gy + u * 0.02],
      ],
      deep,
    ) +
    rect(x - u * 0.42, gy - u * 0.16, u * 0.08, u * 0.09, '#ffd98a') +
    line(
      [
        [x - u * 0.66, gy],
        [x - u * 0.66, gy - u * 0.34],
      ],
      deep,
      u * 0.02,
    ) +
    rays(x - u * 0.66, gy - u * 0.36, u * 0.02, u * 0.14, 8, deep, { duty: 0.5 })
  const [fx, fy] = [x + u * 0.36, gy + u * 0.02]
  out +=
    limb(
      [
        [fx, fy],
        [fx - u * 0.02, fy - u * 0.22],
        [fx + u * 0.03, fy - u * 0.4],
      ],
      [u * 0.24, u * 0.13, u * 0.07],
      deep,
    ) +
    circle(fx + u * 0.05, fy - u * 0.46, u * 0.06, deep) +
    limb(
      [
        [fx - u * 0.02, fy - u * 0.1],
        [fx - u * 0.22, fy - u * 0.1],
        [fx - u * 0.4, fy - u * 0.02],
      ],
      [u * 0.16, u * 0.1, 0],
      deep,
    )
  for (const k of [0, 1, 2])
    out += limb(
      [
        [fx + u * 0.04, fy - u * (0.5 - k * 0.03)],
        [fx - u * 0.16, fy - u * (0.58 - k * 0.07)],
        [fx - u * 0.42, fy - u * (0.52 - k * 0.05)],
      ],
      [u * 0.06, u * 0.045, 0],
      deep,
    )
  return out
}

export function ice({ w, h, x, y, u, p, r }) {
  const [_ground, deep, light, hot, cool] = p
  const sky = fade(['#8fbfd3'], ['#f6dcc0'])
  let out = sky.def + rect(0, 0, w, h, sky.fill)
  out += circle(x + u * 0.36, y + u * 0.06, u * 0.52, hot) + circle(x + u * 0.36, y + u * 0.06, u * 0.44, '#f99a5c')
  const sea = y + u * 0.44
  const berg = (bx, bw, bh, dir = 1) => {
    const a = [bx - bw, sea],
      b = [bx - bw * 0.5, sea - bh * 0.55],
      c = [bx - bw * 0.1 * dir, sea - bh],
      d = [bx + bw * 0.3, sea - bh * 0.7],
      e = [bx + bw * 0.62, sea - bh * 0.34],
      g = [bx + bw, sea],
      m = [bx + bw * 0.04, sea - bh * 0.3]
    return (
      poly([a, b, c, d, e, g], light) +
      poly([c, d, m], '#cfe6ee') +
      poly([d, e, m], '#8fc0d4') +
      poly([e, g, m], cool) +
      poly([m, g, [bx - bw * 0.1, sea]], '#79b3cb') +
      poly([b, c, m], '#e6f1f2') +
      poly([a, b, m], '#b7d9e4') +
      poly([a, m, [bx - bw * 0.1, sea]], '#9ccadb')
    )
  }
  out +=
    berg(x - u * 1.5, u * 0.9, u * 0.7) +
    berg(x + u * 1.8, u * 0.9, u * 0.6) +
    berg(x + u * 0.95, u * 0.6, u * 0.5, -1) +
    berg(x - u * 0.42, u * 0.78, u * 1.28)
  out += rect(0, sea, w, h, deep)
  out += clip(
    rect(0, sea, w, h, '#fff'),
    group(
      `transform="matrix(1 0 0 -.62 0 ${sea * 1.62})" opacity=".3"`,
      berg(x - u * 0.42, u * 0.78, u * 1.28),
      berg(x + u * 0.95, u * 0.6, u * 0.5, -1),
      berg(x - u * 1.5, u * 0.9, u * 0.7),
      berg(x + u * 1.8, u * 0.9, u * 0.6),
      '',
    ),
  )
  for (let k = 0; k < 10; k++)
    out += rect(
      x + u * r.between(-1.4, 0.9) * (w / 900 + 0.4),
      sea + u * (0.08 + k * 0.1),
      u * r.between(0.2, 0.7),
      u * 0.018,
      k % 3 ? '#2d5a70' : hot,
      `rx="${u * 0.009}"`,
    )
  const [kx, ky] = [x + u * 0.12, y + u * 0.84]
  out +=
    path(
      `M${kx - u * 0.78} ${ky - u * 0.05} Q${kx} ${ky + u * 0.07} ${kx + u * 0.8} ${ky - u * 0.08} Q${kx + u * 0.3} ${ky + u * 0.15} ${kx} ${ky + u * 0.14} Q${kx - u * 0.4} ${ky + u * 0.14} ${kx - u * 0.78} ${ky - u * 0.05}Z`,
      '#06141c',
    ) +
    path(
      `M${kx - u * 0.78} ${ky - u * 0.05} Q${kx} ${ky + u * 0.07} ${kx + u * 0.8} ${ky - u * 0.08} Q${kx} ${ky + u * 0.09} ${kx - u * 0.78} ${ky - u * 0.05}Z`,
      '#e9a15e',
    )
  out +=
    limb(
      [
        [kx - u * 0.04, ky + u * 0.06],
        [kx - u * 0.02, ky - u * 0.14],
        [kx + u * 0.02, ky - u * 0.3],
      ],
      [u * 0.28, u * 0.24, u * 0.13],
      '#06141c',
    ) +
    circle(kx + u * 0.03, ky - u * 0.36, u * 0.105, light) +
    circle(kx + u * 0.045, ky - u * 0.355, u * 0.08, '#06141c')
  out +=
    line(
      [
        [kx - u * 0.42, ky - u * 0.38],
        [kx + u * 0.44, ky + u * 0.12],
      ],
      '#06141c',
      u * 0.028,
    ) +
    limb(
      [
        [kx - u * 0.36, ky - u * 0.345],
        [kx - u * 0.48, ky - u * 0.415],
        [kx - u * 0.56, ky - u * 0.46],
      ],
      [u * 0.03, u * 0.08, u * 0.02],
      '#06141c',
    ) +
    limb(
      [
        [kx + u * 0.0, ky - u * 0.2],
        [kx - u * 0.12, ky - u * 0.12],
        [kx - u * 0.16, ky - u * 0.22],
      ],
      [u * 0.1, u * 0.07, u * 0.05],
      '#06141c',
    )
  if (h > w)
    out +=
      poly(
        [
          [-5, h + 5],
          [-5, y + u * 1.12],
          [u * 0.4, y + u * 1.06],
          [u * 0.7, y + u * 1.22],
          [w * 0.5, y + u * 1.3],
          [w - u * 0.5, y + u * 1.16],
          [w + 5, y + u * 1.06],
          [w + 5, h + 5],
        ],
        light,
      ) +
      poly(
        [
          [-5, h + 5],
          [-5, y + u * 1.26],
          [u * 0.7, y + u * 1.22],
          [w * 0.5, y + u * 1.3],
          [w - u * 0.5, y + u * 1.36],
          [w + 5, y + u * 1.3],
          [w + 5, h + 5],
        ],
        '#d5e8ec',
      )
  return out
}
