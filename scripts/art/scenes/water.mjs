// Scenes on and under water: waterfall, diver, galleon, house by a tarn.
import {
  arc,
  circle,
  clip,
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
  rect,
  rings,
  turn,
} from '../../../fixtures/tools/art/ink.mjs'
import { flatHat, moonDisc } from './figures.mjs'
import { staged } from './stage.mjs'

export const waterfall = staged(([ground, deep, light, hot, cool], s) => {
  let out = s.fill(ground) + circle(46, -84, 40, hot) + circle(46, -84, 33, mix(hot, light, 0.35))
  out += rect(-46, -70, 92, 300, mix(cool, light, 0.35))
  for (let k = 0; k < 16; k++) {
    const x = -44 + k * 5.8
    out += rect(
      x,
      -70 + s.r.between(0, 30),
      s.r.between(1.4, 4),
      s.r.between(90, 200),
      k % 3 ? light : mix(cool, deep, 0.25),
      'rx="1.5"',
    )
  }
  out += path('M-50 -74 Q0 -86 50 -74 L50 -64 Q0 -74 -50 -64Z', light)
  const cliff = (a, b, _ink, seed) => {
    const q = [
      [0, -96],
      [3, -66],
      [-5, -34],
      [6, 0],
      [-4, 40],
      [8, 80],
      [0, 130],
      [6, 240],
    ].map(([dx, y], i) => [(i % 2 ? a : b) + dx + seed, y])
    return q
  }
  const left = cliff(-46, -40, deep, 0)
  const right = cliff(44, 50, deep, 0)
  out +=
    poly([[s.left, -110], [-70, -100], ...left, [s.left, 240]], mix(deep, cool, 0.35)) +
    poly([[s.right, -104], [72, -96], ...right.map(([x, y]) => [x, y]), [s.right, 240]], mix(deep, cool, 0.25))
  out +=
    poly(
      [
        [s.left, -60],
        [-78, -40],
        [-64, 10],
        [-74, 70],
        [-58, 240],
        [s.left, 240],
      ],
      deep,
    ) +
    poly(
      [
        [s.right, -66],
        [84, -50],
        [70, 10],
        [80, 60],
        [64, 240],
        [s.right, 240],
      ],
      deep,
    )
  const pine = (x, y, q, ink) =>
    [0, 1, 2]
      .map((k) =>
        poly(
          [
            [x - (9 + k * 4) * q, y + k * 13 * q],
            [x, y + (k * 13 - 22) * q],
            [x + (9 + k * 4) * q, y + k * 13 * q],
          ],
          ink,
        ),
      )
      .join('')
  for (const [x, y, q] of [
    [-92, -108, 1],
    [-72, -116, 1.25],
    [-112, -112, 1.2],
    [84, -112, 1.2],
    [106, -106, 1],
    [-150, -98, 1.1],
    [150, -100, 1.2],
    [-190, -90, 1],
  ])
    if (x > s.calm - 10) out += pine(x, y, q, deep)
  out +=
    rect(-96, -78, 34, 8, '#7a4f2c', 'rx="4"') +
    line(
      [
        [-66, -75],
        [-30, -30],
        [4, 6],
      ],
      '#e9d6a0',
      1.6,
    )
  out += turn(
    -52,
    6,
    8,
    group(
      'transform="translate(6 8)"',
      limb(
        [
          [0, 0],
          [6, 20],
          [-2, 38],
        ],
        [20, 17, 14],
        '#171513',
      ),
      limb(
        [
          [-2, 36],
          [-10, 56],
          [-4, 74],
        ],
        [13, 11, 8],
        '#171513',
      ),
      limb(
        [
          [2, 36],
          [16, 52],
          [20, 70],
        ],
        [13, 11, 8],
        '#171513',
      ),
      limb(
        [
          [0, 2],
          [-8, -10],
          [-12, -22],
        ],
        [8, 7, 5],
        '#171513',
      ),
      limb(
        [
          [4, 4],
          [22, 12],
          [38, 8],
        ],
        [8, 7, 5],
        '#171513',
      ),
      circle(6, -12, 10, light),
      circle(9, -12, 1.4, '#171513'),
      turn(12, 6, -18, flatHat(6, -18, 1.05, '#d9b06a', hot)),
      circle(-13, -24, 3.4, light),
    ),
  )
  for (let k = 0; k < 15; k++)
    out += circle(-66 + k * 9.5, 118 + Math.sin(k * 2.1) * 6, 13, k % 2 ? light : mix(cool, light, 0.6))
  out += s.floor(122, mix(cool, deep, 0.3))
  for (let k = 0; k < 9; k++)
    out += rect(s.r.between(-100, 70), 130 + k * 6, s.r.between(20, 46), 1.8, light, 'rx="1" opacity=".5"')
  return out
})

export const diver = staged(([ground, deep, light, hot, cool], s) => {
  const sea = fade([mix(ground, light, 0.35)], [deep], { mid: [0.55, [ground]] })
  let out = sea.def + s.fill(sea.fill)
  for (const [a, b] of [
    [-70, 30],
    [-20, 40],
    [50, 36],
    [120, 50],
    [-140, 40],
  ])
    out += poly(
      [
        [a, s.top],
        [a + b, s.top],
        [a + b * 2.4 - 50, s.bottom],
        [a - 70, s.bottom],
      ],
      light,
      'opacity=".1"',
    )
  const weed = (x, q) =>
    curve(
      [
        [x, s.bottom],
        [x + 7 * q, 140 - 10 * q],
        [x - 7 * q, 120 - 26 * q],
        [x + 5 * q, 100 - 40 * q],
      ],
      mix(cool, deep, 0.45),
      5,
    )
  for (const [x, q] of [
    [-102, 0.9],
    [-92, 0.4],
    [104, 1],
    [93, 0.3],
    [-160, 0.8],
    [160, 0.9],
  ])
    if (x > s.calm) out += weed(x, q)
  const fish = (x, y, q, flip) =>
    group(
      `transform="translate(${x} ${y}) scale(${flip ? -q : q} ${q})"`,
      path('M-16 0 Q0 -14 18 0 Q0 14 -16 0Z', hot),
      poly(
        [
          [-12, 0],
          [-26, -10],
          [-26, 10],
        ],
        hot,
      ),
      circle(9, -2, 2, deep),
    )
  const brass = ['#8a5a22', '#c98a35', '#e9b65c']
  out += fish(-86, -62, 0.8, false) + fish(92, -30, 0.6, true) + fish(84, -92, 0.5, true)
  out +=
    path('M-106 200 C-102 120 -70 92 -44 84 L44 84 C70 92 102 120 106 200Z', '#7b5b3c') +
    path('M0 84 L44 84 C70 92 102 120 106 200 L0 200Z', '#674a30')
  out +=
    path('M-62 92 C-62 66 62 66 62 92 L70 112 C40 124 -40 124 -70 112Z', brass[1]) +
    path('M0 72 C34 72 62 78 62 92 L70 112 C50 120 26 121 0 121Z', brass[0]) +
    mirror(0, circle(50, 104, 4.5, brass[2]) + circle(18, 111, 4.5, brass[2]))
  out +=
    circle(0, 2, 76, brass[1]) +
    clip(
      circle(0, 2, 76, '#fff'),
      circle(-16, -14, 82, brass[2]),
      circle(-6, -4, 78, brass[1]),
      path('M30 -80 C60 -30 60 40 20 90 L90 90 L90 -80Z', brass[0]),
    ) +
    rect(-13, -86, 26, 14, brass[0], 'rx="4"') +
    curve(
      [
        [0, -86],
        [8, -112],
        [40, -130],
        [60, s.top - 10],
      ],
      '#2b2018',
      8,
    )
  out += mirror(0, oval(71, 4, 9, 25, brass[0]) + oval(73, 4, 5, 17, mix(cool, deep, 0.4)))
  out += circle(0, 8, 51, brass[0]) + circle(0, 8, 46, deep)
  for (let k = 0; k < 10; k++) {
    const a = (k / 10) * Math.PI * 2
    out += circle(48.5 * Math.cos(a), 8 + 48.5 * Math.sin(a), 2.6, brass[2])
  }
  out += clip(
    circle(0, 8, 42, '#fff'),
    circle(0, 8, 42, mix(cool, light, 0.25)),
    path('M-25 -12 L-25 18 Q-22 46 0 50 Q22 46 25 18 L25 -12Z', light),
    path('M0 -12 L25 -12 L25 18 Q22 46 0 50Z', mix(light, hot, 0.18)),
    rect(-26, -30, 52, 18, '#c9a15a'),
    rect(-26, -20, 52, 9, deep),
    rect(-44, -13, 88, 5, '#c9a15a'),
    mirror(
      0,
      oval(11, 10, 5.6, 5, '#fff') +
        circle(11, 11, 3.6, deep) +
        rect(5, 3, 12, 4, mix(light, hot, 0.3)) +
        line(
          [
            [5, 0],
            [17, -2],
          ],
          deep,
          2,
        ),
    ),
    path('M-2 12 L-4 24 L4 24', 'none', `stroke="${deep}" stroke-width="2"`),
    line(
      [
        [-8, 35],
        [8, 35],
      ],
      deep,
      2.4,
    ),
    arc(0, 8, 36, 200, 240, '#ffffff', 4, 'opacity=".55"'),
  )
  for (const [x, y, q] of [
    [-52, -84, 5],
    [-60, -100, 8],
    [-48, -116, 4],
    [60, -74, 4],
    [66, -88, 6],
  ])
    out += circle(x, y, q, 'none', `stroke="${light}" stroke-width="1.6"`)
  return out
})

export const galleon = staged(([ground, deep, light, hot, cool], s) => {
  const sky = fade([ground], [hot], { mid: [0.7, [mix(ground, hot, 0.55)]] })
  let out =
    sky.def + s.fill(sky.fill) + rings(6, -4, [92, 80, 68], [mix(hot, light, 0.25), mix(hot, light, 0.5), light])
  const sail = (x, y, half, tall, ink) =>
    path(
      `M${x - half} ${y} L${x + half} ${y} Q${x + half + 13} ${y + tall * 0.55} ${x + half * 0.94} ${y + tall} Q${x} ${y + tall * 0.82} ${x - half * 0.94} ${y + tall} Q${x - half + 12} ${y + tall * 0.5} ${x - half} ${y}Z`,
      ink,
    )
  out += [
    [-46, -84],
    [4, -112],
    [52, -80],
  ]
    .map(([x, y]) => rect(x - 1.6, y, 3.2, 150, deep))
    .join('')
  out +=
    sail(-46, -66, 19, 32, deep) +
    sail(-46, -30, 24, 42, deep) +
    sail(52, -62, 18, 30, deep) +
    sail(52, -28, 23, 40, deep) +
    sail(4, -90, 21, 30, deep) +
    sail(4, -56, 33, 76, deep)
  out +=
    circle(12, -24, 11.5, light) +
    rect(6, -16, 12, 8, light) +
    circle(8, -24, 3.2, deep) +
    circle(16, -24, 3.2, deep) +
    poly(
      [
        [12, -20],
        [10, -16],
        [14, -16],
      ],
      deep,
    ) +
    line(
      [
        [-2, -4],
        [26, 8],
      ],
      light,
      3.4,
    ) +
    line(
      [
        [26, -4],
        [-2, 8],
      ],
      light,
      3.4,
    )
  out += path('M4 -112 C18 -120 24 -106 40 -112 L40 -98 C24 -92 18 -106 4 -100Z', hot)
  out +=
    path('M-98 16 L-66 14 L-64 34 L62 34 L66 22 L96 16 C94 46 84 76 62 84 L-60 84 C-84 76 -94 46 -98 16Z', deep) +
    line(
      [
        [88, 22],
        [124, -6],
      ],
      deep,
      4,
    ) +
    poly(
      [
        [96, 14],
        [122, -4],
        [56, -58],
      ],
      deep,
      'opacity=".88"',
    )
  out +=
    path('M-92 42 Q0 58 90 40 L88 47 Q0 65 -90 49Z', '#b7812f') +
    Array.from({ length: 8 }, (_, k) => rect(-62 + k * 16, 60 - Math.abs(k - 3.5) * 0.8, 8, 7, '#e8b34f')).join('') +
    rect(-92, 22, 6, 10, '#e8b34f') +
    rect(-82, 22, 6, 10, '#e8b34f')
  for (const [x0, x1, y0] of [
    [4, -44, -110],
    [4, 50, -110],
    [-46, -92, -82],
  ])
    out += line(
      [
        [x0, y0],
        [x1, y0 > -100 ? 16 : -80],
      ],
      deep,
      0.9,
    )
  const wave = (y, ink, step, ph) => {
    let d = `M${s.left - ph} ${s.bottom} L${s.left - ph} ${y}`
    for (let x = s.left - ph; x < s.right + step; x += step)
      d += ` q${step * 0.3} -9 ${step * 0.55} -3 q${step * 0.2} 6 ${step * 0.45} 3`
    return path(`${d} L${s.right + step} ${s.bottom}Z`, ink)
  }
  return out + wave(76, cool, 34, 8) + wave(88, mix(cool, deep, 0.45), 40, 24) + wave(101, mix(deep, cool, 0.12), 36, 2)
})

export const usher = staged(([ground, deep, light, hot, cool], s) => {
  const sky = fade([deep], [cool], { mid: [0.6, [ground]] })
  const shore = 52
  let out =
    sky.def +
    s.fill(sky.fill) +
    circle(-6, -34, 76, mix(hot, ground, 0.55)) +
    moonDisc(-6, -34, 68, hot, mix(hot, deep, 0.16))
  const cloud = (x, y, q) =>
    limb(
      [
        [x - 70 * q, y + 4],
        [x - 20 * q, y - 4],
        [x + 20 * q, y + 4],
        [x + 80 * q, y],
      ],
      [0, 9 * q, 12 * q, 0],
      mix(deep, ground, 0.5),
    )
  out += cloud(30, -76, 1) + cloud(-50, -2, 0.9)
  const gable = (x, top, half, ink) =>
    poly(
      [
        [x - half, shore + 4],
        [x - half, top + half * 1.2],
        [x, top - half * 0.4],
        [x + half, top + half * 1.2],
        [x + half, shore + 4],
      ],
      ink,
    )
  const house = () => {
    let q =
      gable(-46, -34, 20, deep) +
      gable(-14, -74, 15, deep) +
      gable(20, -30, 24, deep) +
      gable(50, -52, 15, deep) +
      rect(-66, 4, 134, 50, deep) +
      rect(-36, -58, 5, 30, deep) +
      rect(34, -44, 6, 30, deep) +
      line(
        [
          [-14, -84],
          [-14, -100],
        ],
        deep,
        1.6,
      ) +
      line(
        [
          [50, -60],
          [50, -72],
        ],
        deep,
        1.4,
      )
    for (const [x, y] of [
      [-50, 2],
      [-42, 2],
      [-16, -40],
      [-16, -14],
      [14, 8],
      [24, 8],
      [48, -20],
      [-52, 26],
      [34, 28],
      [48, 28],
    ])
      q += path(`M${x} ${y + 12} L${x} ${y + 4} Q${x + 2.4} ${y - 1} ${x + 4.8} ${y + 4} L${x + 4.8} ${y + 12}Z`, light)
    return (
      q +
      poly(
        [
          [0, -58],
          [5, -40],
          [-3, -22],
          [6, -2],
          [-2, 16],
          [7, 34],
          [1, 56],
          [10, 56],
          [13, 34],
          [5, 16],
          [12, -2],
          [3, -22],
          [10, -40],
          [3, -60],
        ],
        hot,
      )
    )
  }
  const bare = (x, q, flip) =>
    group(
      `transform="translate(${x} ${shore + 4}) scale(${flip ? -q : q} ${q})"`,
      limb(
        [
          [0, 0],
          [-3, -40],
          [6, -84],
        ],
        [9, 6, 1],
        deep,
      ),
      limb(
        [
          [-1, -34],
          [16, -52],
          [22, -76],
        ],
        [4, 3, 0],
        deep,
      ),
      limb(
        [
          [-2, -46],
          [-20, -60],
          [-24, -84],
        ],
        [4, 3, 0],
        deep,
      ),
      limb(
        [
          [2, -60],
          [14, -70],
          [30, -72],
        ],
        [3, 2, 0],
        deep,
      ),
      limb(
        [
          [-12, -56],
          [-26, -58],
          [-36, -66],
        ],
        [2.4, 2, 0],
        deep,
      ),
    )
  out += house() + bare(-92, 1.1, false) + bare(92, 1, true) + (s.tall ? '' : bare(140, 0.8, false))
  out += s.floor(shore, mix(deep, cool, 0.28)) + rect(-60, shore + 3, 108, 200, hot, 'opacity=".2"')
  out += clip(
    rect(s.left, shore, s.right - s.left, 200, '#fff'),
    group(`transform="matrix(1 0 0 -.85 0 ${shore * 1.85})"`, house(), bare(-92, 1.1, false), bare(92, 1, true)),
  )
  for (let k = 0; k < 14; k++)
    out += rect(
      s.r.between(-106, 50),
      shore + 6 + k * 8,
      s.r.between(24, 66),
      1.7,
      k % 4 ? cool : hot,
      'rx="1" opacity=".7"',
    )
  return (
    out +
    limb(
      [
        [s.left, shore],
        [(s.left + s.right) / 2, shore + 3],
        [s.right, shore],
      ],
      [4, 5, 4],
      deep,
    )
  )
})
