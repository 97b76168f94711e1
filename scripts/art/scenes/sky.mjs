// Scenes that happen in the air: rocket, biplane, flying horse, tightrope.
import {
  circle,
  curve,
  fade,
  group,
  limb,
  line,
  mirror,
  mix,
  oval,
  path,
  poly,
  rays,
  rect,
  rings,
  star,
  turn,
} from '../../../fixtures/tools/art/ink.mjs'
import { bowler, horse, moonDisc, stars } from './figures.mjs'
import { staged } from './stage.mjs'

export const rocket = staged(([ground, deep, light, hot, cool], s) => {
  const sky = fade([deep], [cool], { mid: [0.55, [ground]] })
  let out = sky.def + s.fill(sky.fill) + stars(s, s.tall ? 70 : 130, light, 60)
  out +=
    moonDisc(38, -44, 60, light, mix(light, hot, 0.22)) +
    circle(38, -44, 66, 'none', `stroke="${light}" stroke-width="1" stroke-dasharray="1 5"`)
  const hull = 'M0 -100 C24 -74 28 -30 22 34 L-22 34 C-28 -30 -24 -74 0 -100Z'
  const fin =
    path('M18 0 L46 44 L44 66 L16 40Z', hot) + path('M18 0 L46 44 L44 66 L36 58 L18 22Z', mix(hot, deep, 0.35))
  const flame =
    limb(
      [
        [0, 34],
        [3, 66],
        [-4, 96],
        [0, 130],
      ],
      [36, 30, 18, 0],
      hot,
    ) +
    limb(
      [
        [0, 34],
        [-2, 60],
        [2, 92],
      ],
      [22, 17, 0],
      '#ffd98a',
    )
  out += turn(
    -16,
    0,
    0,
    flame,
    mirror(0, fin),
    path(hull, '#f6efe0'),
    path('M0 -100 C24 -74 28 -30 22 34 L0 34Z', mix('#f6efe0', cool, 0.45)),
    path('M0 -100 C10 -88 17 -74 21 -58 L-21 -58 C-17 -74 -10 -88 0 -100Z', hot),
    rect(-25, 0, 50, 7, deep),
    rect(-24, 12, 48, 4, deep),
    rect(-10, 36, 20, 8, deep),
    circle(0, -30, 13, deep),
    circle(0, -30, 9, cool),
    circle(-3, -33, 3, light),
    poly(
      [
        [-4, 4],
        [4, 4],
        [3, 66],
        [-3, 66],
      ],
      mix(hot, deep, 0.5),
    ),
  )
  const puff = (y0, size, ink, seed) => {
    let row = ''
    for (let x = s.left; x < s.right + 20; x += size * 0.8)
      row += circle(
        x,
        y0 + Math.sin(x * 0.07 + seed) * size * 0.35 - Math.exp(-(((x - 34) / 60) ** 2)) * size * 0.9,
        size,
        ink,
      )
    return row + s.floor(y0, ink)
  }
  return (
    out + puff(106, 20, mix(light, cool, 0.5), 0) + puff(124, 22, mix(deep, cool, 0.35), 2) + puff(146, 22, deep, 4)
  )
})

export const biplane = staged(([ground, deep, light, hot, cool], s) => {
  const sky = fade([cool], [ground])
  let out = sky.def + s.fill(sky.fill) + rays(0, 0, 10, 500, 30, light, { duty: 0.4, more: 'opacity=".16"' })
  const cloud = (x, y, q, ink) =>
    group(
      `transform="translate(${x} ${y}) scale(${q})"`,
      rect(-40, -8, 84, 16, ink, 'rx="8"'),
      circle(-18, -10, 17, ink),
      circle(6, -16, 21, ink),
      circle(28, -6, 13, ink),
    )
  for (const [x, y, q] of [
    [-84, -78, 0.8],
    [86, -96, 0.6],
    [92, 70, 1],
    [-96, 84, 0.9],
    [170, -20, 0.9],
    [-190, 10, 1],
  ])
    if (x > s.calm - 20) out += cloud(x, y, q, light)
  const wing = (y, half) =>
    rect(-half, y - 6, half * 2, 12, hot, 'rx="6"') + rect(-half, y, half * 2, 6, mix(hot, deep, 0.3), 'rx="3"')
  const tiny = (x, y, q) =>
    group(
      `transform="translate(${x} ${y}) scale(${q}) rotate(-10)"`,
      rect(-30, -12, 60, 5, deep),
      rect(-26, 6, 52, 5, deep),
      circle(0, 0, 10, deep),
      line(
        [
          [-20, -10],
          [-20, 8],
        ],
        deep,
        2,
      ),
      line(
        [
          [20, -10],
          [20, 8],
        ],
        deep,
        2,
      ),
    )
  out += tiny(-66, -104, 0.5) + tiny(78, -62, 0.36)
  out += turn(
    -13,
    0,
    0,
    mirror(
      0,
      line(
        [
          [88, -36],
          [78, 22],
        ],
        deep,
        3,
      ) +
        line(
          [
            [52, -36],
            [46, 22],
          ],
          deep,
          3,
        ) +
        line(
          [
            [88, -36],
            [46, 22],
          ],
          deep,
          1,
        ) +
        line(
          [
            [52, -36],
            [78, 22],
          ],
          deep,
          1,
        ) +
        line(
          [
            [20, -34],
            [12, -14],
          ],
          deep,
          3,
        ),
    ),
    wing(26, 92),
    circle(0, 2, 32, deep),
    circle(0, 2, 28, mix(hot, deep, 0.15)),
    wing(-40, 108),
    mirror(
      0,
      circle(84, -40, 0, deep) +
        line(
          [
            [10, 30],
            [26, 56],
          ],
          deep,
          4,
        ) +
        line(
          [
            [30, 30],
            [26, 56],
          ],
          deep,
          3,
        ) +
        oval(26, 62, 6, 13, deep) +
        oval(26, 62, 2.5, 6, light),
    ),
    line(
      [
        [-26, 60],
        [26, 60],
      ],
      deep,
      3,
    ),
    rays(0, 2, 8, 25, 9, deep, { duty: 0.55 }),
    circle(0, 2, 46, light, 'opacity=".28"'),
    turn(28, 0, 2, oval(0, -26, 5, 25, '#8a5a2f'), oval(0, 30, 5, 25, '#6f4522')),
    circle(0, 2, 9, light),
    circle(0, 2, 4, deep),
    path('M-12 -26 C-12 -44 12 -44 12 -26Z', '#5a3a22'),
    rect(-12, -32, 24, 6, deep, 'rx="3"'),
    circle(-5, -29, 4, light),
    circle(5, -29, 4, light),
  )
  const row = (y, q, ink, n) => {
    let t = ''
    for (let x = s.left; x < s.right + 40; x += 30 * q) t += circle(x, y + Math.sin(x * 0.05 + n) * 8, 26 * q, ink)
    return t + s.floor(y, ink)
  }
  return out + row(118, 1, mix(ground, light, 0.7), 1) + row(140, 1.1, light, 4)
})

export const flyingHorse = staged(([ground, deep, light, hot, cool], s) => {
  const sky = fade([cool], [hot], { mid: [0.5, [ground]] })
  let out =
    sky.def +
    s.fill(sky.fill) +
    rings(
      0,
      -18,
      [104, 90, 76, 62],
      [mix(ground, light, 0.2), mix(ground, light, 0.42), mix(ground, light, 0.7), light],
    )
  for (let k = 0; k < 26; k++) {
    const [x, y, q] = [s.r.between(s.left, s.right), s.r.between(s.top, -20), s.r.between(2, 5)]
    if (x > s.calm) out += star(x, y, 8, q, q * 0.35, light)
  }
  const feather = [
    [-8, -30, -70, -92],
    [0, -26, -84, -74],
    [6, -22, -88, -56],
    [10, -18, -82, -40],
  ]
    .map(([a, b, c, d]) =>
      limb(
        [
          [a, b],
          [(a + c) / 2 + 4, (b + d) / 2 - 14],
          [c, d],
        ],
        [6, 20, 0],
        deep,
      ),
    )
    .join('')
  const far = [
    [-4, -34, -40, -104],
    [2, -32, -20, -108],
  ]
    .map(([a, b, c, d]) =>
      limb(
        [
          [a, b],
          [(a + c) / 2 + 6, (b + d) / 2 - 8],
          [c, d],
        ],
        [6, 18, 0],
        deep,
      ),
    )
    .join('')
  out += turn(
    -20,
    0,
    0,
    far,
    horse(0, 6, 0.95, deep),
    feather,
    limb(
      [
        [4, -20],
        [8, -40],
        [14, -54],
      ],
      [22, 17, 10],
      deep,
    ),
    limb(
      [
        [12, -50],
        [30, -44],
        [42, -40],
      ],
      [8, 6, 4],
      deep,
    ),
    circle(17, -62, 9, deep),
    path('M6 -64 C6 -80 30 -80 28 -64Z', deep),
    limb(
      [
        [20, -74],
        [16, -86],
        [4, -92],
      ],
      [5, 6, 0],
      deep,
    ),
    limb(
      [
        [8, -20],
        [20, -4],
        [16, 10],
      ],
      [13, 10, 6],
      deep,
    ),
    limb(
      [
        [0, -46],
        [-22, -46],
        [-40, -34],
      ],
      [12, 16, 0],
      deep,
    ),
    ...[0, 1, 2, 3, 4].map((k) => circle(-38 + k * 17, -12 + Math.sin(k) * 2, 2.2, light)),
    ...[0, 1, 2].map((k) =>
      curve(
        [
          [-14 - k * 12, -42 - k * 9],
          [-30 - k * 12, -58 - k * 8],
          [-48 - k * 10, -66 - k * 7],
        ],
        light,
        0.9,
      ),
    ),
    circle(68, -55, 1.4, light),
  )
  const ridge = (y, ink, f, amp) => {
    const list = []
    for (let x = s.left; x <= s.right + 12; x += 12)
      list.push([x, y - amp * Math.abs(Math.sin(x * f + y)) - amp * 0.5 * Math.sin(x * f * 2.7)])
    return poly([...list, [s.right + 12, s.bottom], [s.left, s.bottom]], ink)
  }
  out += ridge(88, mix(deep, cool, 0.6), 0.03, 24) + ridge(108, mix(deep, cool, 0.3), 0.043, 18)
  const tower = (x, y, q, ink) =>
    rect(x - 4 * q, y, 8 * q, 90, ink) +
    path(
      `M${x - 6 * q} ${y} C${x - 12 * q} ${y - 9 * q} ${x - 3 * q} ${y - 12 * q} ${x} ${y - 22 * q} C${x + 3 * q} ${y - 12 * q} ${x + 12 * q} ${y - 9 * q} ${x + 6 * q} ${y}Z`,
      ink,
    )
  return (
    out +
    ridge(124, deep, 0.026, 10) +
    [
      [-88, 110, 1],
      [-70, 116, 0.8],
      [74, 112, 0.9],
      [96, 108, 1.2],
      [56, 120, 0.6],
    ]
      .map(([x, y, q]) => tower(x, y, q, deep))
      .join('')
  )
})

export const bigTop = staged(([ground, deep, light, hot, cool], s) => {
  const apex = -150
  const span = s.calm > s.left ? 320 : s.right - s.left + 260
  let out =
    s.fill(deep) +
    poly(
      [
        [0, apex - 60],
        [-span / 2 - 30, 62],
        [span / 2 + 30, 62],
      ],
      ground,
    )
  for (let k = -8; k < 8; k++)
    out +=
      poly(
        [
          [0, apex],
          [(k * span) / 16, 40],
          [((k + 1) * span) / 16, 40],
        ],
        k % 2 ? hot : light,
      ) + path(`M${(k * span) / 16} 38 A${span / 32} 16 0 0 0 ${((k + 1) * span) / 16} 38Z`, k % 2 ? hot : light)
  out +=
    poly(
      [
        [-4, apex],
        [-78, 176],
        [86, 176],
        [12, apex],
      ],
      '#fff3c4',
      'opacity=".42"',
    ) +
    circle(0, -12, 72, cool) +
    circle(0, -12, 66, mix(cool, deep, 0.35))
  for (let k = 0; k < 24; k++) {
    const a = (k / 24) * Math.PI * 2
    out += circle(69 * Math.cos(a), -12 + 69 * Math.sin(a), 2, '#fff3c4')
  }
  const rope = 34
  out += line(
    [
      [s.left, rope + 6],
      [0, rope + 9],
      [s.right, rope + 4],
    ],
    light,
    1.8,
  )
  out += group(
    'transform="translate(-2 33) rotate(-7 0 34)"',
    limb(
      [
        [-2, -36],
        [-14, -16],
        [-6, 6],
      ],
      [13, 12, 8],
      deep,
    ),
    limb(
      [
        [4, -36],
        [22, -30],
        [26, -12],
      ],
      [13, 12, 7],
      deep,
    ),
    oval(-9, 7, 9, 3.4, deep),
    oval(32, -10, 8, 3.4, deep),
    path('M-11 -68 L11 -68 L13 -34 L-12 -34Z', '#241c1a'),
    limb(
      [
        [-9, -64],
        [-26, -56],
        [-38, -66],
      ],
      [8, 6, 5],
      '#241c1a',
    ),
    limb(
      [
        [9, -64],
        [26, -58],
        [38, -70],
      ],
      [8, 6, 5],
      '#241c1a',
    ),
    circle(-39, -67, 3, light),
    circle(39, -71, 3, light),
    curve(
      [
        [39, -71],
        [46, -56],
        [66, -36],
      ],
      '#8a5a2f',
      2.2,
    ),
    curve(
      [
        [39, -71],
        [35, -79],
        [42, -83],
        [45, -77],
      ],
      '#8a5a2f',
      2.2,
    ),
    poly(
      [
        [-3, -68],
        [3, -68],
        [0, -52],
      ],
      light,
    ),
    circle(0, -79, 10.5, light),
    rect(-3, -75, 6, 3.4, deep),
    circle(-4, -81, 1.3, deep),
    circle(4, -81, 1.3, deep),
    bowler(0, -86, 0.95, '#241c1a'),
  )
  const monkey = (x, y) =>
    oval(x, y, 5, 7, '#6b4426') +
    circle(x, y - 10, 5, '#6b4426') +
    circle(x + 1, y - 9, 3, light) +
    curve(
      [
        [x - 4, y + 4],
        [x - 12, y + 8],
        [x - 12, y - 4],
      ],
      '#6b4426',
      1.8,
    )
  out += monkey(-84, 30) + monkey(92, 30)
  let crowd = ''
  for (let x = s.left; x < s.right + 8; x += 9) crowd += circle(x, 112 + s.r.between(-3, 4), 6, mix(deep, cool, 0.25))
  return out + crowd + s.floor(112, mix(deep, cool, 0.25)) + s.floor(134, deep)
})
