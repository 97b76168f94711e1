// Families built from arcs that make a face: moon, magnifier, close-up, camera eye, bob, hood, opera mask.
import {
  arc,
  circle,
  clip,
  crescent,
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
  sector,
  star,
  turn,
} from '../../../fixtures/tools/art/ink.mjs'

export function moonface({ w, h, x, y, u, p, r }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground)
  for (let k = 0; k < 70; k++) {
    const s = u * r.between(0.006, 0.028)
    const [sx, sy] = [r.between(0, w), r.between(0, h * 0.85)]
    if (w > h * 2 && sx < w * 0.44 && sy > h * 0.18) continue // the copy stands here
    out += k % 3 ? circle(sx, sy, s * 0.6, light) : star(sx, sy, 4, s * 2, s * 0.45, k % 2 ? light : cool)
  }
  for (const q of [1.02, 1.18, 1.36])
    out += circle(
      x,
      y,
      u * q,
      'none',
      `stroke="${cool}" stroke-width="${u * 0.012}" stroke-dasharray="${u * 0.012} ${u * 0.06}" opacity=".8"`,
    )
  const R = u * 0.86
  out += circle(x, y, R, light)
  out +=
    crescent(x, y, R, u * 0.2, -u * 0.12, hot, 1, 'opacity=".85"') +
    crescent(x, y, R, u * 0.09, -u * 0.05, '#d94a7b', 1)
  for (const [dx, dy, q] of [
    [-0.36, -0.52, 0.07],
    [0.12, -0.66, 0.05],
    [0.56, 0.3, 0.06],
    [-0.1, 0.62, 0.045],
    [0.3, 0.56, 0.035],
    [-0.02, -0.42, 0.03],
  ])
    out +=
      circle(x + u * dx, y + u * dy, u * q, '#f0d49a') +
      arc(x + u * dx, y + u * dy, u * q, 150, 330, '#d9ac6a', u * 0.012)
  out +=
    arc(x - u * 0.3, y - u * 0.1, u * 0.17, 200, 340, deep, u * 0.04) +
    arc(x - u * 0.3, y - u * 0.16, u * 0.16, 15, 165, deep, u * 0.03)
  for (const a of [40, 70, 100, 130])
    out += line(
      [on(x - u * 0.3, y - u * 0.16, u * 0.16, a), on(x - u * 0.3, y - u * 0.16, u * 0.2, a)],
      deep,
      u * 0.018,
    )
  out += path(
    `M${x - u * 0.03} ${y - u * 0.16} C${x - u * 0.06} ${y + u * 0.02} ${x - u * 0.16} ${y + u * 0.14} ${x - u * 0.1} ${y + u * 0.2} C${x - u * 0.04} ${y + u * 0.26} ${x + u * 0.04} ${y + u * 0.24} ${x + u * 0.07} ${y + u * 0.18}`,
    'none',
    `stroke="${deep}" stroke-width="${u * 0.035}" stroke-linecap="round"`,
  )
  out +=
    path(
      `M${x - u * 0.28} ${y + u * 0.36} Q${x - u * 0.02} ${y + u * 0.62} ${x + u * 0.26} ${y + u * 0.34} Q${x} ${y + u * 0.46} ${x - u * 0.28} ${y + u * 0.36}Z`,
      '#b3264f',
    ) + arc(x - u * 0.42, y + u * 0.24, u * 0.09, 150, 300, hot, u * 0.03)
  const [ex, ey] = [x + u * 0.3, y - u * 0.14]
  out +=
    circle(ex, ey, u * 0.2, '#f9f3df') +
    limb(
      [
        [ex - u * 0.04, ey + u * 0.1],
        [ex - u * 0.06, ey + u * 0.26],
        [ex - u * 0.02, ey + u * 0.42],
      ],
      [u * 0.12, u * 0.08, u * 0.03],
      '#f9f3df',
    ) +
    limb(
      [
        [ex + u * 0.06, ey + u * 0.1],
        [ex + u * 0.1, ey + u * 0.22],
        [ex + u * 0.1, ey + u * 0.3],
      ],
      [u * 0.1, u * 0.06, u * 0.03],
      '#f9f3df',
    )
  out += turn(
    -52,
    ex,
    ey,
    path(
      `M${ex - u * 0.08} ${ey - u * 0.1} L${ex + u * 0.42} ${ey - u * 0.13} Q${ex + u * 0.5} ${ey} ${ex + u * 0.42} ${ey + u * 0.13} L${ex - u * 0.08} ${ey + u * 0.1}Z`,
      deep,
    ),
    rect(ex + u * 0.02, ey - u * 0.115, u * 0.05, u * 0.23, cool),
    rect(ex + u * 0.2, ey - u * 0.122, u * 0.03, u * 0.244, hot),
    circle(ex + u * 0.33, ey, u * 0.05, cool),
    oval(ex + u * 0.44, ey, u * 0.035, u * 0.1, '#2a3a86'),
  )
  const cloud = (cy, fill, seed) => {
    let s = ''
    for (let cx = -u * 0.2; cx < w + u * 0.3; cx += u * 0.24)
      s += circle(
        cx + seed * u,
        cy + Math.sin((cx / u) * 3 + seed * 9) * u * 0.07,
        u * (0.2 + 0.06 * Math.sin(cx + seed)),
        fill,
      )
    return s + rect(0, cy, w, h, fill)
  }
  out += cloud(y + u * 1.1, '#2f4a8f', 0.1) + cloud(y + u * 1.28, deep, 0.3)
  return out
}

export function magnifier({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground) + rays(x - u * 0.1, y - u * 0.1, 0, w + h, 24, '#f7ca57', { duty: 0.5 })
  const [cx, cy, R] = [x - u * 0.08, y - u * 0.12, u * 0.7]
  out += turn(
    47,
    cx,
    cy,
    rect(cx + R * 1.05, cy - u * 0.055, u * 0.22, u * 0.11, hot),
    rect(cx + R * 1.05 + u * 0.2, cy - u * 0.1, u * 0.8, u * 0.2, deep, `rx="${u * 0.07}"`),
  )
  out += circle(cx, cy, R * 1.16, deep)
  for (let k = 0; k < 28; k++) {
    const [sx, sy] = on(cx, cy, R * 1.075, (k * 360) / 28)
    out += turn(
      (k * 360) / 28,
      sx,
      sy,
      rect(sx - u * 0.026, sy - u * 0.036, u * 0.052, u * 0.072, light, `rx="${u * 0.012}"`),
    )
  }
  const fy = cy + u * 0.12
  out += clip(
    circle(cx, cy, R * 0.98, '#fff'),
    rect(0, 0, w, h, cool),
    rays(cx, cy, 0, u * 2, 20, '#2a7f9f', { duty: 0.5, phase: 4 }),
    path(
      `M${cx - u * 0.6} ${h} L${cx - u * 0.5} ${fy + u * 0.5} Q${cx - u * 0.2} ${fy + u * 0.36} ${cx} ${fy + u * 0.36} Q${cx + u * 0.2} ${fy + u * 0.36} ${cx + u * 0.5} ${fy + u * 0.5} L${cx + u * 0.6} ${h}Z`,
      deep,
    ),
    poly(
      [
        [cx - u * 0.17, fy + u * 0.36],
        [cx + u * 0.17, fy + u * 0.36],
        [cx, fy + u * 0.75],
      ],
      light,
    ),
    rect(cx - u * 0.1, fy + u * 0.22, u * 0.2, u * 0.2, '#d9c4a0'),
    mirror(
      cx,
      poly(
        [
          [cx, fy + u * 0.44],
          [cx + u * 0.13, fy + u * 0.37],
          [cx + u * 0.13, fy + u * 0.53],
        ],
        hot,
      ),
    ),
    path(
      `M${cx - u * 0.25} ${fy - u * 0.26} L${cx - u * 0.25} ${fy + u * 0.06} Q${cx - u * 0.22} ${fy + u * 0.33} ${cx} ${fy + u * 0.35} Q${cx + u * 0.22} ${fy + u * 0.33} ${cx + u * 0.25} ${fy + u * 0.06} L${cx + u * 0.25} ${fy - u * 0.26}Z`,
      light,
    ),
    path(
      `M${cx} ${fy - u * 0.26} L${cx + u * 0.25} ${fy - u * 0.26} L${cx + u * 0.25} ${fy + u * 0.06} Q${cx + u * 0.22} ${fy + u * 0.33} ${cx} ${fy + u * 0.35}Z`,
      '#e8d5ad',
    ),
    mirror(
      cx,
      path(
        `M${cx + u * 0.25} ${fy - u * 0.24} L${cx + u * 0.29} ${fy - u * 0.2} L${cx + u * 0.28} ${fy + u * 0.04} L${cx + u * 0.25} ${fy + u * 0.02}Z`,
        deep,
      ) +
        circle(cx + u * 0.115, fy - u * 0.02, u * 0.052, '#fff') +
        circle(cx + u * 0.115, fy + u * 0.0, u * 0.036, deep) +
        rect(cx + u * 0.05, fy - u * 0.085, u * 0.13, u * 0.055, '#d9b98a') +
        line(
          [
            [cx + u * 0.05, fy - u * 0.13],
            [cx + u * 0.18, fy - u * 0.12],
          ],
          deep,
          u * 0.03,
        ),
    ),
    line(
      [
        [cx, fy + u * 0.0],
        [cx - u * 0.035, fy + u * 0.12],
        [cx + u * 0.02, fy + u * 0.125],
      ],
      '#a7865a',
      u * 0.022,
    ),
    line(
      [
        [cx - u * 0.08, fy + u * 0.21],
        [cx + u * 0.08, fy + u * 0.21],
      ],
      '#9c2a1c',
      u * 0.03,
    ),
    oval(cx, fy - u * 0.26, u * 0.44, u * 0.065, deep),
    path(
      `M${cx - u * 0.28} ${fy - u * 0.27} L${cx - u * 0.26} ${fy - u * 0.47} Q${cx} ${fy - u * 0.52} ${cx + u * 0.26} ${fy - u * 0.47} L${cx + u * 0.28} ${fy - u * 0.27}Z`,
      deep,
    ),
    path(
      `M${cx - u * 0.278} ${fy - u * 0.31} Q${cx} ${fy - u * 0.26} ${cx + u * 0.278} ${fy - u * 0.31} L${cx + u * 0.272} ${fy - u * 0.38} Q${cx} ${fy - u * 0.33} ${cx - u * 0.272} ${fy - u * 0.38}Z`,
      hot,
    ),
    crescent(cx, cy, R * 0.98, u * 0.1, u * 0.1, '#ffffff', 1, 'opacity=".28"'),
  )
  return out
}

export function saint({ w, h, x, y, u, p, r }) {
  const [ground, deep, light, hot, cool] = p
  const sky = fade([cool], ['#c44b22'])
  let out = sky.def + rect(0, 0, w, h, sky.fill)
  out += rings(x, y - u * 0.12, [u * 1.3, u * 1.16, u * 1.02], [ground, '#a53d20', '#c9622b'])
  out += turn(
    -9,
    x,
    y,
    limb(
      [
        [x + u * 0.04, y + u * 0.3],
        [x + u * 0.08, y + u * 0.8],
        [x + u * 0.02, y + u * 1.4],
      ],
      [u * 0.62, u * 0.5, u * 0.66],
      '#c9a684',
    ),
    path(
      `M${x - u * 0.66} ${y + u * 0.0} C${x - u * 0.74} ${y - u * 0.72} ${x - u * 0.3} ${y - u * 0.98} ${x + u * 0.04} ${y - u * 0.96} C${x + u * 0.5} ${y - u * 0.96} ${x + u * 0.78} ${y - u * 0.6} ${x + u * 0.68} ${y + u * 0.06}Z`,
      deep,
    ),
    path(
      `M${x - u * 0.58} ${y - u * 0.26} C${x - u * 0.64} ${y + u * 0.3} ${x - u * 0.34} ${y + u * 0.82} ${x} ${y + u * 0.86} C${x + u * 0.34} ${y + u * 0.82} ${x + u * 0.64} ${y + u * 0.3} ${x + u * 0.58} ${y - u * 0.26} C${x + u * 0.44} ${y - u * 0.62} ${x - u * 0.44} ${y - u * 0.62} ${x - u * 0.58} ${y - u * 0.26}Z`,
      light,
    ),
    path(
      `M${x + u * 0.02} ${y - u * 0.52} C${x + u * 0.4} ${y - u * 0.54} ${x + u * 0.54} ${y - u * 0.36} ${x + u * 0.58} ${y - u * 0.26} C${x + u * 0.64} ${y + u * 0.3} ${x + u * 0.34} ${y + u * 0.82} ${x} ${y + u * 0.86} C${x + u * 0.2} ${y + u * 0.5} ${x + u * 0.04} ${y + u * 0.3} ${x + u * 0.1} ${y + u * 0.16} C${x + u * 0.02} ${y - u * 0.06} ${x + u * 0.12} ${y - u * 0.2} ${x + u * 0.02} ${y - u * 0.52}Z`,
      '#d2b08c',
    ),
    ...[-0.5, -0.36, -0.2, -0.04, 0.14, 0.3, 0.44].map((dx, i) =>
      poly(
        [
          [x + u * dx, y - u * 0.56],
          [x + u * (dx + 0.17), y - u * 0.58],
          [x + u * (dx + 0.05), y - u * (0.3 + 0.06 * (i % 3))],
        ],
        deep,
      ),
    ),
    ...[-1, 1].map((s) => {
      const ex = x + s * u * 0.27
      const ey = y - u * 0.02
      const id = path(
        `M${ex - u * 0.15} ${ey} Q${ex} ${ey - u * 0.13} ${ex + u * 0.15} ${ey} Q${ex} ${ey + u * 0.1} ${ex - u * 0.15} ${ey}Z`,
        '#fffaf0',
      )
      return (
        id +
        clip(
          id,
          circle(ex + u * 0.015, ey - u * 0.045, u * 0.062, '#3b4d52'),
          circle(ex + u * 0.015, ey - u * 0.05, u * 0.028, deep),
        ) +
        path(
          `M${ex - u * 0.16} ${ey + u * 0.01} Q${ex} ${ey - u * 0.15} ${ex + u * 0.16} ${ey + u * 0.01}`,
          'none',
          `stroke="${deep}" stroke-width="${u * 0.026}" stroke-linecap="round"`,
        ) +
        path(
          `M${ex - s * -u * 0.19} ${ey - u * 0.13} Q${ex} ${ey - u * 0.25} ${ex - s * u * 0.16} ${ey - u * 0.24}`,
          'none',
          `stroke="${deep}" stroke-width="${u * 0.036}" stroke-linecap="round"`,
        )
      )
    }),
    path(
      `M${x + u * 0.03} ${y - u * 0.04} L${x + u * 0.09} ${y + u * 0.26} Q${x} ${y + u * 0.34} ${x - u * 0.09} ${y + u * 0.27}`,
      'none',
      `stroke="${deep}" stroke-width="${u * 0.024}" stroke-linecap="round" stroke-linejoin="round"`,
    ),
    path(
      `M${x - u * 0.16} ${y + u * 0.49} Q${x - u * 0.06} ${y + u * 0.43} ${x} ${y + u * 0.46} Q${x + u * 0.06} ${y + u * 0.43} ${x + u * 0.16} ${y + u * 0.49} Q${x} ${y + u * 0.6} ${x - u * 0.16} ${y + u * 0.49}Z`,
      '#9c3a26',
    ),
    path(
      `M${x - u * 0.3} ${y + u * 0.1} C${x - u * 0.36} ${y + u * 0.22} ${x - u * 0.38} ${y + u * 0.3} ${x - u * 0.32} ${y + u * 0.34} C${x - u * 0.26} ${y + u * 0.32} ${x - u * 0.27} ${y + u * 0.22} ${x - u * 0.3} ${y + u * 0.1}Z`,
      '#8fc1cb',
    ),
  )
  for (const [fill, dy, n, hgt] of h > w
    ? [
        [hot, 1.5, 8, 1.4],
        ['#f7b93f', 1.6, 9, 1.22],
        [deep, 1.7, 9, 1.12],
      ]
    : [
        [hot, 1.62, 9, 0.9],
        ['#f7b93f', 1.7, 8, 0.62],
        [deep, 1.8, 10, 0.5],
      ])
    for (let k = 0; k <= n * Math.ceil(w / 600); k++) {
      const fx = (k * w) / (n * Math.ceil(w / 600)) + r.between(-0.04, 0.04) * u
      const fh = u * hgt * r.between(0.6, 1.15)
      const base = Math.max(h, y + u * dy) + u * 0.1
      out += limb(
        [
          [fx, base],
          [fx + u * 0.07, base - fh * 0.5],
          [fx - u * 0.05, base - fh * 0.85],
          [fx + u * 0.02, base - fh * 1.15],
        ],
        [u * 0.42, u * 0.3, u * 0.12, 0],
        fill,
      )
    }
  return out
}

export function kinoEye({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground)
  out += poly(
    [
      [0, y + u * 0.5],
      [w, y - u * 1.1 - (w - 600) * 0.1],
      [w, h],
      [0, h],
    ],
    hot,
  )
  out += poly(
    [
      [x + u * 0.1, y],
      [w + u, y - u * 2.6],
      [w + u, y - u * 1.1],
    ],
    deep,
  )
  for (const [dx, lean] of [
    [-0.18, -0.75],
    [0.02, 0.05],
    [0.2, 0.85],
  ])
    out += poly(
      [
        [x + u * (dx - 0.045), y + u * 0.4],
        [x + u * (dx + 0.045), y + u * 0.4],
        [x + u * (lean + 0.02), h + 4],
        [x + u * (lean - 0.05), h + 4],
      ],
      deep,
    )
  out += turn(
    -14,
    x,
    y,
    rect(x - u * 0.86, y - u * 0.52, u * 1.56, u * 1.08, deep, `rx="${u * 0.04}"`),
    circle(x - u * 0.5, y - u * 0.78, u * 0.34, deep),
    circle(x + u * 0.24, y - u * 0.82, u * 0.4, deep),
    circle(x - u * 0.5, y - u * 0.78, u * 0.2, ground),
    circle(x + u * 0.24, y - u * 0.82, u * 0.25, ground),
    ...[0, 60, 120, 180, 240, 300].map(
      (a) =>
        line([[x - u * 0.5, y - u * 0.78], on(x - u * 0.5, y - u * 0.78, u * 0.2, a)], deep, u * 0.03) +
        line([[x + u * 0.24, y - u * 0.82], on(x + u * 0.24, y - u * 0.82, u * 0.25, a + 20)], deep, u * 0.035),
    ),
    circle(x - u * 0.5, y - u * 0.78, u * 0.06, hot),
    circle(x + u * 0.24, y - u * 0.82, u * 0.08, hot),
    rect(x - u * 0.92, y - u * 0.2, u * 0.08, u * 0.1, light),
  )
  out += rings(x, y, [u * 0.72, u * 0.66, u * 0.6, u * 0.55], [light, deep, light, deep])
  const lid = path(
    `M${x - u * 0.53} ${y + u * 0.02} Q${x} ${y - u * 0.56} ${x + u * 0.53} ${y + u * 0.02} Q${x} ${y + u * 0.46} ${x - u * 0.53} ${y + u * 0.02}Z`,
    light,
  )
  out +=
    lid +
    clip(
      lid,
      circle(x, y - u * 0.02, u * 0.29, '#5c88a3'),
      rays(x, y - u * 0.02, u * 0.13, u * 0.29, 36, '#2b4f6b', { duty: 0.45 }),
      circle(x, y - u * 0.02, u * 0.15, deep),
      circle(x - u * 0.06, y - u * 0.09, u * 0.05, light),
      path(
        `M${x - u * 0.53} ${y + u * 0.02} Q${x} ${y - u * 0.56} ${x + u * 0.53} ${y + u * 0.02} Q${x} ${y - u * 0.4} ${x - u * 0.53} ${y + u * 0.02}Z`,
        cool,
      ),
    )
  for (const a of [-150, -128, -106, -84, -62, -40])
    out += line([on(x, y + u * 0.1, u * 0.42, a), on(x, y + u * 0.1, u * 0.52, a + 3)], light, u * 0.024)
  return out
}

export function bob({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground)
  out +=
    sector(x, y + u * 0.3, 0, w + h, -90, 90, hot) +
    rings(x, y - u * 0.04, [u * 1.12, u * 1.02], [light, ground]) +
    clip(circle(x, y - u * 0.04, u * 1.02, '#fff'), rect(x, 0, w, h, '#d98f8b'))
  out +=
    path(
      `M${x - u * 0.2} ${y + u * 0.4} L${x - u * 0.17} ${y + u * 0.92} C${x - u * 0.3} ${y + u * 1.1} ${x - u * 0.9} ${y + u * 1.1} ${x - u * 1.02} ${h + 5} L${x + u * 1.02} ${h + 5} C${x + u * 0.9} ${y + u * 1.1} ${x + u * 0.3} ${y + u * 1.1} ${x + u * 0.17} ${y + u * 0.92} L${x + u * 0.2} ${y + u * 0.4}Z`,
      light,
    ) +
    path(
      `M${x} ${y + u * 0.6} L${x + u * 0.19} ${y + u * 0.45} L${x + u * 0.17} ${y + u * 0.92} C${x + u * 0.3} ${y + u * 1.1} ${x + u * 0.9} ${y + u * 1.1} ${x + u * 1.02} ${h + 5} L${x} ${h + 5}Z`,
      '#efd3c2',
    )
  out += path(
    `M${x - u * 0.68} ${y + u * 0.44} C${x - u * 0.84} ${y - u * 0.3} ${x - u * 0.66} ${y - u * 0.86} ${x} ${y - u * 0.88} C${x + u * 0.66} ${y - u * 0.86} ${x + u * 0.84} ${y - u * 0.3} ${x + u * 0.68} ${y + u * 0.44}Z`,
    deep,
  )
  out += path(
    `M${x - u * 0.44} ${y - u * 0.3} L${x - u * 0.44} ${y + u * 0.1} C${x - u * 0.42} ${y + u * 0.46} ${x - u * 0.16} ${y + u * 0.66} ${x} ${y + u * 0.68} C${x + u * 0.16} ${y + u * 0.66} ${x + u * 0.42} ${y + u * 0.46} ${x + u * 0.44} ${y + u * 0.1} L${x + u * 0.44} ${y - u * 0.3}Z`,
    light,
  )
  out += path(
    `M${x} ${y - u * 0.3} L${x + u * 0.44} ${y - u * 0.3} L${x + u * 0.44} ${y + u * 0.1} C${x + u * 0.42} ${y + u * 0.46} ${x + u * 0.16} ${y + u * 0.66} ${x} ${y + u * 0.68} Q${x + u * 0.08} ${y + u * 0.3} ${x} ${y - u * 0.3}Z`,
    '#f3d9ca',
  )
  out += mirror(
    x,
    path(
      `M${x + u * 0.36} ${y - u * 0.3} L${x + u * 0.6} ${y - u * 0.3} L${x + u * 0.68} ${y + u * 0.44} C${x + u * 0.5} ${y + u * 0.42} ${x + u * 0.34} ${y + u * 0.36} ${x + u * 0.2} ${y + u * 0.22} C${x + u * 0.42} ${y + u * 0.2} ${x + u * 0.42} ${y - u * 0.1} ${x + u * 0.36} ${y - u * 0.3}Z`,
      deep,
    ),
  )
  out += path(
    `M${x - u * 0.5} ${y - u * 0.5} L${x + u * 0.5} ${y - u * 0.5} L${x + u * 0.46} ${y - u * 0.16} Q${x} ${y - u * 0.22} ${x - u * 0.46} ${y - u * 0.16}Z`,
    deep,
  )
  out += arc(x, y - u * 0.02, u * 0.72, 205, 268, '#3c3036', u * 0.03)
  out += mirror(
    x,
    path(
      `M${x + u * 0.07} ${y + u * 0.04} Q${x + u * 0.19} ${y - u * 0.09} ${x + u * 0.33} ${y + u * 0.0} Q${x + u * 0.2} ${y + u * 0.11} ${x + u * 0.07} ${y + u * 0.04}Z`,
      '#fff',
    ) +
      circle(x + u * 0.2, y + u * 0.01, u * 0.056, deep) +
      path(
        `M${x + u * 0.06} ${y + u * 0.04} Q${x + u * 0.19} ${y - u * 0.12} ${x + u * 0.36} ${y - u * 0.03}`,
        'none',
        `stroke="${deep}" stroke-width="${u * 0.032}" stroke-linecap="round"`,
      ) +
      path(
        `M${x + u * 0.07} ${y - u * 0.09} Q${x + u * 0.2} ${y - u * 0.18} ${x + u * 0.34} ${y - u * 0.12}`,
        'none',
        `stroke="${deep}" stroke-width="${u * 0.018}" stroke-linecap="round"`,
      ),
  )
  out +=
    path(
      `M${x - u * 0.05} ${y + u * 0.25} Q${x} ${y + u * 0.3} ${x + u * 0.05} ${y + u * 0.25}`,
      'none',
      `stroke="${cool}" stroke-width="${u * 0.022}" stroke-linecap="round"`,
    ) +
    path(
      `M${x - u * 0.14} ${y + u * 0.42} Q${x - u * 0.06} ${y + u * 0.35} ${x} ${y + u * 0.395} Q${x + u * 0.06} ${y + u * 0.35} ${x + u * 0.14} ${y + u * 0.42} Q${x} ${y + u * 0.53} ${x - u * 0.14} ${y + u * 0.42}Z`,
      hot,
    )
  for (let k = 0; k < 13; k++) {
    const a = 12 + k * 13
    const [bx, by] = [
      x + Math.cos((a * Math.PI) / 180) * u * 0.36,
      y + u * 0.86 + Math.sin((a * Math.PI) / 180) * u * 0.4,
    ]
    out += circle(bx, by, u * 0.04, '#fffdf6', `stroke="${cool}" stroke-width="${u * 0.008}"`)
  }
  return out
}

export function hood({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, ground) + rays(x, y - u * 0.1, u * 0.2, w + h, 28, cool, { duty: 0.42 })
  out += circle(x, y - u * 0.06, u * 1.04, cool) + circle(x, y - u * 0.06, u * 0.98, ground)
  out += path(
    `M${x - u * 1.05} ${h + 4} C${x - u * 0.98} ${y + u * 0.7} ${x - u * 0.4} ${y + u * 0.75} ${x - u * 0.38} ${y + u * 0.52} C${x - u * 0.66} ${y + u * 0.3} ${x - u * 0.7} ${y - u * 0.3} ${x - u * 0.56} ${y - u * 0.56} C${x - u * 0.42} ${y - u * 0.9} ${x + u * 0.42} ${y - u * 0.9} ${x + u * 0.56} ${y - u * 0.56} C${x + u * 0.7} ${y - u * 0.3} ${x + u * 0.66} ${y + u * 0.3} ${x + u * 0.38} ${y + u * 0.52} C${x + u * 0.4} ${y + u * 0.75} ${x + u * 0.98} ${y + u * 0.7} ${x + u * 1.05} ${h + 4}Z`,
    deep,
  )
  out += mirror(
    x,
    path(
      `M${x + u * 0.06} ${y - u * 0.03} C${x + u * 0.14} ${y - u * 0.24} ${x + u * 0.38} ${y - u * 0.26} ${x + u * 0.54} ${y - u * 0.14} C${x + u * 0.46} ${y + u * 0.08} ${x + u * 0.2} ${y + u * 0.12} ${x + u * 0.06} ${y - u * 0.03}Z`,
      light,
    ) +
      circle(x + u * 0.29, y - u * 0.07, u * 0.1, '#2d5947') +
      circle(x + u * 0.29, y - u * 0.07, u * 0.055, deep) +
      circle(x + u * 0.265, y - u * 0.1, u * 0.02, light) +
      path(
        `M${x + u * 0.05} ${y - u * 0.04} C${x + u * 0.14} ${y - u * 0.26} ${x + u * 0.38} ${y - u * 0.28} ${x + u * 0.57} ${y - u * 0.16}`,
        'none',
        `stroke="${deep}" stroke-width="${u * 0.045}"`,
      ),
  )
  out += path(
    `M${x - u * 0.13} ${y + u * 0.33} Q${x - u * 0.06} ${y + u * 0.28} ${x} ${y + u * 0.31} Q${x + u * 0.06} ${y + u * 0.28} ${x + u * 0.13} ${y + u * 0.33} Q${x} ${y + u * 0.42} ${x - u * 0.13} ${y + u * 0.33}Z`,
    ground,
  )
  out +=
    arc(x, y - u * 0.12, u * 0.52, 200, 262, '#3a2a2c', u * 0.025) +
    arc(x - u * 0.02, y - u * 0.1, u * 0.6, 182, 196, '#3a2a2c', u * 0.025)
  const q = x + u * 0.0
  out += path(
    `M${q + u * 0.3} ${y + u * 0.58} C${q + u * 0.3} ${y + u * 0.74} ${q - u * 0.3} ${y + u * 0.74} ${q - u * 0.3} ${y + u * 0.58}`,
    'none',
    `stroke="${hot}" stroke-width="${u * 0.05}" stroke-linecap="round"`,
  )
  out +=
    path(
      `M${q} ${y + u * 0.7} C${q - u * 0.02} ${y + u * 0.84} ${q + u * 0.1} ${y + u * 0.86} ${q + u * 0.03} ${y + u * 1.02}`,
      'none',
      `stroke="${hot}" stroke-width="${u * 0.05}" stroke-linecap="round"`,
    ) + circle(q + u * 0.02, y + u * 1.13, u * 0.04, hot)
  return out
}

export function halfMask({ w, h, x, y, u, p }) {
  const [ground, deep, light, hot, cool] = p
  let out = rect(0, 0, w, h, deep)
  out += circle(x, y, u * 0.95, '#3a0a14') + circle(x, y, u * 0.78, '#571020')
  const folds = 7
  const reach = x - u * 0.34
  for (let k = 0; k < folds; k++) {
    const a = (reach * k) / folds
    const b = (reach * (k + 1)) / folds
    const pull = (v) => v * 0.62 - u * 0.1
    out += mirror(
      x,
      path(
        `M${a} -5 L${b + 1} -5 C${b + 1} ${y - u * 0.2} ${pull(b)} ${y + u * 0.5} ${pull(b)} ${h + 5} L${pull(a)} ${h + 5} C${pull(a)} ${y + u * 0.5} ${a} ${y - u * 0.2} ${a} -5Z`,
        k % 2 ? ground : cool,
      ),
    )
    out += mirror(
      x,
      path(
        `M${a} -5 L${a + (b - a) * 0.35} -5 C${a + (b - a) * 0.35} ${y - u * 0.2} ${pull(a + (b - a) * 0.35)} ${y + u * 0.5} ${pull(a + (b - a) * 0.35)} ${h + 5} L${pull(a)} ${h + 5} C${pull(a)} ${y + u * 0.5} ${a} ${y - u * 0.2} ${a} -5Z`,
        '#b3202f',
        'opacity=".55"',
      ),
    )
  }
  let sx = -u * 0.2
  while (sx < w + u * 0.2) {
    out +=
      path(
        `M${sx} -5 L${sx + u * 0.5} -5 C${sx + u * 0.46} ${u * 0.28} ${sx + u * 0.04} ${u * 0.28} ${sx} -5Z`,
        ground,
      ) +
      path(`M${sx} -5 L${sx + u * 0.5} -5 C${sx + u * 0.46} ${u * 0.18} ${sx + u * 0.04} ${u * 0.18} ${sx} -5Z`, cool) +
      arc(sx + u * 0.25, -u * 0.21, u * 0.42, 50, 130, hot, u * 0.02)
    sx += u * 0.5
  }
  const face = `M${x - u * 0.46} ${y - u * 0.42} C${x - u * 0.3} ${y - u * 0.66} ${x + u * 0.3} ${y - u * 0.66} ${x + u * 0.46} ${y - u * 0.42} C${x + u * 0.54} ${y + u * 0.16} ${x + u * 0.3} ${y + u * 0.62} ${x} ${y + u * 0.76} C${x - u * 0.3} ${y + u * 0.62} ${x - u * 0.54} ${y + u * 0.16} ${x - u * 0.46} ${y - u * 0.42}Z`
  out +=
    path(face, '#1c0609') +
    clip(
      path(face, '#fff'),
      path(
        `M${x + u * 0.04} ${y - u} L${x - u} ${y - u} L${x - u} ${y + u * 0.34} C${x - u * 0.4} ${y + u * 0.5} ${x - u * 0.1} ${y + u * 0.44} ${x + u * 0.02} ${y + u * 0.2} C${x + u * 0.14} ${y + u * 0.02} ${x - u * 0.02} ${y - u * 0.2} ${x + u * 0.04} ${y - u}Z`,
        light,
      ),
      path(
        `M${x - u * 0.52} ${y - u * 0.5} L${x - u * 0.3} ${y - u * 0.7} C${x - u * 0.44} ${y - u * 0.2} ${x - u * 0.4} ${y + u * 0.2} ${x - u * 0.18} ${y + u * 0.5} L${x - u * 0.5} ${y + u * 0.5}Z`,
        '#d9c7ac',
      ),
    )
  out +=
    path(
      `M${x - u * 0.34} ${y - u * 0.06} Q${x - u * 0.2} ${y - u * 0.22} ${x - u * 0.05} ${y - u * 0.04} Q${x - u * 0.2} ${y + u * 0.06} ${x - u * 0.34} ${y - u * 0.06}Z`,
      deep,
    ) +
    path(
      `M${x - u * 0.38} ${y - u * 0.22} Q${x - u * 0.22} ${y - u * 0.38} ${x - u * 0.05} ${y - u * 0.2}`,
      'none',
      `stroke="${deep}" stroke-width="${u * 0.03}" stroke-linecap="round"`,
    )
  out +=
    path(
      `M${x + u * 0.1} ${y - u * 0.06} Q${x + u * 0.22} ${y - u * 0.18} ${x + u * 0.34} ${y - u * 0.08} Q${x + u * 0.22} ${y + u * 0.02} ${x + u * 0.1} ${y - u * 0.06}Z`,
      '#f2b84b',
    ) + circle(x + u * 0.22, y - u * 0.08, u * 0.032, deep)
  out += circle(x - u * 0.2, y - u * 0.07, u * 0.022, '#f2b84b')
  out += path(
    `M${x + u * 0.02} ${y + u * 0.42} Q${x + u * 0.12} ${y + u * 0.37} ${x + u * 0.22} ${y + u * 0.42}`,
    'none',
    `stroke="#8d1220" stroke-width="${u * 0.03}" stroke-linecap="round"`,
  )
  for (const [k, n] of [
    [0, 15],
    [1, 11],
    [2, 7],
  ])
    for (let i = 0; i < n; i++) {
      const cx = x + (i - (n - 1) / 2) * u * 0.085
      out +=
        line(
          [
            [cx, y - u * (1.06 - k * 0.08) - Math.abs(i - (n - 1) / 2) * u * 0.006],
            [cx, y - u * (1.0 - k * 0.08)],
          ],
          hot,
          u * 0.016,
        ) + circle(cx, y - u * (1.1 - k * 0.08), u * 0.012, '#fff3c4')
    }
  return out
}
