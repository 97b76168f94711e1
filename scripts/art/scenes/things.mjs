// Scenes around one object: cards, tooth, rifle and helmet, razor, hand, hat, sword cut, banner, candles, searchlight, cape.
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
  rays,
  rect,
  rings,
  turn,
} from '../../../fixtures/tools/art/ink.mjs'
import { runner, standing, stars } from './figures.mjs'
import { staged } from './stage.mjs'

const suits = {
  heart: 'M0 9 C-13 -2 -11 -12 -5 -11 C-2 -11 0 -8 0 -6 C0 -8 2 -11 5 -11 C11 -12 13 -2 0 9Z',
  diamond: 'M0 -12 L9 0 L0 12 L-9 0Z',
  spade: 'M0 -12 C13 1 11 9 5 8 C3 8 1 6 1 4 L4 12 L-4 12 L-1 4 C-1 6 -3 8 -5 8 C-11 9 -13 1 0 -12Z',
  club: 'M-2 4 C-4 9 -12 8 -11 1 C-11 -4 -6 -4 -5 -3 C-8 -12 8 -12 5 -3 C6 -4 11 -4 11 1 C12 8 4 9 2 4 L4 12 L-4 12Z',
}
const suit = (name, x, y, q, ink) => group(`transform="translate(${x} ${y}) scale(${q})"`, path(suits[name], ink))

export const cards = staged(([ground, deep, light, hot, cool], s) => {
  let out = s.fill(ground) + rays(0, -20, 0, 520, 24, mix(ground, deep, 0.35), { duty: 0.5 })
  out += circle(0, -20, 112, mix(ground, deep, 0.5)) + circle(0, -20, 106, cool)
  const card = (a, name, ink) =>
    turn(
      a,
      0,
      74,
      rect(-33, -76, 66, 104, deep, 'rx="7"'),
      rect(-31, -74, 62, 100, light, 'rx="6"'),
      suit(name, -20, -58, 0.8, ink),
      suit(name, 20, 10, 0.8, ink),
      suit(name, 0, -24, 1.7, ink),
    )
  out += card(-52, 'diamond', hot) + card(52, 'club', deep) + card(-27, 'spade', deep) + card(27, 'heart', hot)
  out += turn(
    0,
    0,
    0,
    rect(-35, -92, 70, 110, deep, 'rx="7"'),
    rect(-33, -90, 66, 106, light, 'rx="6"'),
    rect(-28, -85, 56, 96, 'none', `rx="4" stroke="${hot}" stroke-width="1.4"`),
  )
  const eye = 'M-28 -38 Q0 -74 28 -38 Q0 -6 -28 -38Z'
  out +=
    path(eye, deep) +
    clip(path(eye, '#fff'), [21, 17, 13, 9, 5].map((q, i) => circle(0, -38, q, i % 2 ? light : hot)).join('')) +
    circle(0, -38, 2.6, deep) +
    suit('spade', -22, -77, 0.55, deep) +
    turn(180, 22, 3, suit('spade', 22, 3, 0.55, deep))
  for (const a of [-40, -20, 0, 20, 40])
    out += turn(
      a,
      0,
      -38,
      line(
        [
          [0, -66],
          [0, -76],
        ],
        deep,
        2,
      ),
    )
  out +=
    limb(
      [
        [8, 210],
        [2, 130],
        [0, 96],
      ],
      [104, 82, 56],
      '#0e0d10',
    ) +
    poly(
      [
        [-34, 96],
        [34, 90],
        [38, 112],
        [-36, 118],
      ],
      light,
    )
  const fold = `stroke="${mix(light, '#5a3018', 0.6)}" stroke-width="1.4" stroke-linejoin="round"`
  out +=
    path('M-32 96 C-42 70 -38 48 -28 44 L30 42 C42 50 42 74 32 92Z', mix(light, '#b9794a', 0.3)) +
    [0, 1, 2]
      .map((k) =>
        limb(
          [
            [30, 84 - k * 15],
            [6, 78 - k * 15],
            [-12, 76 - k * 14],
          ],
          [17, 15, 11],
          mix(light, '#b9794a', 0.2),
          fold,
        ),
      )
      .join('') +
    limb(
      [
        [-32, 80],
        [-26, 52],
        [-10, 32],
      ],
      [20, 17, 10],
      mix(light, '#b9794a', 0.2),
      fold,
    )
  return out
})

export const tooth = staged(([ground, deep, light, hot, cool], s) => {
  const sky = fade([ground], [light])
  let out =
    sky.def +
    s.fill(sky.fill) +
    rays(0, -30, 0, 520, 30, light, { duty: 0.5, more: 'opacity=".35"' }) +
    circle(0, -30, 96, light, 'opacity=".8"')
  out +=
    rect(-108, -116, 176, 7, deep, 'rx="3"') +
    (s.tall ? '' : rect(-108, -140, 9, 400, deep)) +
    curve(
      [
        [-104, -78],
        [-84, -92],
        [-66, -110],
      ],
      deep,
      5,
    ) +
    line(
      [
        [-26, -112],
        [-26, -88],
      ],
      deep,
      3,
    ) +
    line(
      [
        [26, -112],
        [26, -88],
      ],
      deep,
      3,
    )
  out += rect(-112, s.top, 10, s.bottom - s.top, deep)
  const t =
    'M-52 -72 C-34 -92 -14 -72 0 -76 C14 -72 34 -92 52 -72 C72 -48 58 -16 50 6 C42 34 44 76 28 84 C12 88 16 40 0 40 C-16 40 -12 88 -28 84 C-44 76 -42 34 -50 6 C-58 -16 -72 -48 -52 -72Z'
  out +=
    path(t, deep, 'transform="translate(5 6)"') +
    path(t, hot) +
    clip(
      path(t, '#fff'),
      path('M10 -90 C50 -80 40 -20 34 10 C28 40 30 70 20 90 L90 90 L90 -90Z', mix(hot, deep, 0.3)),
      limb(
        [
          [-46, -46],
          [-50, -24],
          [-42, 6],
        ],
        [5, 13, 4],
        '#fff3b8',
      ),
      curve(
        [
          [-30, -66],
          [-14, -58],
          [0, -62],
          [18, -56],
        ],
        mix(hot, deep, 0.35),
        3,
      ),
    )
  out += s.floor(104, mix(ground, deep, 0.25))
  const cell = (x, y, q) =>
    poly(
      Array.from({ length: 6 }, (_, k) => {
        const a = (k / 6) * Math.PI * 2 + s.r.between(-0.25, 0.25)
        return [x + q * Math.cos(a), y + q * 0.42 * Math.sin(a)]
      }),
      mix(ground, cool, s.r.between(0.1, 0.4)),
      `stroke="${deep}" stroke-width="1.6"`,
    )
  for (let row = 0; row < 5; row++)
    for (let x = s.left - (row % 2) * 12; x < s.right + 20; x += 20 + row * 5)
      out += cell(x, 110 + row * (10 + row * 2), 12 + row * 3.4)
  for (const [x, y, q] of [
    [-64, 112, 9],
    [-44, 120, 10],
    [60, 116, 10],
    [78, 126, 11],
    [24, 130, 9],
    [-84, 130, 10],
  ])
    out +=
      oval(x + 1.5, y + 2.5, q, q * 0.45, deep) +
      oval(x, y, q, q * 0.45, hot) +
      oval(x, y, q * 0.6, q * 0.25, '#fff3b8')
  return out
})

export const poppies = staged(([ground, deep, light, hot, cool], s) => {
  const sky = fade([mix(ground, deep, 0.25)], [light], { mid: [0.6, [ground]] })
  let out = sky.def + s.fill(sky.fill) + circle(0, 20, 78, light) + circle(0, 20, 70, mix(hot, light, 0.35))
  out += poly(
    [
      [s.left, 60],
      [-60, 48],
      [0, 54],
      [60, 46],
      [s.right, 58],
      [s.right, 400],
      [s.left, 400],
    ],
    cool,
  )
  for (let x = Math.max(s.left, s.calm) + 4, _k = 0; x < s.right; x += 15, _k++)
    if (Math.abs(x) > 22)
      out += group(
        `transform="translate(${x} ${56 + Math.sin(x * 0.05) * 4}) scale(.3)"`,
        standing(0, 0, 1, deep),
        oval(0, -90, 15, 5, deep),
        path('M-10 -90 A10 9 0 0 1 10 -90Z', deep),
        line(
          [
            [8, -40],
            [22, -128],
          ],
          deep,
          4,
        ),
      )
  out +=
    rect(-4.4, -72, 8.8, 190, '#5b3a20') +
    rect(0, -72, 4.4, 190, '#3f2714') +
    path('M-6 62 L6 62 L10 120 L-12 120Z', '#5b3a20') +
    rect(-6, -50, 12, 8, deep) +
    rect(-2, -96, 4, 30, '#55585a') +
    rect(-8, 20, 16, 6, deep) +
    curve(
      [
        [5, -44],
        [20, 10],
        [8, 70],
      ],
      '#2c1f14',
      3,
    )
  out +=
    path('M-62 -72 C-52 -124 52 -124 62 -72Z', '#5d6038') +
    path('M4 -111 C40 -108 58 -92 62 -72 L18 -72Z', '#43462a') +
    path('M-86 -66 C-50 -86 50 -86 86 -66 C50 -56 -50 -56 -86 -66Z', '#6b6e42') +
    path('M-86 -66 C-50 -56 50 -56 86 -66 C50 -70 -50 -70 -86 -66Z', '#3a3d24') +
    path('M-40 -92 Q-30 -106 -12 -110', 'none', 'stroke="#8d9060" stroke-width="4" stroke-linecap="round"')
  const poppy = (x, y, q) =>
    curve(
      [
        [x, y],
        [x + 3 * q, y + 24 * q],
        [x - 2 * q, y + 70 * q],
      ],
      mix(cool, deep, 0.65),
      2.2 * q,
    ) +
    circle(x - 7 * q, y - 2 * q, 10 * q, hot) +
    circle(x + 8 * q, y - 1 * q, 10 * q, mix(hot, deep, 0.16)) +
    circle(x, y - 8 * q, 9 * q, mix(hot, light, 0.12)) +
    circle(x, y + 4 * q, 9 * q, mix(hot, deep, 0.24)) +
    circle(x, y - 1 * q, 4.4 * q, deep)
  out += s.floor(112, mix(cool, deep, 0.45))
  for (const [x, y, q] of [
    [-92, 82, 1],
    [-62, 104, 1.25],
    [-34, 92, 0.8],
    [38, 96, 0.9],
    [66, 84, 1.1],
    [94, 104, 1.3],
    [-106, 116, 0.9],
    [24, 118, 0.8],
    [-18, 116, 0.7],
    [140, 96, 1],
    [172, 110, 1.2],
    [-148, 96, 1],
    [-180, 108, 1.1],
  ])
    if (x > s.calm - 12) out += poppy(x, y, q)
  return out + s.floor(146, deep)
})

export const razor = staged(([ground, deep, light, hot, cool], s) => {
  let out = s.fill(ground)
  out += circle(-4, -34, 84, mix(ground, deep, 0.2)) + circle(-4, -34, 76, light)
  const eye = 'M-72 -34 Q-4 -96 64 -34 Q-4 22 -72 -34Z'
  out +=
    path(eye, '#ffffff', `stroke="${deep}" stroke-width="4"`) +
    clip(
      path(eye, '#fff'),
      circle(-4, -36, 31, cool),
      rays(-4, -36, 13, 31, 30, mix(cool, deep, 0.4), { duty: 0.5 }),
      circle(-4, -36, 14, deep),
      circle(-12, -44, 5, '#fff'),
    )
  out +=
    limb(
      [
        [-112, -18],
        [-60, -26],
        [0, -34],
        [50, -42],
        [112, -58],
      ],
      [0, 9, 15, 10, 0],
      mix(ground, deep, 0.72),
    ) +
    limb(
      [
        [-90, -8],
        [-40, -18],
        [20, -20],
        [70, -30],
      ],
      [0, 5, 7, 0],
      mix(ground, deep, 0.55),
    )
  out += turn(
    -22,
    0,
    40,
    path('M-30 34 L92 26 C104 28 106 50 96 58 L-30 60 C-38 54 -38 40 -30 34Z', '#dfe3e4'),
    path('M-30 50 L99 48 C100 54 98 57 96 58 L-30 60Z', '#9aa5aa'),
    limb(
      [
        [-26, 42],
        [-48, 44],
        [-62, 40],
      ],
      [11, 9, 12],
      '#b9c2c5',
    ),
    limb(
      [
        [-34, 44],
        [-68, 50],
        [-98, 62],
        [-110, 74],
      ],
      [15, 20, 18, 14],
      deep,
    ),
    circle(-36, 45, 3.4, hot),
    circle(-104, 68, 2.6, hot),
    curve(
      [
        [-52, 48],
        [-74, 54],
        [-96, 64],
      ],
      mix(deep, light, 0.3),
      1.6,
    ),
  )
  const ant = (x, y, a, q) =>
    group(
      `transform="translate(${x} ${y}) rotate(${a}) scale(${q})"`,
      circle(0, 0, 2.2, deep),
      oval(-4.6, 0, 3.4, 2.4, deep),
      circle(4, 0, 2, deep),
      ...[-3, 0, 3].flatMap((dx) => [
        line(
          [
            [dx * 0.6, 0],
            [dx * 1.5, 6],
          ],
          deep,
          0.7,
        ),
        line(
          [
            [dx * 0.6, 0],
            [dx * 1.5, -6],
          ],
          deep,
          0.7,
        ),
      ]),
      line(
        [
          [5, -1],
          [9, -4],
        ],
        deep,
        0.6,
      ),
      line(
        [
          [5, 1],
          [9, 4],
        ],
        deep,
        0.6,
      ),
    )
  for (const [x, y, a, q] of [
    [-84, -98, 40, 1.3],
    [-66, -112, 10, 1],
    [70, -96, 130, 1.2],
    [92, -76, 80, 1],
    [84, 66, -30, 1.3],
    [96, 94, 20, 1],
    [-60, 44, 200, 1],
    [24, 98, -20, 1],
  ])
    out += ant(x, y, a, q)
  return out
})

export const clutchingHand = staged(([ground, deep, light, hot, cool], s) => {
  const [fair, glove] = [mix(light, '#a8683a', 0.16), '#16121a']
  let out = s.fill(ground) + rays(0, 30, 0, 520, 28, mix(ground, deep, 0.22), { duty: 0.5 })
  out +=
    limb(
      [
        [30, s.top - 40],
        [16, -130],
        [4, -92],
      ],
      [118, 84, 70],
      glove,
    ) + turn(9, 12, -112, rect(-38, -126, 100, 18, hot), rect(-38, -106, 100, 4, light))
  for (const side of [-1, 1])
    for (let k = 0; k < 13; k++) out += circle(side * (3 + k * 2.4 - (k * k) / 9), -46 + k * 4.4, 2.1, '#e8b84a')
  out += path('M-42 -92 C-52 -70 -50 -46 -36 -36 L34 -34 C50 -44 54 -70 44 -92Z', glove)
  ;[
    [-33, 15],
    [-12, 17],
    [10, 17],
    [31, 15],
  ].forEach(([x, q]) => {
    out +=
      rect(
        x - q * 0.66,
        -72,
        q * 1.32,
        44 + (q - 15) * 2,
        glove,
        `rx="${q * 0.62}" stroke="${mix(glove, light, 0.4)}" stroke-width="1.6"`,
      ) + path(`M${x - 5} -40 Q${x} -36 ${x + 5} -40`, 'none', `stroke="${mix(glove, light, 0.4)}" stroke-width="1.4"`)
  })
  out += limb(
    [
      [44, -86],
      [36, -62],
      [8, -54],
    ],
    [20, 22, 17],
    glove,
    `stroke="${mix(glove, light, 0.4)}" stroke-width="1.6"`,
  )
  out +=
    oval(0, 52, 58, 70, '#a8761f') +
    oval(-1, 51, 56, 68, '#e8b84a') +
    oval(0, 52, 49, 61, deep) +
    rect(-7, -24, 14, 10, '#e8b84a', 'rx="4"')
  for (let k = 0; k < 34; k++) {
    const a = (k / 34) * Math.PI * 2
    out += circle(52.6 * Math.cos(a), 52 + 64.6 * Math.sin(a), 1.9, '#fff3c4')
  }
  const frame = oval(0, 52, 47, 59, '#fff')
  out += clip(
    frame,
    rect(-60, -20, 120, 140, cool),
    rays(0, 46, 0, 100, 20, mix(cool, light, 0.2), { duty: 0.5 }),
    path('M-50 130 C-44 96 -24 88 -10 84 L10 84 C24 88 44 96 50 130Z', hot),
    rect(-8, 70, 16, 20, mix(fair, '#8a5030', 0.25)),
    path('M-32 66 C-44 24 -24 4 0 4 C24 4 44 24 32 66 C22 78 -22 78 -32 66Z', '#5a2c1c'),
    path('M-20 28 C-24 56 -12 74 0 76 C12 74 24 56 20 28Z', fair),
    path('M0 28 L20 28 C24 56 12 74 0 76Z', mix(fair, '#a8683a', 0.25)),
    path('M-23 34 C-22 20 -8 18 0 26 C8 18 22 20 23 34 C16 28 6 28 0 32 C-6 28 -16 28 -23 34Z', '#5a2c1c'),
    mirror(
      0,
      path('M4 46 Q9 39 16 45 Q9 49 4 46Z', '#fff') +
        circle(9.6, 45, 2.6, deep) +
        path('M3 38 Q9 33 17 38', 'none', `stroke="${deep}" stroke-width="1.8" stroke-linecap="round"`),
    ),
    path('M-1 46 L-3 56 L3 57', 'none', `stroke="#a8683a" stroke-width="1.6"`),
    oval(0, 65, 5, 3.6, '#b3263f'),
    path('M-52 18 C-30 2 30 2 52 18 C30 26 -30 26 -52 18Z', light),
    path('M-26 12 C-24 -14 24 -14 26 12Z', light),
    path('M-27 13 Q0 19 27 13 L27 7 Q0 13 -27 7Z', hot),
    ...[0, 72, 144, 216, 288].map((a) => turn(a, 24, 6, oval(24, 0, 4.6, 6, hot))),
    circle(24, 6, 3, '#e8b84a'),
    path('M-8 92 Q0 100 8 92', 'none', `stroke="${light}" stroke-width="3"`),
  )
  return out
})

export const porkpie = staged(([ground, deep, light, hot, _cool], s) => {
  let out = s.fill(ground) + circle(0, -4, 100, light)
  for (let k = 0; k < 40; k++) {
    const a = (k / 40) * Math.PI * 2
    out += circle(108 * Math.cos(a), -4 + 108 * Math.sin(a), 2.4, k % 2 ? hot : deep)
  }
  out += turn(
    -8,
    0,
    -30,
    path('M-58 -4 L-54 -54 C-50 -62 50 -62 54 -54 L58 -4 C30 8 -30 8 -58 -4Z', '#d8b06a'),
    path('M10 -60 C34 -60 52 -58 54 -54 L58 -4 C44 2 26 4 10 5Z', '#b78b45'),
    oval(0, -55, 54, 8, '#e6c688'),
    oval(0, -54, 40, 4.6, '#b78b45'),
    path('M-58 -6 L-56 -28 C-28 -18 28 -18 56 -28 L58 -6 C30 6 -30 6 -58 -6Z', deep),
    poly(
      [
        [50, -26],
        [66, -30],
        [70, -12],
        [54, -8],
      ],
      deep,
    ),
    path('M-98 -4 C-60 -22 -58 -6 0 2 C58 -6 60 -22 98 -4 C70 18 -70 18 -98 -4Z', '#d8b06a'),
    path('M-98 -4 C-70 18 70 18 98 -4 C64 8 -64 8 -98 -4Z', '#b78b45'),
  )
  out +=
    mirror(
      0,
      oval(20, 20, 9, 8, '#fff', `stroke="${deep}" stroke-width="3"`) +
        circle(20, 22, 5, deep) +
        rect(10, 8, 20, 6, light) +
        line(
          [
            [9, 14],
            [31, 14],
          ],
          deep,
          3,
        ),
    ) +
    path(
      'M-2 24 L-6 42 L6 42',
      'none',
      `stroke="${deep}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`,
    ) +
    line(
      [
        [-14, 56],
        [14, 56],
      ],
      deep,
      4,
    )
  return (
    out +
    mirror(
      0,
      poly(
        [
          [0, 86],
          [34, 68],
          [34, 106],
        ],
        hot,
      ) +
        poly(
          [
            [8, 86],
            [34, 74],
            [34, 98],
          ],
          mix(hot, deep, 0.25),
        ),
    ) +
    rect(-7, 78, 14, 17, mix(hot, deep, 0.35), 'rx="4"')
  )
})

export const slash = staged(([ground, deep, light, hot, cool], s) => {
  let out = s.fill(ground) + circle(0, -10, 104, hot)
  out +=
    path('M-112 240 C-110 130 -84 70 -34 56 L34 56 C84 70 110 130 112 240Z', deep) +
    poly(
      [
        [-34, 56],
        [0, 110],
        [34, 56],
      ],
      light,
    ) +
    mirror(
      0,
      poly(
        [
          [34, 56],
          [4, 116],
          [44, 130],
          [70, 76],
        ],
        mix(deep, cool, 0.5),
      ),
    )
  out +=
    rect(-17, 34, 34, 32, '#a9744a') +
    path('M-33 -22 L-33 20 C-30 46 -14 60 0 60 C14 60 30 46 33 20 L33 -22Z', '#e0b488') +
    path('M0 -22 L33 -22 L33 20 C30 46 14 60 0 60Z', '#b98556')
  out +=
    path('M-38 -24 L38 -24 L36 8 Q18 16 0 2 Q-18 16 -36 8Z', deep) +
    mirror(0, oval(16, -4, 8, 4, '#fff') + circle(17, -4, 3.4, deep)) +
    path('M-16 26 Q-8 20 0 24 Q8 20 16 26 Q8 29 0 27 Q-8 29 -16 26Z', deep) +
    path('M-10 36 Q2 42 12 34', 'none', `stroke="${deep}" stroke-width="3" stroke-linecap="round"`)
  out +=
    path('M-36 -22 C-40 -58 -26 -66 0 -58 C26 -66 40 -58 36 -22Z', deep) +
    path(
      'M-112 -34 C-70 -14 -40 -38 0 -38 C40 -38 70 -14 112 -34 C96 -6 50 -12 0 -14 C-50 -12 -96 -6 -112 -34Z',
      deep,
    ) +
    path('M-37 -36 Q0 -46 37 -36 L38 -44 Q0 -54 -38 -44Z', cool)
  const cut = (a, b, w) => limb([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 2], b], [w * 0.3, w, 0], light)
  return (
    out +
    group(
      `transform="translate(0 8)"`,
      cut([-92, -100], [98, -112], 13),
      cut([92, -112], [-80, 106], 16),
      cut([-90, 103], [100, 90], 13),
    )
  )
})

export const banner = staged(([ground, deep, light, hot, cool], s) => {
  let out = s.fill(ground) + circle(30, -30, 70, light)
  const arch = (x, w, y) =>
    rect(x, y, w, 200, cool) +
    path(
      `M${x + w * 0.2} 200 L${x + w * 0.2} ${y + w * 0.55} A${w * 0.3} ${w * 0.3} 0 0 1 ${x + w * 0.8} ${y + w * 0.55} L${x + w * 0.8} 200Z`,
      mix(cool, deep, 0.6),
    ) +
    rect(x - 2, y - 6, w + 4, 7, mix(cool, light, 0.4))
  for (let x = Math.max(s.left, s.calm); x < s.right; x += 44) out += arch(x, 42, 12)
  out += rect(Math.max(s.left, s.calm), 0, s.right + 400, 8, mix(cool, deep, 0.35))
  out += line(
    [
      [-88, 200],
      [-56, -132],
    ],
    deep,
    6,
  )
  out +=
    path(
      'M-56 -128 C-20 -150 20 -96 60 -112 C84 -120 100 -112 116 -98 L104 26 C84 8 62 10 44 20 C10 36 -24 -6 -70 20Z',
      hot,
    ) +
    path('M-10 -124 C14 -112 36 -104 60 -112 L48 18 C30 28 8 24 -16 14Z', mix(hot, deep, 0.22)) +
    path('M88 -114 C98 -112 108 -106 116 -98 L104 26 C98 20 90 15 80 13Z', mix(hot, deep, 0.22))
  let crowd = ''
  for (let x = s.left, k = 0; x < s.right + 10; x += 17, k++) {
    const y = 84 + s.r.between(-6, 10) + (k % 2) * 10 + (x < s.calm ? Math.min(34, (s.calm - x) * 0.6) : 0)
    crowd +=
      line(
        [
          [x + 8, y + 30],
          [x + 20, y - 46],
        ],
        deep,
        3,
      ) +
      line(
        [
          [x + 20, y - 46],
          [x + 23.6, y - 66],
        ],
        light,
        2,
      ) +
      circle(x, y, 8.6, deep) +
      path(`M${x - 10} ${y - 2} Q${x} ${y - 15} ${x + 10} ${y - 2} L${x + 15} ${y - 1}Z`, deep) +
      path(`M${x - 14} 240 Q${x - 14} ${y + 10} ${x} ${y + 8} Q${x + 14} ${y + 10} ${x + 14} 240Z`, deep)
  }
  return out + crowd + s.floor(s.tall ? 118 : 126, deep)
})

export const candles = staged(([ground, deep, light, hot, cool], s) => {
  const wall = fade([deep], [cool], { mid: [0.75, [ground]] })
  let out = wall.def + s.fill(wall.fill)
  for (let k = -5; k <= 5; k++) out += rect(k * 40 - 7, s.top, 14, 400, deep, 'opacity=".35"')
  out += rings(0, -22, [92, 74, 56], [mix(ground, hot, 0.25), mix(ground, hot, 0.5), hot])
  const candle = (x, y, q, wax, tall = 300) =>
    rect(x - 4.4 * q, y, 8.8 * q, tall, wax) +
    rect(x, y, 4.4 * q, tall, mix(wax, deep, 0.3)) +
    limb(
      [
        [x - 3 * q, y],
        [x - 3.4 * q, y + 10 * q],
        [x - 3 * q, y + 20 * q],
      ],
      [3 * q, 3.4 * q, 2 * q],
      '#fff6df',
    ) +
    circle(x, y - 9 * q, 15 * q, hot, 'opacity=".22"') +
    limb(
      [
        [x, y],
        [x + 1.4 * q, y - 9 * q],
        [x - 0.6 * q, y - 22 * q],
      ],
      [3.4 * q, 8.6 * q, 0],
      hot,
    ) +
    limb(
      [
        [x, y],
        [x, y - 6 * q],
        [x, y - 12 * q],
      ],
      [2.4 * q, 4.6 * q, 0],
      '#fff2bd',
    )
  const back = (n, y0, amp, q, wax, gap) => {
    let t = ''
    for (let k = -n; k <= n; k++) {
      const x = k * gap
      if (Math.abs(x) < 34 || x < s.calm + 6) continue
      t += candle(x, y0 - (Math.min(130, Math.abs(x)) ** 1.25 / 7) * amp + s.r.between(-9, 9), q, wax)
    }
    return t
  }
  out += back(16, 62, 1, 0.7, mix(light, cool, 0.55), 15)
  out +=
    path('M-50 240 C-50 120 -40 20 -20 -6 C-14 -18 14 -18 20 -6 C40 20 50 120 50 240Z', deep) +
    circle(0, -30, 21, deep) +
    path('M-12 -34 C-12 -48 12 -48 12 -34 C14 -18 6 -8 0 -8 C-6 -8 -14 -18 -12 -34Z', light) +
    mirror(
      0,
      oval(5, -30, 3.4, 2.6, deep) +
        line(
          [
            [1.4, -36],
            [9, -37],
          ],
          deep,
          1.6,
        ),
    ) +
    line(
      [
        [-4, -17],
        [4, -17],
      ],
      deep,
      1.5,
    ) +
    line(
      [
        [0, -29],
        [-1.6, -22],
      ],
      deep,
      1.3,
    ) +
    oval(0, -47, 43, 7, deep) +
    path('M-21 -47 C-22 -80 22 -80 21 -47Z', deep)
  out +=
    limb(
      [
        [-26, 24],
        [-16, 54],
        [-4, 58],
      ],
      [18, 16, 12],
      mix(deep, cool, 0.22),
    ) +
    limb(
      [
        [26, 24],
        [16, 54],
        [4, 58],
      ],
      [18, 16, 12],
      mix(deep, cool, 0.22),
    ) +
    candle(0, 34, 0.9, light, 26) +
    circle(0, 58, 7, light)
  for (const [x, y, q] of [
    [-92, 84, 1.2],
    [-66, 102, 1.25],
    [-40, 118, 1.2],
    [40, 116, 1.2],
    [66, 98, 1.25],
    [94, 80, 1.25],
    [-14, 130, 1.1],
    [16, 134, 1.1],
    [120, 96, 1.2],
    [148, 84, 1.2],
    [-120, 100, 1.2],
    [-148, 88, 1.2],
    [178, 96, 1.2],
    [-176, 96, 1.2],
  ])
    if (x > s.calm + 6) out += candle(x, y, q, light)
  return out
})

export const searchlight = staged(([ground, deep, light, hot, cool], s) => {
  let out = s.fill(ground)
  for (const [x, tip, w] of [
    [-96, 30, 46],
    [100, -34, 46],
    [10, 0, 60],
  ])
    out += poly(
      [
        [x - 3, 150],
        [tip - w - 26, s.top - 30],
        [tip + w + 26, s.top - 30],
        [x + 3, 150],
      ],
      light,
      'opacity=".3"',
    )
  out +=
    circle(0, -22, 82, light) +
    circle(0, -22, 76, hot) +
    circle(0, -22, 82, 'none', `stroke="${deep}" stroke-width="2"`) +
    line(
      [
        [0, -118],
        [0, -94],
      ],
      deep,
      3,
    ) +
    line(
      [
        [0, 50],
        [0, 74],
      ],
      deep,
      3,
    ) +
    line(
      [
        [-96, -22],
        [-72, -22],
      ],
      deep,
      3,
    ) +
    line(
      [
        [72, -22],
        [96, -22],
      ],
      deep,
      3,
    )
  out += poly(
    [
      [-30, 38],
      [-8, 36],
      [-86, 96],
      [-108, 92],
    ],
    deep,
    'opacity=".4"',
  )
  out += runner(-4, 44, 1.24, deep, {
    more:
      oval(11, -92, 16, 3.4, deep) +
      path('M1 -93 C1 -106 21 -106 20 -93Z', deep) +
      rect(-36, -50, 22, 16, deep, 'rx="2"') +
      line(
        [
          [-29, -50],
          [-21, -50],
        ],
        deep,
        5,
      ) +
      poly(
        [
          [8, -76],
          [16, -78],
          [12, -66],
        ],
        light,
      ) +
      rect(8, -88, 12, 3.4, light),
  })
  const roofs = (y, ink, seed) => {
    let t = ''
    for (let x = s.left, k = 0; x < s.right; k++) {
      const w = 16 + ((k * 7 + seed) % 12)
      const top = y - ((k * 13 + seed * 5) % 26)
      t += rect(x, top, w + 0.6, 300, ink) + (k % 3 ? '' : rect(x + w * 0.3, top - 9, 5, 10, ink))
      x += w
    }
    return t
  }
  out += roofs(92, cool, 3) + roofs(116, mix(deep, cool, 0.25), 8)
  out +=
    [0, 1, 2].map((k) => arc(84, 60, 14 + k * 9, 205, 335, hot, 2.4)).join('') +
    line(
      [
        [84, 60],
        [84, 110],
      ],
      deep,
      3,
    ) +
    line(
      [
        [84, 62],
        [74, 110],
      ],
      deep,
      1.6,
    ) +
    line(
      [
        [84, 62],
        [94, 110],
      ],
      deep,
      1.6,
    ) +
    circle(84, 60, 3.4, hot)
  return out + roofs(140, deep, 1)
})

export const cape = staged(([ground, deep, light, hot, cool], s) => {
  const sky = fade([deep], [cool], { mid: [0.6, [ground]] })
  let out = sky.def + s.fill(sky.fill) + circle(0, -40, 84, mix(ground, light, 0.25)) + circle(0, -40, 74, light)
  for (let x = Math.max(s.left, s.calm) - 4, k = 0; x < s.right; x += 14, k++)
    out +=
      line(
        [
          [x, 120],
          [x, 2 - 10 * Math.abs(Math.sin(k * 0.6))],
        ],
        deep,
        2.6,
      ) +
      poly(
        [
          [x - 3.4, 4 - 10 * Math.abs(Math.sin(k * 0.6))],
          [x, -10 - 10 * Math.abs(Math.sin(k * 0.6))],
          [x + 3.4, 4 - 10 * Math.abs(Math.sin(k * 0.6))],
        ],
        deep,
      )
  out +=
    rect(Math.max(s.left, s.calm), 30, 800, 3, deep) +
    rect(Math.max(s.left, s.calm), 84, 800, 3, deep) +
    s.floor(108, mix(deep, cool, 0.5))
  out +=
    path('M-26 -46 C-40 -30 -50 40 -62 128 C-40 136 40 136 62 128 C50 40 40 -30 26 -46Z', deep) +
    path('M-20 -42 C-30 20 -34 80 -40 130 L-12 133 C-16 80 -10 10 -4 -40Z', mix(deep, cool, 0.25)) +
    path('M14 -42 C24 20 30 70 46 129 L26 132 C20 80 12 20 8 -40Z', mix(hot, deep, 0.25)) +
    poly(
      [
        [-28, -46],
        [28, -46],
        [40, -14],
        [0, -26],
        [-40, -14],
      ],
      deep,
    ) +
    circle(0, -38, 4.4, hot)
  out +=
    path('M-16 -78 L-16 -62 C-14 -50 14 -50 16 -62 L16 -78Z', '#e8d3b4') +
    path('M0 -78 L16 -78 L16 -62 C14 -54 8 -52 0 -52Z', '#b99b78') +
    path('M-22 -56 Q0 -44 22 -56 L28 -40 L-28 -40Z', deep) +
    mirror(
      0,
      oval(6.4, -68, 3.4, 2.2, '#fff') +
        circle(6.4, -68, 1.8, deep) +
        line(
          [
            [2.4, -73],
            [11, -75],
          ],
          deep,
          2,
        ),
    )
  out +=
    path('M-56 -80 C-30 -66 -14 -84 0 -84 C14 -84 34 -92 56 -84 C40 -66 -36 -64 -56 -80Z', deep) +
    path('M-20 -82 C-24 -108 -8 -112 2 -106 C12 -114 26 -106 20 -82Z', deep) +
    path('M-20 -84 Q0 -76 20 -86 L20 -91 Q0 -82 -21 -90Z', hot)
  const hound = (x, flip) =>
    group(
      `transform="translate(${x} 132) scale(${flip ? -1 : 1} 1)"`,
      limb(
        [
          [-12, -4],
          [-8, -26],
          [4, -44],
        ],
        [26, 24, 17],
        deep,
      ),
      limb(
        [
          [4, -40],
          [6, -18],
          [6, 0],
        ],
        [11, 8, 6],
        deep,
      ),
      limb(
        [
          [-14, -6],
          [-4, -4],
          [4, 0],
        ],
        [18, 14, 6],
        deep,
      ),
      circle(8, -54, 9, deep),
      limb(
        [
          [10, -52],
          [20, -48],
          [28, -47],
        ],
        [11, 9, 6],
        deep,
      ),
      poly(
        [
          [2, -58],
          [-2, -72],
          [9, -63],
        ],
        deep,
      ),
      limb(
        [
          [-20, -4],
          [-32, -6],
          [-38, -18],
        ],
        [6, 5, 1],
        deep,
      ),
      circle(12, -55, 1.6, hot),
      rect(-1, -44, 12, 3, hot),
    )
  return out + hound(-78, true) + hound(78, false) + stars(s, 20, light, -50)
})
