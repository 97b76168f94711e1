// Faces and busts: doorman, clown, grin, cat, mask, footballer, headscarf, bicorne, wax sultan, card player's hand.
import {
  circle,
  clip,
  curve,
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
import { staged } from './stage.mjs'

const skin = (light) => [light, mix(light, '#a8683a', 0.28)]

export const doorman = staged(([ground, deep, light, hot, cool], s) => {
  const [fair, shade] = skin(light)
  let out = s.fill(ground)
  for (let k = 0; k < 4; k++)
    out += path(
      `M${-104 + k * 12} 240 L${-104 + k * 12} -30 A${104 - k * 12} ${104 - k * 12} 0 0 1 ${104 - k * 12} -30 L${104 - k * 12} 240Z`,
      [mix(ground, deep, 0.45), hot, mix(ground, deep, 0.3), mix(hot, light, 0.55)][k],
    )
  out +=
    line(
      [
        [0, -100],
        [0, 200],
      ],
      hot,
      2,
    ) +
    line(
      [
        [-68, -20],
        [68, -20],
      ],
      hot,
      2,
    )
  out +=
    path('M-108 240 L-104 84 C-100 60 -58 56 -34 50 L34 50 C58 56 100 60 104 84 L108 240Z', cool) +
    path('M0 50 L34 50 C58 56 100 60 104 84 L108 240 L0 240Z', mix(cool, deep, 0.3))
  out += mirror(
    0,
    poly(
      [
        [34, 50],
        [6, 84],
        [30, 92],
        [48, 56],
      ],
      hot,
    ) +
      rect(66, 56, 44, 11, hot, 'rx="5"') +
      Array.from({ length: 7 }, (_, k) =>
        line(
          [
            [70 + k * 6, 68],
            [70 + k * 6, 84],
          ],
          hot,
          3,
        ),
      ).join('') +
      [0, 1, 2, 3].map((k) => circle(24, 106 + k * 22, 5.5, hot) + circle(23, 105 + k * 22, 2, light)).join(''),
  )
  out +=
    curve(
      [
        [-60, 66],
        [-30, 108],
        [10, 120],
        [60, 70],
      ],
      hot,
      3.4,
    ) + rect(-20, 34, 40, 24, shade)
  out +=
    path('M-37 -36 L-38 8 C-36 36 -16 54 0 54 C16 54 36 36 38 8 L37 -36Z', fair) +
    path('M0 -36 L37 -36 L38 8 C36 36 16 54 0 54Z', shade)
  out += mirror(
    0,
    oval(39, 0, 6, 10, shade) +
      circle(15, -12, 4, deep) +
      path('M6 -24 Q16 -32 28 -24', 'none', `stroke="#e9e2d6" stroke-width="5" stroke-linecap="round"`) +
      path('M0 14 C8 8 22 10 32 20 C46 34 56 26 60 12 C62 38 44 52 26 42 C14 36 6 28 0 26Z', '#efe9dd') +
      path('M38 -10 L46 14 L36 26Z', '#efe9dd'),
  )
  out +=
    path('M-5 -10 L-9 10 Q0 18 9 10 L5 -10', shade) +
    path('M-8 36 Q0 40 8 36', 'none', `stroke="${deep}" stroke-width="2.4"`)
  return (
    out +
    path('M-44 -40 L-52 -76 Q0 -98 52 -76 L44 -40Z', cool) +
    path('M0 -88 Q28 -88 52 -76 L44 -40 L0 -40Z', mix(cool, deep, 0.3)) +
    path('M-46 -34 Q0 -50 46 -34 L45 -48 Q0 -62 -45 -48Z', hot) +
    path('M-46 -34 Q0 -22 46 -34 Q0 -48 -46 -34Z', deep) +
    star(0, -66, 6, 9, 4, hot)
  )
})

export const clown = staged(([ground, deep, light, hot, cool], s) => {
  let out =
    s.fill(ground) +
    rays(0, -6, 0, 500, 22, mix(ground, deep, 0.14), { duty: 0.5 }) +
    circle(0, -4, 98, hot) +
    circle(0, -4, 90, deep)
  for (let ring = 0; ring < 2; ring++)
    for (let k = 0; k < 15; k++) {
      const a = Math.PI * (-0.1 + (1.2 * k) / 14)
      const R = 74 - ring * 15
      out += turn(
        (a * 180) / Math.PI + 90,
        R * Math.cos(a),
        70 + R * 0.42 * Math.sin(a),
        oval(R * Math.cos(a), 70 + R * 0.42 * Math.sin(a), 10 - ring, 22, ring ? light : mix(light, cool, 0.35)),
      )
    }
  out +=
    path('M-90 240 C-88 130 -50 106 0 106 C50 106 88 130 90 240Z', light) +
    circle(0, 128, 9, deep) +
    circle(0, 156, 9, deep)
  out +=
    path('M-46 -30 C-56 30 -34 76 0 78 C34 76 56 30 46 -30 C34 -60 -34 -60 -46 -30Z', light) +
    path('M6 -52 C30 -54 42 -42 46 -30 C56 30 34 76 0 78 C30 60 34 10 6 -52Z', mix(light, cool, 0.3))
  out +=
    poly(
      [
        [-34, -44],
        [6, -138],
        [36, -42],
      ],
      hot,
    ) +
    poly(
      [
        [6, -138],
        [36, -42],
        [4, -44],
      ],
      mix(hot, deep, 0.3),
    ) +
    path('M-40 -38 Q0 -60 42 -36 L40 -26 Q0 -48 -38 -28Z', light) +
    circle(6, -138, 9, light) +
    circle(-4, -72, 7, light) +
    circle(14, -96, 5.5, light)
  out += mirror(
    0,
    path('M10 0 Q20 -13 31 0 Q20 8 10 0Z', '#fff') +
      circle(20, -1, 5, deep) +
      poly(
        [
          [16, -14],
          [20, -38],
          [25, -14],
        ],
        deep,
      ) +
      poly(
        [
          [17, 9],
          [20.5, 34],
          [24, 9],
        ],
        deep,
      ),
  )
  out +=
    circle(0, 20, 9, hot) +
    path('M-26 40 Q0 64 26 40 Q22 62 0 66 Q-22 62 -26 40Z', hot) +
    line(
      [
        [-24, 42],
        [0, 53],
        [24, 42],
      ],
      deep,
      2,
    )
  const heart = (x, y, q) =>
    group(
      `transform="translate(${x} ${y}) scale(${q})"`,
      path('M0 8 C-12 -2 -10 -12 -4 -11 C-1 -11 0 -8 0 -6 C0 -8 1 -11 4 -11 C10 -12 12 -2 0 8Z', hot),
    )
  return out + heart(-27, 34, 0.9)
})

export const grin = staged(([ground, deep, light, hot, cool], s) => {
  let out = s.fill(deep) + rings(0, -6, [128, 108, 90], [mix(deep, ground, 0.4), mix(deep, ground, 0.7), ground])
  out += path('M-70 -20 C-86 -110 -20 -122 10 -112 C60 -116 92 -70 70 -6Z', '#0d0907')
  out +=
    path('M-58 -40 C-70 20 -52 78 0 100 C52 78 70 20 58 -40 C44 -84 -44 -84 -58 -40Z', light) +
    path('M8 -70 C36 -72 52 -58 58 -40 C70 20 52 78 0 100 C40 62 40 0 8 -70Z', mix(light, '#8a5a3a', 0.3))
  out +=
    limb(
      [
        [-62, -30],
        [-40, -84],
        [20, -92],
        [66, -56],
      ],
      [16, 40, 44, 10],
      '#0d0907',
    ) +
    limb(
      [
        [58, -70],
        [76, -30],
        [66, 10],
      ],
      [22, 20, 0],
      '#0d0907',
    ) +
    limb(
      [
        [-56, -66],
        [-74, -30],
        [-66, 4],
      ],
      [18, 18, 0],
      '#0d0907',
    )
  out += mirror(
    0,
    path('M12 -20 Q26 -34 42 -16 Q26 -8 12 -20Z', '#fff') +
      circle(27, -21, 6.4, deep) +
      path('M8 -36 Q24 -46 44 -28', 'none', `stroke="${deep}" stroke-width="5" stroke-linecap="round"`) +
      path('M16 -8 Q28 -2 40 -10', 'none', `stroke="${cool}" stroke-width="2"`),
  )
  out += path(
    'M-2 -18 L-9 12 Q0 20 9 12',
    'none',
    `stroke="${deep}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"`,
  )
  const mouth = 'M-60 14 C-34 34 34 34 60 14 C58 56 30 80 0 80 C-30 80 -58 56 -60 14Z'
  out += path('M-68 8 C-36 34 36 34 68 8 C66 62 34 88 0 88 C-34 88 -66 62 -68 8Z', hot) + path(mouth, '#3a0d0c')
  let teeth = ''
  for (let k = -6; k < 6; k++)
    teeth +=
      rect(k * 10 + 0.8, 14, 8.6, 32 - Math.abs(k + 0.5) * 1.1, '#fbf5e6', 'rx="3"') +
      rect(k * 10 + 0.8, 60 - Math.abs(k + 0.5) * 2.2, 8.6, 30, '#f1e6cd', 'rx="3"')
  out +=
    clip(path(mouth, '#fff'), teeth) +
    mirror(0, path('M66 6 Q74 12 72 22', 'none', `stroke="${deep}" stroke-width="3" stroke-linecap="round"`))
  out +=
    path('M-110 240 C-104 150 -60 112 -28 100 L28 100 C60 112 104 150 110 240Z', '#0d0907') +
    path('M-34 94 Q0 118 34 94 L40 112 Q0 138 -40 112Z', light)
  return out
})

export const cat = staged(([ground, deep, light, hot, cool], s) => {
  const out = s.fill(ground) + rings(0, -10, [150, 122, 96], [mix(ground, cool, 0.3), mix(ground, cool, 0.6), cool])
  let head = path('M-130 300 C-118 150 -80 96 -50 78 L50 78 C80 96 118 150 130 300Z', deep)
  head += path(
    'M-76 -98 C-58 -92 -42 -82 -34 -72 C-14 -80 14 -80 34 -72 C42 -82 58 -92 76 -98 C84 -66 84 -34 80 -6 C80 50 46 88 0 88 C-46 88 -80 50 -80 -6 C-84 -34 -84 -66 -76 -98Z',
    deep,
  )
  head += mirror(
    0,
    poly(
      [
        [66, -80],
        [72, -46],
        [46, -66],
      ],
      mix(deep, hot, 0.5),
    ) +
      path('M12 -8 C24 -38 54 -42 68 -26 C62 2 34 14 12 -8Z', light) +
      path('M16 -9 C26 -34 52 -38 64 -24 C58 -2 34 8 16 -9Z', hot) +
      path('M41 -34 C49 -24 49 -6 41 4 C33 -6 33 -24 41 -34Z', deep) +
      circle(37, -24, 3.4, light),
  )
  head +=
    poly(
      [
        [-10, 20],
        [10, 20],
        [0, 31],
      ],
      hot,
    ) +
    path('M0 31 Q-2 46 -22 44 M0 31 Q2 46 22 44', 'none', `stroke="${light}" stroke-width="2.4" stroke-linecap="round"`)
  head += mirror(
    0,
    [
      [24, -6],
      [28, 4],
      [26, 14],
    ]
      .map(([y, dy]) =>
        line(
          [
            [26, y + 8],
            [104, y - 8 + dy * 2],
          ],
          light,
          1.6,
        ),
      )
      .join(''),
  )
  const bird =
    oval(2, 100, 21, 25, '#f7d038') +
    circle(0, 74, 16, '#f7d038') +
    limb(
      [
        [16, 96],
        [34, 116],
        [40, 138],
      ],
      [18, 18, 2],
      '#dfae1c',
    ) +
    poly(
      [
        [-14, 71],
        [-29, 77],
        [-14, 81],
      ],
      '#e2672a',
    ) +
    circle(-6, 71, 3, deep) +
    limb(
      [
        [4, 92],
        [14, 106],
        [10, 118],
      ],
      [12, 16, 0],
      '#dfae1c',
    ) +
    line(
      [
        [-3, 124],
        [-3, 134],
      ],
      '#e2672a',
      2.4,
    ) +
    line(
      [
        [8, 124],
        [8, 134],
      ],
      '#e2672a',
      2.4,
    )
  return out + group('transform="translate(-2 26) scale(.84)"', head, group('transform="translate(0 -209)"', bird))
})

export const nohMask = staged(([ground, deep, light, hot, cool], s) => {
  let out = s.fill(ground) + circle(0, -8, 98, hot)
  for (let k = 0; k < 60; k++) {
    const [x, y, l] = [s.r.between(s.left, s.right + 40), s.r.between(s.top, s.bottom), s.r.between(14, 44)]
    if (x - 20 > s.calm)
      out += line(
        [
          [x, y],
          [x - l * 0.36, y + l],
        ],
        k % 3 ? cool : light,
        1,
      )
  }
  out += path(
    'M-60 -40 C-70 -104 -30 -112 0 -112 C30 -112 70 -104 60 -40 L76 120 C66 160 60 200 62 240 L-62 240 C-60 200 -66 160 -76 120Z',
    deep,
  )
  out +=
    path('M-47 -58 C-58 -6 -50 62 0 96 C50 62 58 -6 47 -58 C34 -94 -34 -94 -47 -58Z', light) +
    path('M4 -86 C26 -86 40 -76 47 -58 C58 -6 50 62 0 96 C34 56 36 -20 4 -86Z', mix(light, cool, 0.35))
  out += mirror(
    0,
    path('M0 -112 C20 -104 46 -92 54 -34 C44 -60 22 -80 0 -84Z', deep) +
      oval(20, -54, 11, 4.6, cool, 'opacity=".85"') +
      path('M8 -20 Q22 -32 37 -20 Q22 -12 8 -20Z', deep) +
      circle(22, -21, 2.4, light) +
      path('M6 -24 Q22 -38 40 -22', 'none', `stroke="${deep}" stroke-width="2"`) +
      path('M34 20 Q40 34 30 46', 'none', `stroke="${cool}" stroke-width="1.8" stroke-linecap="round"`),
  )
  out += path(
    'M-4 -18 C-5 4 -12 16 -8 22 Q0 28 8 22 C12 16 5 4 4 -18',
    'none',
    `stroke="${cool}" stroke-width="2.2" stroke-linecap="round"`,
  )
  out +=
    path('M-20 44 Q-8 36 0 40 Q8 36 20 44 Q0 64 -20 44Z', hot) +
    path('M-15 45 Q0 41 15 45 Q0 54 -15 45Z', deep) +
    rect(-9, 43, 18, 3, light)
  for (let x = -96; x <= 100; x += 32)
    out +=
      rect(x - 3.4, s.top, 6.8, s.bottom - s.top, deep) +
      rect(x - 3.4, s.top, 2, s.bottom - s.top, mix(deep, cool, 0.6))
  return out + rect(-100, -122, 203, 9, deep) + rect(-100, 112, 203, 9, deep)
})

export const footballer = staged(([ground, deep, light, hot, _cool], s) => {
  const [fair, shade] = skin(light)
  let out = s.fill(ground) + rays(0, 0, 0, 500, 20, mix(ground, light, 0.2), { duty: 0.5 })
  const pennant = (x, y, a, ink) =>
    turn(
      a,
      x,
      y,
      line(
        [
          [x, y - 36],
          [x, y + 44],
        ],
        deep,
        3,
      ),
      poly(
        [
          [x, y - 34],
          [x + 84, y - 14],
          [x, y + 8],
        ],
        ink,
      ),
      poly(
        [
          [x, y - 34],
          [x + 12, y - 31],
          [x + 12, y + 5],
          [x, y + 8],
        ],
        light,
      ),
    )
  out += pennant(56, -64, 14, hot) + turn(0, 0, 0, group('transform="scale(-1 1)"', pennant(58, -52, 12, hot)))
  out +=
    path('M-108 240 C-106 120 -70 92 -36 82 L36 82 C70 92 106 120 108 240Z', hot) +
    path('M0 82 L36 82 C70 92 106 120 108 240 L0 240Z', mix(hot, deep, 0.25)) +
    [0, 1]
      .map((k) =>
        mirror(
          0,
          path(
            `M${74 + k * 14} 240 C${74 + k * 14} 170 ${70 + k * 14} 130 ${62 + k * 13} ${104 + k * 8}`,
            'none',
            `stroke="${light}" stroke-width="5"`,
          ),
        ),
      )
      .join('')
  out += rect(-18, 62, 36, 32, shade) + path('M-20 84 Q0 104 20 84 L24 92 Q0 116 -24 92Z', light)
  out +=
    path('M-46 -30 L-46 20 C-42 58 -18 76 0 76 C18 76 42 58 46 20 L46 -30Z', fair) +
    path('M0 -30 L46 -30 L46 20 C42 58 18 76 0 76Z', shade)
  out +=
    path('M-58 10 C-66 -60 -44 -96 0 -98 C44 -96 66 -60 58 10 L46 34 L44 -14 Q0 -34 -44 -14 L-46 34Z', '#7a4524') +
    path('M0 -98 C44 -96 66 -60 58 10 L46 34 L44 -14 Q24 -24 0 -24Z', '#61341a') +
    rect(-5, -98, 10, 74, '#4a2612') +
    mirror(
      0,
      path('M6 -60 C24 -62 40 -52 50 -30', 'none', 'stroke="#4a2612" stroke-width="4"') +
        circle(53, 8, 8, '#4a2612') +
        path('M50 30 Q40 70 8 80', 'none', 'stroke="#4a2612" stroke-width="4"'),
    )
  out +=
    mirror(
      0,
      circle(21, 12, 18, '#ffffff', 'opacity=".5"') +
        circle(21, 12, 18, 'none', `stroke="${deep}" stroke-width="4.4"`) +
        circle(21, 13, 5, deep) +
        line(
          [
            [10, -14],
            [30, -15],
          ],
          deep,
          3.4,
        ) +
        line(
          [
            [39, 10],
            [47, 6],
          ],
          deep,
          3,
        ),
    ) +
    line(
      [
        [-4, 9],
        [4, 9],
      ],
      deep,
      4,
    )
  out +=
    path('M-4 24 Q0 36 6 24', 'none', `stroke="${deep}" stroke-width="2.4" stroke-linecap="round"`) +
    path('M-22 44 Q0 66 22 44 Q0 50 -22 44Z', '#fff', `stroke="${deep}" stroke-width="2.4" stroke-linejoin="round"`)
  return (
    out +
    turn(
      -24,
      0,
      138,
      path('M-52 138 Q0 92 52 138 Q0 184 -52 138Z', '#8a5028'),
      path('M-52 138 Q0 184 52 138 Q0 160 -52 138Z', '#6b3b1b'),
      line(
        [
          [-16, 136],
          [16, 136],
        ],
        light,
        3,
      ),
      ...[-10, 0, 10].map((x) =>
        line(
          [
            [x, 130],
            [x, 142],
          ],
          light,
          2.6,
        ),
      ),
    )
  )
})

export const headscarf = staged(([ground, deep, light, hot, cool], s) => {
  const [fair, shade] = skin(light)
  let out = s.fill(ground)
  const low = s.calm > s.left ? s.calm - 10 : s.left
  out += poly(
    [
      [low, s.calm > s.left ? 62 : 130],
      [low, s.calm > s.left ? 58 : 40],
      [s.right, -150],
      [s.right, -60],
    ],
    hot,
  )
  const floe = (x, y, q) =>
    poly(
      [
        [x - 30 * q, y],
        [x - 12 * q, y - 9 * q],
        [x + 20 * q, y - 7 * q],
        [x + 34 * q, y + 3 * q],
        [x + 8 * q, y + 10 * q],
      ],
      light,
    )
  out += s.floor(86, cool)
  for (const [x, y, q] of [
    [-92, 98, 1],
    [96, 104, 0.9],
    [-104, 130, 0.7],
    [104, 140, 1.1],
    [-150, 110, 1],
    [150, 124, 1],
  ])
    if (x > s.calm) out += floe(x, y, q)
  out +=
    path('M-112 240 C-108 150 -86 92 -60 56 C-82 0 -72 -92 0 -98 C72 -92 82 0 60 56 C86 92 108 150 112 240Z', deep) +
    path('M0 -98 C72 -92 82 0 60 56 C86 92 108 150 112 240 L0 240Z', mix(deep, cool, 0.22))
  out +=
    path('M-44 -36 C-54 16 -38 66 0 80 C38 66 54 16 44 -36 C34 -64 -34 -64 -44 -36Z', fair) +
    path('M4 -58 C24 -58 38 -52 44 -36 C54 16 38 66 0 80 C26 46 28 0 4 -58Z', shade)
  out +=
    path('M-48 -30 C-40 -62 40 -62 48 -30 C34 -50 -34 -50 -48 -30Z', '#d9d4c8') +
    poly(
      [
        [-24, 78],
        [0, 96],
        [24, 78],
        [34, 124],
        [0, 108],
        [-34, 124],
      ],
      mix(deep, cool, 0.45),
    )
  out += mirror(
    0,
    path('M8 -4 Q20 -15 33 -3 Q20 5 8 -4Z', '#fff') +
      circle(20, -6, 5.2, '#33474f') +
      path('M6 -6 Q20 -20 35 -5', 'none', `stroke="${deep}" stroke-width="2.6" stroke-linecap="round"`) +
      path('M8 -24 Q20 -30 36 -18', 'none', `stroke="${deep}" stroke-width="3.6" stroke-linecap="round"`) +
      path('M14 8 Q22 12 32 8', 'none', `stroke="${shade}" stroke-width="2"`) +
      path(
        'M26 26 Q34 34 30 48',
        'none',
        `stroke="${mix(shade, deep, 0.35)}" stroke-width="1.8" stroke-linecap="round"`,
      ),
  )
  out +=
    path(
      'M2 -4 L7 24 Q0 31 -7 25',
      'none',
      `stroke="${deep}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"`,
    ) + path('M-16 47 Q0 40 16 47 Q0 54 -16 47Z', mix(hot, deep, 0.25))
  return (
    out +
    line(
      [
        [78, 200],
        [78, -120],
      ],
      '#5b3b24',
      4,
    ) +
    path('M80 -118 C96 -130 110 -108 150 -120 L150 -64 C112 -54 98 -74 80 -62Z', hot)
  )
})

export const bicorne = staged(([_ground, deep, light, hot, cool], s) => {
  let out = s.fill(light)
  const third = s.calm > s.left ? [-66, 66] : s.tall ? [-40, 40] : [-70, 70]
  out +=
    rect(s.left, s.top, third[0] - s.left, s.bottom - s.top, cool) +
    rect(third[1], s.top, s.right - third[1], s.bottom - s.top, hot)
  const shadow = mix(deep, cool, 0.3)
  out +=
    path('M-110 240 C-108 140 -72 92 -34 78 L34 78 C72 92 108 140 110 240Z', deep) +
    path('M0 78 L34 78 C72 92 108 140 110 240 L0 240Z', shadow)
  out +=
    mirror(
      0,
      poly(
        [
          [32, 60],
          [52, 92],
          [30, 130],
          [6, 92],
        ],
        mix(deep, cool, 0.55),
      ) +
        rect(74, 104, 40, 9, '#d7a63a', 'rx="4"') +
        Array.from({ length: 6 }, (_, k) =>
          line(
            [
              [78 + k * 6, 114],
              [78 + k * 6, 126],
            ],
            '#d7a63a',
            3,
          ),
        ).join(''),
    ) +
    poly(
      [
        [-16, 74],
        [16, 74],
        [8, 118],
        [-8, 118],
      ],
      '#fffaf0',
    ) +
    [130, 152, 174].map((y) => circle(-12, y, 4.4, '#d7a63a') + circle(12, y, 4.4, '#d7a63a')).join('')
  out +=
    rect(-20, 46, 40, 34, '#caa27c') +
    path('M-36 -26 L-36 14 C-34 44 -16 62 0 64 C16 62 34 44 36 14 L36 -26Z', '#f1dcc0') +
    path('M0 -26 L36 -26 L36 14 C34 44 16 62 0 64Z', '#cfa985')
  out +=
    mirror(
      0,
      path('M7 2 Q17 -6 28 3 Q17 8 7 2Z', '#fff') +
        circle(17, 2, 4.4, deep) +
        path('M5 -8 Q17 -14 31 -6', 'none', `stroke="${deep}" stroke-width="4" stroke-linecap="round"`) +
        poly(
          [
            [36, -26],
            [40, 8],
            [33, 20],
            [31, -20],
          ],
          deep,
        ),
    ) +
    path(
      'M1 0 L7 24 Q0 30 -6 25',
      'none',
      `stroke="#7c5636" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"`,
    ) +
    line(
      [
        [-11, 41],
        [11, 41],
      ],
      '#8a3b2c',
      3.4,
    ) +
    limb(
      [
        [-8, -22],
        [2, -8],
        [-4, 2],
      ],
      [8, 6, 0],
      deep,
    )
  out +=
    path(
      'M-106 -18 C-92 -26 -80 -40 -70 -60 C-50 -104 50 -104 70 -60 C80 -40 92 -26 106 -18 C60 -26 40 -16 0 -16 C-40 -16 -60 -26 -106 -18Z',
      deep,
    ) + path('M0 -92 C36 -92 60 -82 70 -60 C80 -40 92 -26 106 -18 C60 -26 40 -16 0 -16Z', shadow)
  return (
    out +
    line(
      [
        [34, -78],
        [44, -40],
      ],
      '#d7a63a',
      3,
    ) +
    circle(40, -58, 13, hot) +
    circle(40, -58, 8.6, '#fffaf0') +
    circle(40, -58, 4.4, cool)
  )
})

export const sultan = staged(([ground, deep, light, hot, cool], s) => {
  const [fair, shade] = [light, mix(light, hot, 0.35)]
  let out = s.fill(ground) + rays(0, -14, 0, 520, 26, mix(ground, deep, 0.35), { duty: 0.5 })
  for (const R of [96, 72]) out += circle(0, -14, R, 'none', `stroke="${cool}" stroke-width="2.4"`)
  for (let k = 0; k < 20; k++) {
    const a = (k / 20) * Math.PI * 2
    out +=
      line(
        [
          [0, -14],
          [96 * Math.cos(a), -14 + 96 * Math.sin(a)],
        ],
        cool,
        1.4,
      ) + circle(96 * Math.cos(a), -14 + 96 * Math.sin(a), 4.6, k % 2 ? hot : '#ffe08a')
  }
  const drip = (x, y, q, ink) =>
    limb(
      [
        [x, y - 14],
        [x, y + q * 0.6],
        [x, y + q],
      ],
      [9, 8, 9],
      ink,
    ) + circle(x, y + q, 5, ink)
  out +=
    path('M-80 240 L-72 104 C-60 84 -36 82 -26 80 L26 80 C36 82 60 84 72 104 L80 240Z', hot) +
    path('M0 80 L26 80 C36 82 60 84 72 104 L80 240 L0 240Z', mix(hot, deep, 0.35)) +
    rect(-20, 56, 40, 34, shade)
  out +=
    path('M-42 -36 C-48 20 -36 66 0 74 C36 66 48 20 42 -36Z', fair) + path('M0 -36 L42 -36 C48 20 36 66 0 74Z', shade)
  out +=
    path('M-58 -26 C-84 -56 -54 -98 0 -98 C54 -98 84 -56 58 -26 C30 -40 -30 -40 -58 -26Z', light) +
    [
      [-56, -46, 20, -92],
      [-46, -32, 50, -82],
      [-14, -34, 64, -58],
    ]
      .map(([a, b, c, d]) =>
        path(
          `M${a} ${b} Q${(a + c) / 2 - 6} ${(b + d) / 2 - 16} ${c} ${d}`,
          'none',
          `stroke="${mix(light, deep, 0.35)}" stroke-width="2.6" stroke-linecap="round"`,
        ),
      )
      .join('') +
    circle(0, -50, 11, hot) +
    circle(0, -50, 6, '#ffe08a') +
    limb(
      [
        [0, -58],
        [-5, -92],
        [12, -124],
      ],
      [8, 17, 0],
      cool,
    )
  out += mirror(
    0,
    path('M9 -6 Q20 -15 33 -6 Q20 1 9 -6Z', deep) +
      circle(20, -7, 2.6, '#ffe08a') +
      path('M6 -17 Q20 -28 38 -14', 'none', `stroke="${deep}" stroke-width="5" stroke-linecap="round"`) +
      path('M0 30 C12 22 26 28 34 40 C42 48 52 42 52 30 C58 50 42 60 28 50 C18 42 8 38 0 38Z', deep),
  )
  out +=
    path(
      'M1 -4 L8 18 Q0 26 -8 19',
      'none',
      `stroke="${mix(shade, deep, 0.4)}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"`,
    ) + path('M-9 46 Q0 51 9 46', 'none', `stroke="#8f2c1e" stroke-width="3.4" stroke-linecap="round"`)
  out +=
    drip(-30, 60, 46, fair) +
    drip(-14, 72, 66, fair) +
    drip(6, 74, 40, shade) +
    drip(22, 66, 74, shade) +
    drip(38, 42, 34, shade) +
    drip(-60, -30, 34, light) +
    drip(58, -30, 52, light)
  return out
})
