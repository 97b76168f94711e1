// Scenes built around a building: mountain hut, falling front, wall of windows, belfry, Babylon, doorstep, staircase.
import {
  arc,
  circle,
  curve,
  fade,
  group,
  limb,
  line,
  mix,
  oval,
  path,
  poly,
  rect,
  sector,
  star,
  turn,
} from '../../../fixtures/tools/art/ink.mjs'
import { bowler, flatHat, standing } from './figures.mjs'
import { staged } from './stage.mjs'

export const hut = staged(([ground, deep, light, hot, cool], s) => {
  const sky = fade([ground], [light])
  let out = sky.def + s.fill(sky.fill) + circle(-58, -70, 30, hot)
  const peak = (x, y, half) =>
    poly(
      [
        [x - half, 120],
        [x, y],
        [x + half, 120],
      ],
      mix(cool, light, 0.35),
    ) +
    poly(
      [
        [x, y],
        [x + half, 120],
        [x + half * 0.1, 120],
        [x + half * 0.16, y + half * 0.7],
      ],
      cool,
    ) +
    poly(
      [
        [x, y],
        [x + half * 0.34, y + half * 0.5],
        [x + half * 0.12, y + half * 0.38],
        [x - half * 0.06, y + half * 0.62],
        [x - half * 0.3, y + half * 0.44],
      ],
      light,
    )
  out += peak(-110, -8, 90) + peak(102, -20, 96) + (s.tall ? '' : peak(190, 10, 80))
  if (s.left < -150) out += peak(-200, 30, 80)
  out +=
    poly(
      [
        [s.left, 54],
        [-84, 46],
        [-30, 50],
        [14, 46],
        [24, 58],
        [8, 84],
        [16, 116],
        [-10, 150],
        [0, 240],
        [s.left, 240],
      ],
      light,
    ) +
    poly(
      [
        [14, 46],
        [24, 58],
        [8, 84],
        [16, 116],
        [-10, 150],
        [0, 240],
        [-30, 240],
        [-36, 150],
        [-14, 112],
        [-22, 80],
        [0, 60],
      ],
      mix(cool, light, 0.4),
    )
  out += poly(
    [
      [60, 240],
      [70, 150],
      [96, 120],
      [s.right, 104],
      [s.right, 240],
    ],
    mix(cool, light, 0.55),
  )
  out += turn(
    19,
    14,
    46,
    rect(-38, -30, 108, 74, '#7a4b2a') +
      [0, 1, 2, 3, 4, 5].map((k) => rect(-38, -30 + k * 12.5, 108, 3, '#4f2d17')).join('') +
      rect(-42, -34, 8, 82, '#4f2d17') +
      rect(66, -34, 8, 82, '#4f2d17'),
    poly(
      [
        [-58, -26],
        [16, -88],
        [90, -26],
        [80, -20],
        [16, -72],
        [-48, -20],
      ],
      light,
    ),
    poly(
      [
        [-44, -28],
        [16, -74],
        [76, -28],
      ],
      '#5e381f',
    ),
    rect(40, -86, 13, 34, '#4f2d17') + rect(37, -90, 19, 8, light),
    rect(-20, -10, 30, 26, deep),
    rect(-17, -7, 24, 20, '#ffd36a'),
    rect(-6, -7, 2.6, 20, deep),
    rect(-17, 2, 24, 2.6, deep),
    rect(34, -8, 26, 52, deep),
    poly(
      [
        [34, -8],
        [20, -4],
        [20, 46],
        [34, 44],
      ],
      '#3c2212',
    ),
  )
  out += turn(
    4,
    60,
    46,
    group(
      'transform="translate(66 96) rotate(-18)"',
      limb(
        [
          [0, -46],
          [-6, -26],
          [2, -8],
        ],
        [17, 15, 13],
        deep,
      ),
      limb(
        [
          [-2, -10],
          [-10, 8],
          [-22, 20],
        ],
        [11, 9, 7],
        deep,
      ),
      limb(
        [
          [4, -10],
          [14, 6],
          [8, 26],
        ],
        [11, 9, 7],
        deep,
      ),
      oval(-25, 21, 8, 3.4, deep),
      oval(11, 28, 8, 3.4, deep),
      limb(
        [
          [-4, -44],
          [-10, -56],
          [-16, -70],
        ],
        [8, 7, 5],
        deep,
      ),
      limb(
        [
          [5, -42],
          [18, -36],
          [30, -46],
        ],
        [8, 6, 4],
        deep,
      ),
      circle(2, -56, 9, light),
      circle(5, -57, 1.3, deep),
      rect(2, -53, 6, 3, deep),
      bowler(2, -62, 0.85, deep),
    ),
  )
  for (let k = 0; k < 46; k++) {
    const [x, y] = [s.r.between(s.left, s.right), s.r.between(s.top, 130)]
    if (x > s.calm) out += circle(x, y, s.r.between(0.8, 2), '#ffffff')
  }
  return out
})

export const facade = staged(([ground, deep, light, hot, cool], s) => {
  const sky = fade([mix(ground, deep, 0.35)], [ground])
  let out = sky.def + s.fill(sky.fill)
  for (let k = 0; k < 20; k++) {
    const y = s.top + 20 + k * 13
    const x = s.r.between(s.left, s.right - 60)
    if (x > s.calm)
      out += curve(
        [
          [x, y],
          [x + 34, y - 5],
          [x + 70, y + 3],
        ],
        k % 2 ? mix(ground, light, 0.4) : mix(ground, deep, 0.5),
        1.8,
      )
  }
  out += s.floor(84, mix(cool, deep, 0.45)) + rect(s.left, 84, s.right - s.left, 4, deep)
  out +=
    poly(
      [
        [34, 84],
        [34, -64],
        [72, -104],
        [110, -64],
        [110, 84],
      ],
      deep,
    ) +
    [0, 1, 2, 3]
      .map((k) =>
        line(
          [
            [40 + k * 22, 84],
            [40 + k * 22, -60],
          ],
          mix(deep, cool, 0.4),
          2,
        ),
      )
      .join('') +
    [0, 1, 2]
      .map((k) =>
        line(
          [
            [34, -40 + k * 42],
            [110, -40 + k * 42],
          ],
          mix(deep, cool, 0.4),
          2,
        ),
      )
      .join('')
  for (const q of [104, 118, 132]) out += arc(50, 84, q + 30, 238 - q * 0.02, 262, light, 2, 'opacity=".55"')
  const wall = (x, y, w, h) =>
    rect(x, y, w, h, deep) +
    rect(x + 2.6, y + 2.6, w - 5.2, h - 5.2, mix(cool, light, 0.25)) +
    rect(x + w / 2 - 1, y, 2, h, deep) +
    rect(x, y + h / 2 - 1, w, 2, deep)
  out += turn(
    -21,
    40,
    84,
    poly(
      [
        [-74, 84],
        [-74, -50],
        [-17, -104],
        [40, -50],
        [40, 84],
      ],
      light,
    ),
    ...Array.from({ length: 11 }, (_, k) => rect(-74, -44 + k * 12, 114, 1.6, mix(light, deep, 0.2))),
    poly(
      [
        [-84, -44],
        [-17, -110],
        [50, -44],
        [42, -38],
        [-17, -94],
        [-76, -38],
      ],
      hot,
    ),
    rect(-82, -48, 130, 5, hot),
    rect(-32, -58, 30, 40, deep),
    rect(-29, -55, 24, 34, ground),
    wall(-64, -14, 26, 34),
    wall(4, -14, 26, 34),
    wall(-64, 36, 26, 34),
    rect(-32, 26, 30, 58, hot),
    rect(-28, 30, 22, 54, mix(hot, deep, 0.35)),
    circle(-10, 58, 2.4, light),
    rect(4, 36, 26, 34, deep),
    rect(7, 39, 20, 28, mix(cool, light, 0.25)),
  )
  out +=
    oval(-46, 121, 40, 6, deep, 'opacity=".5"') +
    standing(-52, 120, 0.78, deep, {
      more:
        circle(0, -86, 9.6, light) +
        circle(-3.4, -87, 1.3, deep) +
        circle(3.4, -87, 1.3, deep) +
        line(
          [
            [-3, -81],
            [3, -81],
          ],
          deep,
          1.2,
        ) +
        flatHat(0, -91, 1.1, '#e2c078', hot) +
        poly(
          [
            [-3, -76],
            [3, -76],
            [0, -60],
          ],
          light,
        ),
    })
  for (const [x, y, a, ink] of [
    [-96, 40, 30, light],
    [-70, 16, -24, hot],
    [96, 110, 18, light],
    [-104, -30, -40, light],
  ])
    out += turn(a, x, y, rect(x - 12, y - 2.4, 24, 4.8, ink))
  return out
})

export const windows = staged(([ground, deep, light, hot, cool], s) => {
  let out =
    s.fill(ground) +
    poly(
      [
        [s.left, s.top],
        [s.calm + 40, s.top],
        [s.left, -20],
      ],
      mix(ground, light, 0.3),
    )
  const high = -150
  const low = 190
  const half = (y) => 46 + ((y - high) / (low - high)) * 74
  const at = (i, y, n) => ((i / n) * 2 - 1) * half(y)
  out += poly(
    [
      [-half(high), high],
      [half(high), high],
      [half(low), low],
      [-half(low), low],
    ],
    deep,
  )
  const [n, rows] = [9, 15]
  const yAt = (row) => high + (low - high) * (row / rows) ** 1.18
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < n; i++) {
      const [y0, y1] = [yAt(row) + (yAt(row + 1) - yAt(row)) * 0.16, yAt(row + 1) - (yAt(row + 1) - yAt(row)) * 0.14]
      const lit = row === 8 && i === 5
      out += poly(
        [
          [at(i + 0.16, y0, n), y0],
          [at(i + 0.84, y0, n), y0],
          [at(i + 0.84, y1, n), y1],
          [at(i + 0.16, y1, n), y1],
        ],
        lit ? hot : (row * 3 + i) % 4 ? cool : mix(cool, light, 0.4),
      )
      if (!lit)
        out += poly(
          [
            [at(i + 0.16, (y0 + y1) / 2, n), (y0 + y1) / 2],
            [at(i + 0.84, (y0 + y1) / 2, n), (y0 + y1) / 2],
            [at(i + 0.84, y1, n), y1],
            [at(i + 0.16, y1, n), y1],
          ],
          deep,
          'opacity=".3"',
        )
    }
  const [y0, y1] = [yAt(8) - 5, yAt(9) + 6]
  const cx = at(5.5, (y0 + y1) / 2, n)
  out +=
    rect(cx - 19, y0 - 6, 38, y1 - y0 + 12, light) +
    rect(cx - 16, y0 - 3, 32, y1 - y0 + 6, hot) +
    circle(cx, y0 + 7, 5.6, deep) +
    path(
      `M${cx - 12} ${y1 + 3} Q${cx - 11} ${y0 + 13} ${cx} ${y0 + 13} Q${cx + 11} ${y0 + 13} ${cx + 12} ${y1 + 3}Z`,
      deep,
    )
  out += poly(
    [
      [cx + 19, y0 - 6],
      [s.right + 10, y0 - 60],
      [s.right + 10, y1 + 50],
      [cx + 19, y1 + 6],
    ],
    hot,
    'opacity=".22"',
  )
  return out + rect(-half(high) - 6, high - 8, half(high) * 2 + 12, 10, mix(deep, light, 0.2))
})

export const belfry = staged(([ground, deep, light, hot, cool], s) => {
  let out = s.fill(mix(ground, deep, 0.5)) + circle(0, -26, 106, deep)
  const glass = [hot, cool, light, ground]
  for (let k = 0; k < 16; k++) {
    const a = k * 22.5
    out +=
      sector(0, -26, 70, 98, a + 2, a + 20.5, glass[k % 4]) +
      sector(0, -26, 40, 66, a + 2.4, a + 20, glass[(k + 2) % 4])
  }
  out += circle(0, -26, 36, light)
  for (let k = 0; k < 16; k++) {
    const a = (k * 22.5 + 11) * (Math.PI / 180)
    out += circle(101.5 * Math.cos(a), -26 + 101.5 * Math.sin(a), 2.4, light)
  }
  out += rect(-106, -112, 212, 10, '#2a1a14') + rect(-8, -106, 16, 40, '#2a1a14')
  out += turn(
    9,
    0,
    -104,
    path(
      'M-14 -70 L14 -70 C30 -66 34 -44 38 -10 C42 26 52 48 66 62 L-66 62 C-52 48 -42 26 -38 -10 C-34 -44 -30 -66 -14 -70Z',
      '#b98a35',
    ),
    path('M0 -70 L14 -70 C30 -66 34 -44 38 -10 C42 26 52 48 66 62 L0 62Z', '#7f5a1e'),
    path(
      'M-14 -66 C-28 -60 -30 -36 -32 -10 C-35 18 -42 38 -50 50 L-40 50 C-32 36 -26 14 -24 -10 C-22 -40 -20 -58 -14 -66Z',
      '#e6c06a',
    ),
    rect(-70, 58, 140, 9, '#5c3f14', 'rx="4"'),
    rect(-42, 6, 84, 4, '#5c3f14'),
    rect(-44, 16, 88, 3, '#5c3f14'),
    circle(0, 76, 13, '#3a2710'),
    limb(
      [
        [-30, -64],
        [-4, -84],
        [26, -74],
        [34, -52],
      ],
      [20, 42, 40, 24],
      deep,
    ),
    circle(-34, -60, 15, deep),
    limb(
      [
        [-30, -70],
        [-46, -66],
        [-52, -54],
      ],
      [12, 10, 3],
      '#8a3a20',
    ),
    limb(
      [
        [-20, -56],
        [-36, -40],
        [-42, -22],
      ],
      [16, 12, 9],
      deep,
    ),
    limb(
      [
        [30, -60],
        [44, -40],
        [40, -18],
      ],
      [20, 15, 10],
      deep,
    ),
    limb(
      [
        [0, -64],
        [16, -46],
        [10, -26],
      ],
      [17, 14, 10],
      deep,
    ),
    circle(-41, -59, 2.2, light),
    line(
      [
        [-46, -52],
        [-38, -51],
      ],
      light,
      1.4,
    ),
    limb(
      [
        [-12, -92],
        [8, -98],
        [26, -84],
      ],
      [4, 12, 4],
      '#5a2c1c',
    ),
  )
  const roof = (ink, y, step) => {
    let list = ''
    for (let x = s.left; x < s.right + step; x += step)
      list += poly(
        [
          [x, s.bottom],
          [x, y],
          [x + step * 0.5, y - step * s.r.between(0.5, 1.3)],
          [x + step, y],
          [x + step, s.bottom],
        ],
        ink,
      )
    return list
  }
  return out + roof(mix(deep, ground, 0.35), 108, 26) + roof(deep, 126, 34)
})

export const babylon = staged(([ground, deep, light, hot, cool], s) => {
  const sky = fade([cool], [ground])
  let out = sky.def + s.fill(sky.fill) + circle(0, -30, 62, light)
  for (let k = 0; k < 4; k++)
    out += rect(-30 + k * 4, -34 - k * 16, 60 - k * 8, 18, [mix(hot, light, 0.3), mix(hot, light, 0.2)][k % 2])
  const stone = mix(ground, light, 0.4)
  out += poly(
    [
      [-16, -82],
      [-16, -96],
      [-6, -96],
      [-6, -104],
      [6, -104],
      [6, -96],
      [16, -96],
      [16, -82],
    ],
    mix(hot, light, 0.15),
  )
  out += rect(-62, -26, 124, 130, stone) + rect(0, -26, 62, 130, mix(stone, deep, 0.14))
  for (let k = 0; k < 9; k++) out += rect(-62 + k * 14, -36, 8, 12, k > 4 ? mix(stone, deep, 0.14) : stone)
  out +=
    path('M-28 104 L-28 22 A28 28 0 0 1 28 22 L28 104Z', deep) +
    path('M-20 104 L-20 24 A20 20 0 0 1 20 24 L20 104Z', hot) +
    [-46, 46].map((x) => path(`M${x - 8} 60 L${x - 8} 20 A8 8 0 0 1 ${x + 8} 20 L${x + 8} 60Z`, cool)).join('') +
    Array.from({ length: 11 }, (_, k) => circle(-55 + k * 11, -14, 3, k % 2 ? hot : cool)).join('')
  const elephant = (flip) =>
    group(
      flip ? 'transform="scale(-1 1)"' : '',
      rect(-106, 10, 36, 100, mix(light, hot, 0.12)) +
        rect(-88, 10, 18, 100, mix(ground, deep, 0.25)) +
        [0, 1, 2, 3].map((k) => rect(-106, 30 + k * 22, 36, 4, hot)).join('') +
        rect(-112, 0, 48, 11, mix(light, hot, 0.3)) +
        rect(-110, 106, 44, 10, mix(light, hot, 0.3)),
      limb(
        [
          [-104, -14],
          [-92, -34],
          [-84, -60],
        ],
        [26, 40, 34],
        deep,
      ) +
        circle(-82, -66, 20, deep) +
        limb(
          [
            [-70, -64],
            [-54, -66],
            [-50, -88],
            [-64, -98],
          ],
          [17, 12, 9, 6],
          deep,
        ) +
        limb(
          [
            [-88, -30],
            [-74, -34],
            [-64, -46],
          ],
          [15, 12, 10],
          deep,
        ) +
        limb(
          [
            [-102, -16],
            [-94, -6],
            [-80, -2],
          ],
          [22, 16, 12],
          deep,
        ) +
        path('M-96 -78 C-112 -76 -112 -48 -94 -48 C-84 -54 -84 -74 -96 -78Z', mix(deep, hot, 0.35)) +
        limb(
          [
            [-72, -54],
            [-60, -48],
            [-50, -54],
          ],
          [6, 5, 0],
          light,
        ) +
        circle(-76, -70, 2.2, light),
    )
  out += elephant(false) + elephant(true)
  for (let k = 0; k < 6; k++)
    out += rect(-70 - k * 14, 104 + k * 9, 140 + k * 28, 10, k % 2 ? mix(stone, deep, 0.2) : stone)
  return (
    out +
    s.floor(156, mix(deep, hot, 0.2)) +
    [-30, -10, 8, 28, 46]
      .map((x, i) => group(`transform="translate(${x} ${116 + (i % 3) * 12}) scale(.18)"`, standing(0, 0, 1, deep)))
      .join('')
  )
})

export const stoop = staged(([ground, deep, light, hot, cool], s) => {
  let out = s.fill(ground)
  for (let y = s.top - 6, row = 0; y < 120; y += 12, row++)
    for (let x = s.left - (row % 2) * 14; x < s.right; x += 28)
      if (s.r() > 0.45 && x > s.calm - 30)
        out += rect(x + 1, y + 1, 26, 10, s.r() > 0.5 ? mix(ground, deep, 0.16) : mix(ground, light, 0.12))
  out +=
    path('M-74 120 L-74 -52 A74 64 0 0 1 74 -52 L74 120Z', light) +
    path('M-62 120 L-62 -50 A62 54 0 0 1 62 -50 L62 120Z', deep) +
    path('M-54 120 L-54 -48 A54 46 0 0 1 54 -48 L54 120Z', cool) +
    rect(-54, -48, 108, 5, deep) +
    [0, 1, 2, 3].map((k) => sector(0, -50, 4, 44, 184 + k * 43, 222 + k * 43, '#ffd98a')).join('') +
    rect(-44, -34, 38, 60, mix(cool, deep, 0.35)) +
    rect(8, -34, 38, 60, mix(cool, deep, 0.35)) +
    rect(-2, -44, 4, 160, deep)
  out +=
    rect(-92, 84, 184, 20, light) +
    rect(-92, 100, 184, 5, mix(light, deep, 0.3)) +
    rect(-106, 104, 212, 24, mix(light, deep, 0.12)) +
    rect(-106, 124, 212, 5, mix(light, deep, 0.4)) +
    s.floor(128, mix(deep, cool, 0.2))
  const coat = '#211a18'
  out += group(
    'transform="translate(-26 84)"',
    limb(
      [
        [0, -2],
        [-4, -28],
        [2, -50],
      ],
      [48, 44, 26],
      coat,
    ),
    limb(
      [
        [-6, -2],
        [-20, 14],
        [-14, 36],
      ],
      [20, 17, 13],
      '#4b4038',
    ),
    limb(
      [
        [10, -4],
        [24, 10],
        [22, 36],
      ],
      [20, 17, 13],
      '#4b4038',
    ),
    oval(-20, 39, 15, 5, coat),
    oval(28, 39, 15, 5, coat),
    limb(
      [
        [-14, -44],
        [-26, -22],
        [-8, -8],
      ],
      [12, 11, 9],
      coat,
    ),
    limb(
      [
        [16, -42],
        [34, -30],
        [44, -26],
      ],
      [12, 11, 9],
      coat,
    ),
    poly(
      [
        [-5, -56],
        [9, -56],
        [3, -34],
      ],
      light,
    ),
    circle(2, -70, 17, light),
    path('M2 -87 A17 17 0 0 1 2 -53 Q8 -70 2 -87Z', mix(light, hot, 0.3)),
    rect(-3, -64, 10, 5, coat),
    circle(-5, -72, 1.9, coat),
    circle(9, -72, 1.9, coat),
    path('M-15 -74 Q-19 -62 -13 -58 L-12 -76Z', coat),
    path('M19 -74 Q23 -62 17 -58 L16 -76Z', coat),
    turn(-6, 2, -80, bowler(2, -80, 1.6, coat)),
  )
  return (
    out +
    group(
      'transform="translate(34 84)"',
      limb(
        [
          [0, -2],
          [-1, -20],
          [2, -34],
        ],
        [34, 32, 20],
        hot,
      ),
      [0, 1, 2].map((k) => rect(-14, -14 - k * 8, 30, 3, mix(hot, deep, 0.4))).join(''),
      limb(
        [
          [-4, 0],
          [-9, 14],
          [-7, 32],
        ],
        [14, 12, 9],
        '#4b4038',
      ),
      limb(
        [
          [6, 0],
          [12, 14],
          [11, 32],
        ],
        [14, 12, 9],
        '#4b4038',
      ),
      oval(-10, 36, 10, 4, coat),
      oval(15, 36, 10, 4, coat),
      circle(2, -48, 14, light),
      path('M2 -62 A14 14 0 0 1 2 -34 Q6 -48 2 -62Z', mix(light, hot, 0.3)),
      path('M-12 -52 C-14 -44 -12 -40 -10 -38 L-9 -52Z', '#5a3a20'),
      path('M16 -52 C18 -44 16 -40 14 -38 L13 -52Z', '#5a3a20'),
      circle(-3, -48, 2, coat),
      circle(7, -48, 2, coat),
      line(
        [
          [-1, -40],
          [5, -40],
        ],
        coat,
        1.6,
      ),
      turn(
        9,
        2,
        -58,
        path('M-19 -56 C-18 -76 22 -78 23 -56 Q2 -50 -19 -56Z', '#6b5a46'),
        path('M-22 -56 Q-10 -50 4 -54 L-4 -60 L-20 -60Z', '#46392c'),
        circle(2, -71, 2.4, '#46392c'),
      ),
    )
  )
})

export const stairs = staged(([ground, deep, light, hot, cool], s) => {
  const [cx, cy] = [6, -22]
  let out = s.fill(deep)
  const steps = 92
  for (let k = steps; k >= 0; k--) {
    const a = k * 15 - 90
    const t = k / steps
    const reach = 14 + 250 * t ** 1.5
    const ink = mix(mix(light, hot, Math.min(1, t * 2.4)), ground, Math.min(1, Math.max(0, t * 2 - 0.5)))
    out +=
      sector(cx, cy, 0, reach, a, a + 15.4, mix(ink, deep, [0.06, 0.3, 0.54][k % 3])) +
      sector(cx, cy, reach * 0.93, reach, a, a + 15.4, mix(deep, ground, 0.3)) +
      line(
        [
          [cx, cy],
          [cx + reach * Math.cos((a * Math.PI) / 180), cy + reach * Math.sin((a * Math.PI) / 180)],
        ],
        mix(ink, deep, 0.7),
        0.7,
      )
  }
  out += circle(cx, cy, 15, deep) + circle(cx, cy, 13, mix(cool, deep, 0.35)) + star(cx, cy, 8, 12, 4.6, '#fffaf0')
  if (s.calm > s.left) {
    const veil = fade([deep, 1], [deep, 0], { x2: 1, y2: 0 })
    out += veil.def + rect(s.left, s.top, s.calm + 60 - s.left, 400, veil.fill)
  }
  const low = s.tall ? fade([deep, 0], [deep, 1], { mid: [0.45, [deep, 0.85]] }) : fade([deep, 0], [deep, 0.6])
  out += low.def + rect(s.left, 66, s.right - s.left, s.bottom - 66, low.fill)
  const couple =
    standing(0, 0, 1, '#0b0612') +
    group(
      'transform="translate(27 0)"',
      path('M-15 0 L-8 -46 C-14 -72 14 -72 9 -46 L22 0Z', light) +
        circle(1, -76, 9, '#0b0612') +
        path('M-8 -78 C-10 -92 14 -92 11 -76 L18 -30 L8 -60Z', light) +
        limb(
          [
            [-6, -64],
            [-16, -56],
            [-24, -58],
          ],
          [7, 6, 5],
          light,
        ),
    )
  return out + group('transform="translate(-12 104) scale(.92)"', couple)
})
