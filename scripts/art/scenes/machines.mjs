// Scenes of wheels and motion: gears, driving wheels, streetcar, ghost carriage, falling boulders.
import {
  arc,
  circle,
  clip,
  fade,
  group,
  limb,
  line,
  mix,
  oval,
  path,
  poly,
  rect,
  star,
  turn,
} from '../../../fixtures/tools/art/ink.mjs'
import { flatHat, horse, moonDisc, runner, stars, wheel } from './figures.mjs'
import { staged } from './stage.mjs'

const gear = (x, y, radius, teeth, ink, hole, phase = 0) => {
  const list = []
  for (let k = 0; k < teeth; k++)
    for (const [da, q] of [
      [-0.26, 0.84],
      [-0.17, 1],
      [0.17, 1],
      [0.26, 0.84],
    ]) {
      const a = ((k + da) / teeth) * Math.PI * 2 + phase
      list.push([x + radius * q * Math.cos(a), y + radius * q * Math.sin(a)])
    }
  const holes = Array.from({ length: 5 }, (_, k) => {
    const a = (k / 5) * Math.PI * 2 + phase
    return circle(x + radius * 0.5 * Math.cos(a), y + radius * 0.5 * Math.sin(a), radius * 0.14, hole)
  }).join('')
  return poly(list, ink) + holes + circle(x, y, radius * 0.22, hole) + circle(x, y, radius * 0.1, ink)
}

export const gears = staged(([ground, deep, light, hot, cool], s) => {
  let out =
    s.fill(ground) +
    poly(
      [
        [s.left, 100],
        [s.right, -130],
        [s.right, -50],
        [s.left, 180],
      ],
      mix(ground, cool, 0.35),
    )
  for (const [x, y, w] of [
    [34, -86, 16],
    [62, -70, 18],
    [92, -96, 16],
  ])
    out +=
      poly(
        [
          [x, 120],
          [x + 3, y],
          [x + w - 3, y],
          [x + w, 120],
        ],
        deep,
      ) +
      rect(x + 1, y, w - 2, 8, hot) +
      [
        [0, -14, 9],
        [10, -26, 12],
        [26, -34, 15],
      ]
        .map(([dx, dy, q]) => circle(x + w / 2 + dx, y + dy, q, cool))
        .join('')
  out +=
    gear(-34, -34, 64, 14, hot, ground, 0.1) +
    gear(44, 34, 48, 11, deep, ground, 0.32) +
    gear(-44, 74, 38, 9, deep, ground, 0.5)
  const arm = (x, q) =>
    group(
      `transform="translate(${x} 180) scale(${q})"`,
      limb(
        [
          [0, 40],
          [2, -20],
          [-2, -64],
        ],
        [34, 27, 23],
        deep,
      ),
      path(
        'M-17 -62 L-17 -84 C-17 -92 -10 -94 -8 -88 C-6 -96 2 -96 3 -89 C6 -95 13 -94 13 -87 C18 -91 22 -86 21 -80 L19 -60 Q2 -52 -17 -62Z',
        light,
      ),
      line(
        [
          [-8, -86],
          [-8, -74],
        ],
        deep,
        2,
      ),
      line(
        [
          [3, -87],
          [3, -74],
        ],
        deep,
        2,
      ),
      line(
        [
          [13, -86],
          [13, -74],
        ],
        deep,
        2,
      ),
      path('M-17 -70 Q0 -76 6 -66', 'none', `stroke="${deep}" stroke-width="2.4"`),
      rect(-17, -56, 35, 9, hot),
    )
  return out + arm(-82, 0.9) + arm(84, 0.8) + arm(2, 1.06)
})

export const drivingWheels = staged(([ground, deep, light, hot, cool], s) => {
  let out = s.fill(ground)
  for (let x = s.left, k = 0; x < s.right; k++) {
    const w = s.r.between(14, 26)
    const y = -s.r.between(40, 116)
    if (x + w > s.calm) {
      out += rect(x, y, w - 1.4, 150, k % 3 ? cool : mix(cool, deep, 0.4))
      for (let wy = y + 7; wy < 0; wy += 11)
        for (let wx = x + 3; wx < x + w - 6; wx += 7) out += rect(wx, wy, 3.6, 5.4, s.r() > 0.75 ? hot : light)
    }
    x += w
  }
  for (let k = 0; k < 5; k++) out += rect(s.left, -132 + k * 5, s.right - s.left, 1.2, deep)
  for (const [x, k] of [
    [-80, 1],
    [-52, 3],
    [-22, 0],
    [6, 2],
    [36, 4],
    [70, 1],
    [92, 3],
  ])
    out +=
      turn(-20, x, -132 + k * 5, oval(x, -132 + k * 5, 4, 3, deep)) +
      line(
        [
          [x + 3.4, -133 + k * 5],
          [x + 3.4, -150 + k * 5],
        ],
        deep,
        1.4,
      )
  out += s.floor(14, deep) + rect(s.left, 12, s.right - s.left, 5, hot)
  const drive = (x) =>
    circle(x, 62, 52, ground) +
    wheel(x, 62, 46, hot, { spokes: 12, rim: 0.12, hub: 0.22 }) +
    circle(x, 62, 40, 'none', `stroke="${deep}" stroke-width="1"`) +
    clip(
      rect(x - 50, 62, 100, 60, '#fff'),
      path(`M${x - 38} 62 A38 38 0 0 0 ${x + 38} 62 L${x + 20} 74 L${x - 20} 74Z`, hot),
    ) +
    circle(x, 62, 7, ground)
  out += rect(s.left, 112, s.right - s.left, 5, light) + rect(s.left, 120, s.right - s.left, 2, mix(deep, light, 0.35))
  out += drive(-58) + drive(54) + (s.tall ? '' : drive(166))
  out +=
    line(
      [
        [-80, 80],
        [s.tall ? 32 : 144, 80],
      ],
      light,
      8,
    ) +
    line(
      [
        [-80, 80],
        [s.tall ? 32 : 144, 80],
      ],
      deep,
      1.4,
    ) +
    circle(-80, 80, 9, light) +
    circle(32, 80, 9, light) +
    circle(-80, 80, 3.4, deep) +
    circle(32, 80, 3.4, deep) +
    line(
      [
        [-80, 80],
        [-140, 66],
      ],
      light,
      6,
    )
  return out
})

export const streetcar = staged(([ground, deep, light, hot, cool], s) => {
  let out = s.fill(ground) + circle(-30, -44, 74, mix(ground, light, 0.45))
  for (let x = s.calm - 10, k = 0; x < s.right; x += 22, k++)
    out += poly(
      [
        [x, 90],
        [x, -s.r.between(34, 112)],
        [x + 19, -s.r.between(30, 112)],
        [x + 19, 90],
      ],
      k % 2 ? mix(ground, cool, 0.55) : mix(ground, cool, 0.35),
    )
  out +=
    s.floor(92, deep) +
    poly(
      [
        [s.left, 100],
        [s.right, 100],
        [s.right, 103],
        [s.left, 103],
      ],
      light,
    )
  for (const [y, a, b] of [
    [-20, -112, -70],
    [4, -124, -78],
    [28, -118, -72],
    [52, -130, -80],
    [74, -120, -70],
  ])
    out += rect(a, y, b - a, 3, light, 'rx="1.5"')
  out += group(
    'transform="translate(8 0) skewX(-11)"',
    line(
      [
        [10, -52],
        [-30, -108],
      ],
      deep,
      3,
    ),
    circle(-30, -109, 5, deep),
    star(-30, -110, 8, 12, 4, '#fff6c8'),
    path('M-80 -34 C-78 -54 78 -54 84 -34Z', deep),
    rect(-60, -58, 120, 9, mix(hot, deep, 0.4), 'rx="4"'),
    path('M-86 -34 L88 -34 L94 64 L-92 64Z', hot),
    rect(-89, 16, 182, 7, light),
    rect(-90, 46, 183, 5, mix(hot, deep, 0.4)),
    ...[-76, -46, -16, 14, 44].map(
      (x) => rect(x, -24, 24, 34, '#ffe9a8', 'rx="3"') + rect(x, -24, 12, 34, '#fff6d8', 'rx="3"'),
    ),
    rect(72, -24, 15, 84, deep, 'rx="2"'),
    rect(75, -20, 10, 40, '#ffe9a8'),
    ...[-64, -34, 26].map(
      (x, i) => circle(x, -4, 7, deep) + oval(x, -10, 9, 2.2, deep) + rect(x - 5, -16, 10, 6, i % 2 ? hot : deep),
    ),
    rect(-70, 64, 140, 8, deep),
    circle(94, 38, 7, '#fff6c8'),
  )
  for (const x of [-56, 44])
    out +=
      circle(x, 84, 17, deep) +
      circle(x, 84, 12, cool) +
      wheel(x, 84, 11, deep, { spokes: 6 }) +
      circle(x, 84, 4, light)
  return out
})

export const carriage = staged(([ground, deep, light, hot, cool], s) => {
  const sky = fade([deep], [cool], { mid: [0.6, [ground]] })
  let out = sky.def + s.fill(sky.fill) + stars(s, 50, light, -20) + moonDisc(34, -52, 54, light, mix(light, cool, 0.35))
  const team = (ink) =>
    horse(-52, 26, 0.66, ink, { flip: true }) +
    line(
      [
        [-24, 16],
        [22, 26],
      ],
      ink,
      2.4,
    ) +
    path('M8 -10 C8 -42 60 -46 76 -26 L80 30 L16 34 L14 8Z', ink) +
    rect(4, 24, 88, 12, ink, 'rx="4"') +
    limb(
      [
        [6, 26],
        [-4, 4],
        [0, -16],
      ],
      [22, 24, 17],
      ink,
    ) +
    circle(-2, -28, 10, ink) +
    poly(
      [
        [-14, -26],
        [-2, -48],
        [12, -22],
      ],
      ink,
    ) +
    limb(
      [
        [-4, -10],
        [-20, -2],
        [-32, 4],
      ],
      [9, 7, 5],
      ink,
    ) +
    line(
      [
        [-32, 4],
        [-80, -2],
      ],
      ink,
      1.2,
    ) +
    line(
      [
        [14, 24],
        [30, -92],
      ],
      ink,
      2.6,
    ) +
    path('M30 -92 C6 -104 -20 -96 -30 -76 C-14 -88 8 -90 29 -85Z', ink)
  const wheels = (ink) =>
    wheel(74, 44, 32, ink, { spokes: 10, rim: 0.1, hub: 0.16 }) +
    wheel(14, 52, 24, ink, { spokes: 8, rim: 0.12, hub: 0.18 })
  out +=
    group('opacity=".28" transform="translate(16 -9)"', team(light), wheels(light)) +
    group('opacity=".5" transform="translate(7 -4)"', team(mix(light, cool, 0.4)), wheels(mix(light, cool, 0.4)))
  out +=
    team(deep) +
    wheels(deep) +
    circle(-5, -27, 4.4, light) +
    circle(-7, -28, 1.2, deep) +
    circle(-3.4, -28, 1.2, deep) +
    rect(38, -20, 20, 22, hot, 'rx="3"') +
    rect(47, -20, 2, 22, deep)
  const wave = (y, ink, step, amp) => {
    let d = `M${s.left} ${s.bottom} L${s.left} ${y}`
    for (let x = s.left; x < s.right + step; x += step) d += ` q${step / 2} ${-amp} ${step} 0`
    return path(`${d} L${s.right + step} ${s.bottom}Z`, ink)
  }
  out +=
    wave(76, mix(cool, light, 0.3), 26, 10) +
    wave(86, cool, 32, 10) +
    wave(100, mix(ground, deep, 0.3), 28, 9) +
    wave(116, deep, 36, 9)
  return out
})

export const boulders = staged(([ground, deep, light, hot, cool], s) => {
  let out = s.fill(ground) + circle(62, -70, 34, light)
  const slope = (dy, ink) =>
    poly(
      [
        [s.left, (s.left + 100) * 0.62 - 60 + dy],
        [s.right, (s.right + 100) * 0.62 - 60 + dy],
        [s.right, 400],
        [s.left, 400],
      ],
      ink,
    )
  out += slope(-26, mix(ground, cool, 0.6)) + slope(0, cool)
  const rock = (x, y, q, a) =>
    turn(
      a,
      x,
      y,
      poly(
        [
          [-1, 0],
          [-0.74, -0.7],
          [-0.1, -1],
          [0.62, -0.84],
          [1, -0.16],
          [0.86, 0.56],
          [0.2, 1],
          [-0.64, 0.8],
        ].map(([px, py]) => [x + px * q, y + py * q]),
        deep,
      ),
      poly(
        [
          [-0.74, -0.7],
          [-0.1, -1],
          [0.62, -0.84],
          [0.1, -0.3],
          [-0.5, -0.2],
        ].map(([px, py]) => [x + px * q, y + py * q]),
        mix(deep, light, 0.34),
      ),
      poly(
        [
          [0.62, -0.84],
          [1, -0.16],
          [0.86, 0.56],
          [0.1, -0.3],
        ].map(([px, py]) => [x + px * q, y + py * q]),
        mix(deep, light, 0.18),
      ),
    )
  const on = (x, lift) => [x, (x + 100) * 0.62 - 60 - lift]
  for (const [x, q, lift, a] of [
    [-76, 40, 36, 10],
    [-12, 26, 62, 40],
    [-40, 15, 92, 70],
    [-100, 20, 84, 20],
    [-2, 19, 16, 120],
  ]) {
    const [px, py] = on(x, lift)
    out += rock(px, py, q, a) + arc(px, py, q + 7, 200, 250, light, 2.2) + arc(px, py, q + 12, 206, 240, light, 1.6)
  }
  const [fx, fy] = on(40, 0)
  out += turn(
    22,
    fx,
    fy,
    runner(fx, fy, 0.86, '#1b1513', {
      more:
        circle(10, -86, 9.6, light) +
        circle(14, -88, 1.3, '#1b1513') +
        line(
          [
            [11, -81],
            [16, -81],
          ],
          '#1b1513',
          1.3,
        ) +
        turn(-10, 10, -93, flatHat(10, -93, 1, '#1b1513', hot)) +
        poly(
          [
            [8, -74],
            [15, -75],
            [11, -60],
          ],
          light,
        ) +
        [
          [44, -76],
          [50, -70],
          [42, -68],
          [50, -79],
          [56, -75],
        ]
          .map(([x, y]) => circle(x, y, 4.6, hot))
          .join('') +
        line(
          [
            [42, -64],
            [36, -54],
          ],
          '#4f7a3a',
          3,
        ),
    }),
  )
  for (let k = 0; k < 30; k++) {
    const x = s.r.between(s.left, s.right)
    const [px, py] = on(x, -s.r.between(14, 120))
    if (x > s.calm) out += oval(px, py, s.r.between(2, 6), 1.6, mix(cool, deep, 0.35))
  }
  return out
})
