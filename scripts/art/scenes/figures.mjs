// Small cut-out figures that several scenes share, drawn in hundredths around their own feet or middle.
import { circle, group, limb, line, oval, path, poly, rect } from '../../../fixtures/tools/art/ink.mjs'

const put = (x, y, scale, flip, body) =>
  group(`transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})"`, body)

/** A running man, 100 high, feet at (0, 0). */
export const runner = (x, y, scale, ink, { flip = false, more = '' } = {}) =>
  put(
    x,
    y,
    scale,
    flip,
    limb(
      [
        [6, -76],
        [1, -58],
        [-4, -42],
      ],
      [17, 21, 17],
      ink,
    ) +
      limb(
        [
          [-2, -62],
          [-20, -48],
          [-42, -46],
        ],
        [12, 18, 1],
        ink,
      ) +
      limb(
        [
          [-3, -44],
          [20, -40],
          [24, -16],
          [22, -4],
        ],
        [15, 14, 9, 7],
        ink,
      ) +
      oval(28, -3, 9, 4, ink) +
      limb(
        [
          [-4, -44],
          [-12, -24],
          [-36, -24],
        ],
        [15, 12, 7],
        ink,
      ) +
      oval(-40, -21, 4, 8, ink) +
      limb(
        [
          [6, -72],
          [24, -58],
          [40, -68],
        ],
        [10, 8, 6],
        ink,
      ) +
      limb(
        [
          [4, -72],
          [-16, -66],
          [-24, -50],
        ],
        [10, 8, 6],
        ink,
      ) +
      circle(10, -86, 9, ink) +
      more,
  )

/** A standing man in a coat, 100 high, feet at (0, 0). */
export const standing = (x, y, scale, ink, { flip = false, more = '' } = {}) =>
  put(
    x,
    y,
    scale,
    flip,
    path('M-15 -70 C-15 -78 15 -78 15 -70 L18 -34 L-18 -34Z', ink) +
      rect(-12, -36, 10, 34, ink) +
      rect(2, -36, 10, 34, ink) +
      oval(-9, -1, 11, 4, ink) +
      oval(9, -1, 11, 4, ink) +
      limb(
        [
          [-13, -70],
          [-20, -54],
          [-18, -36],
        ],
        [9, 8, 6],
        ink,
      ) +
      limb(
        [
          [13, -70],
          [20, -54],
          [18, -36],
        ],
        [9, 8, 6],
        ink,
      ) +
      circle(0, -85, 9, ink) +
      more,
  )

export const bowler = (x, y, s, ink) =>
  path(`M${x - 8 * s} ${y} C${x - 8 * s} ${y - 13 * s} ${x + 8 * s} ${y - 13 * s} ${x + 8 * s} ${y}Z`, ink) +
  oval(x, y, 13 * s, 2.6 * s, ink)
export const flatHat = (x, y, s, ink, band) =>
  rect(x - 8 * s, y - 7 * s, 16 * s, 7 * s, ink) +
  rect(x - 8 * s, y - 3 * s, 16 * s, 3 * s, band) +
  oval(x, y, 13 * s, 2.2 * s, ink)
export const topHat = (x, y, s, ink) =>
  rect(x - 8 * s, y - 18 * s, 16 * s, 18 * s, ink) + oval(x, y, 13 * s, 2.6 * s, ink)

/** A galloping horse, about 150 long, its belly at (0, 0). */
export const horse = (x, y, scale, ink, { flip = false, mane = ink } = {}) =>
  put(
    x,
    y,
    scale,
    flip,
    limb(
      [
        [-44, -14],
        [-10, -6],
        [26, -14],
        [40, -22],
      ],
      [30, 30, 34, 22],
      ink,
    ) +
      limb(
        [
          [34, -20],
          [50, -42],
          [62, -56],
        ],
        [32, 21, 15],
        ink,
      ) +
      limb(
        [
          [58, -58],
          [72, -50],
          [84, -38],
        ],
        [17, 14, 9],
        ink,
      ) +
      poly(
        [
          [56, -62],
          [58, -76],
          [65, -62],
        ],
        ink,
      ) +
      limb(
        [
          [36, -8],
          [58, -2],
          [70, 16],
          [60, 26],
        ],
        [18, 11, 7, 5],
        ink,
      ) +
      limb(
        [
          [30, -4],
          [46, 16],
          [38, 34],
          [46, 42],
        ],
        [18, 10, 6, 5],
        ink,
      ) +
      limb(
        [
          [-44, -12],
          [-50, 12],
          [-70, 22],
          [-78, 38],
        ],
        [26, 15, 8, 5],
        ink,
      ) +
      limb(
        [
          [-38, -8],
          [-36, 16],
          [-52, 32],
          [-54, 46],
        ],
        [22, 13, 7, 5],
        ink,
      ) +
      limb(
        [
          [-56, -20],
          [-76, -26],
          [-94, -12],
          [-108, -14],
        ],
        [8, 13, 9, 0],
        mane,
      ) +
      [0, 1, 2, 3]
        .map((k) =>
          limb(
            [
              [57 - k * 7, -66 + k * 11],
              [44 - k * 8, -70 + k * 11],
              [30 - k * 9, -62 + k * 10],
            ],
            [9, 8, 0],
            mane,
          ),
        )
        .join(''),
  )

/** A wheel with a rim and spokes. */
export const wheel = (x, y, radius, ink, { spokes = 8, rim = 0.16, hub = 0.2, phase = 0 } = {}) => {
  const at = (a) => [x + radius * 0.95 * Math.cos(a), y + radius * 0.95 * Math.sin(a)]
  const lines = Array.from({ length: spokes }, (_, k) =>
    line([[x, y], at((k * 2 * Math.PI) / spokes + phase)], ink, radius * 0.09),
  ).join('')
  return (
    circle(x, y, radius, 'none', `stroke="${ink}" stroke-width="${radius * rim}"`) +
    lines +
    circle(x, y, radius * hub, ink)
  )
}

export const moonDisc = (x, y, radius, ink, shade) =>
  circle(x, y, radius, ink) +
  [
    [-0.4, -0.3, 0.16],
    [0.3, -0.5, 0.1],
    [0.1, 0.35, 0.2],
    [-0.45, 0.4, 0.09],
    [0.55, 0.1, 0.12],
  ]
    .map(([dx, dy, q]) => circle(x + radius * dx, y + radius * dy, radius * q, shade))
    .join('')

/** Stars over the sky, none where copy stands. */
export const stars = (stage, n, ink, low = 20) => {
  let out = ''
  for (let k = 0; k < n; k++) {
    const [x, y, s] = [
      stage.r.between(stage.left, stage.right),
      stage.r.between(stage.top, low),
      stage.r.between(0.5, 1.5),
    ]
    if (x > stage.calm || y < stage.top * 0.75) out += circle(x, y, s, ink)
  }
  return out
}
