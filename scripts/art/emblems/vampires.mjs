// The emblems of Les Vampires.
import {
  arc,
  circle,
  curve,
  limb,
  line,
  mirror,
  oval,
  path,
  poly,
  rays,
  rect,
  star,
  turn,
} from '../../../fixtures/tools/art/ink.mjs'

const K = '#0f0b0c',
  B = '#f6e7cd',
  R = '#c4211c',
  G = '#f0b63a',
  D = '#7d100f',
  T = '#2c5d57'
export const grounds = {
  box: [G, '#d99a24'],
  ring: [T, '#214a45'],
  book: [B, '#e3cfab'],
  ghost: ['#27334d', '#1d2740'],
  window: ['#d8653a', '#bd5029'],
  eyes: [K, '#241a1c'],
  cannon: ['#8fa9a0', '#789389'],
  bolt: ['#3b2a52', '#2c1f40'],
  bottle: ['#d9c46a', '#c2ab4b'],
  masks: [R, '#a51814'],
}

export const objects = {
  box: (x, y, u) =>
    rect(x - u * 0.5, y - u * 0.1, u, u * 0.62, K) +
    rect(x, y - u * 0.1, u * 0.5, u * 0.62, '#2b2123') +
    poly(
      [
        [x - u * 0.56, y - u * 0.1],
        [x + u * 0.56, y - u * 0.1],
        [x + u * 0.46, y - u * 0.24],
        [x - u * 0.46, y - u * 0.24],
      ],
      D,
    ) +
    rect(x - u * 0.09, y - u * 0.24, u * 0.18, u * 0.76, R) +
    mirror(x, circle(x + u * 0.16, y - u * 0.34, u * 0.13, 'none', `stroke="${R}" stroke-width="${u * 0.07}"`)) +
    mirror(
      x,
      oval(x + u * 0.26, y + u * 0.16, u * 0.11, u * 0.06, B) + circle(x + u * 0.26, y + u * 0.16, u * 0.045, K),
    ),
  ring: (x, y, u) =>
    circle(x, y + u * 0.16, u * 0.42, 'none', `stroke="${G}" stroke-width="${u * 0.13}"`) +
    arc(x, y + u * 0.16, u * 0.42, 190, 250, B, u * 0.035) +
    poly(
      [
        [x - u * 0.3, y - u * 0.36],
        [x - u * 0.17, y - u * 0.58],
        [x + u * 0.17, y - u * 0.58],
        [x + u * 0.3, y - u * 0.36],
        [x, y - u * 0.1],
      ],
      R,
    ) +
    poly(
      [
        [x - u * 0.12, y - u * 0.36],
        [x, y - u * 0.58],
        [x + u * 0.12, y - u * 0.36],
        [x, y - u * 0.1],
      ],
      '#f05a4a',
    ) +
    limb(
      [
        [x, y - u * 0.58],
        [x + u * 0.01, y - u * 0.74],
        [x, y - u * 0.88],
      ],
      [u * 0.05, u * 0.03, 0],
      B,
    ),
  book: (x, y, u) =>
    turn(
      -8,
      x,
      y,
      rect(x - u * 0.42, y - u * 0.58, u * 0.9, u * 1.16, D),
      rect(x - u * 0.4, y - u * 0.54, u * 0.86, u * 1.1, '#fffaf0'),
      rect(x - u * 0.46, y - u * 0.62, u * 0.86, u * 1.14, R),
      rect(x - u * 0.46, y - u * 0.62, u * 0.13, u * 1.14, D),
      star(x + u * 0.04, y - u * 0.06, 8, u * 0.26, u * 0.1, K),
      circle(x + u * 0.04, y - u * 0.06, u * 0.08, G),
      ...[0, 1, 2].map((k) => rect(x - u * 0.2, y + u * (0.28 + k * 0.07), u * (0.48 - k * 0.1), u * 0.025, G)),
    ),
  ghost: (x, y, u) =>
    circle(x + u * 0.2, y - u * 0.2, u * 0.6, '#f2d98c') +
    path(
      `M${x - u * 0.42} ${y + u * 0.62} C${x - u * 0.46} ${y - u * 0.2} ${x - u * 0.36} ${y - u * 0.66} ${x} ${y - u * 0.66} C${x + u * 0.36} ${y - u * 0.66} ${x + u * 0.46} ${y - u * 0.2} ${x + u * 0.42} ${y + u * 0.62} L${x + u * 0.28} ${y + u * 0.48} L${x + u * 0.14} ${y + u * 0.62} L${x} ${y + u * 0.48} L${x - u * 0.14} ${y + u * 0.62} L${x - u * 0.28} ${y + u * 0.48}Z`,
      B,
    ) +
    mirror(x, oval(x + u * 0.14, y - u * 0.2, u * 0.07, u * 0.11, K)) +
    oval(x, y + u * 0.08, u * 0.06, u * 0.1, K),
  window: (x, y, u) =>
    rect(x - u * 0.42, y - u * 0.68, u * 0.84, u * 1.1, K) +
    rect(x - u * 0.35, y - u * 0.61, u * 0.7, u * 0.96, '#1d2740') +
    circle(x + u * 0.12, y - u * 0.32, u * 0.15, '#f7dc8d') +
    rect(x - u * 0.03, y - u * 0.62, u * 0.06, u, K) +
    rect(x - u * 0.36, y - u * 0.16, u * 0.72, u * 0.06, K) +
    rect(x - u * 0.52, y + u * 0.4, u * 1.04, u * 0.1, B) +
    curve(
      [
        [x + u * 0.24, y - u * 0.1],
        [x + u * 0.3, y + u * 0.4],
        [x + u * 0.22, y + u * 0.7],
        [x + u * 0.3, y + u * 1.1],
      ],
      G,
      u * 0.05,
    ) +
    circle(x + u * 0.25, y + u * 0.62, u * 0.06, G) +
    circle(x + u * 0.25, y + u * 0.86, u * 0.06, G),
  eyes: (x, y, u) =>
    rays(x, y, u * 0.2, u * 3, 32, '#2f2023', { duty: 0.5 }) +
    mirror(
      x,
      path(
        `M${x + u * 0.1} ${y} Q${x + u * 0.52} ${y - u * 0.5} ${x + u * 0.98} ${y - u * 0.06} Q${x + u * 0.5} ${y + u * 0.4} ${x + u * 0.1} ${y}Z`,
        B,
      ) +
        [0.25, 0.2, 0.15, 0.1, 0.05].map((q, i) => circle(x + u * 0.53, y - u * 0.03, u * q, i % 2 ? B : R)).join('') +
        path(
          `M${x + u * 0.08} ${y - u * 0.26} Q${x + u * 0.5} ${y - u * 0.66} ${x + u * 1.02} ${y - u * 0.3}`,
          'none',
          `stroke="${B}" stroke-width="${u * 0.05}" stroke-linecap="round"`,
        ),
    ),
  cannon: (x, y, u) =>
    turn(
      -24,
      x,
      y,
      rect(x - u * 0.3, y - u * 0.2, u * 1.0, u * 0.32, K, `rx="${u * 0.05}"`),
      rect(x + u * 0.66, y - u * 0.25, u * 0.13, u * 0.42, K),
      rect(x - u * 0.02, y - u * 0.2, u * 0.08, u * 0.32, R),
      circle(x - u * 0.34, y - u * 0.04, u * 0.13, K),
    ) +
    circle(x - u * 0.1, y + u * 0.26, u * 0.36, K) +
    circle(x - u * 0.1, y + u * 0.26, u * 0.28, '#8fa9a0') +
    rays(x - u * 0.1, y + u * 0.26, 0, u * 0.3, 8, K, { duty: 0.3 }) +
    circle(x - u * 0.1, y + u * 0.26, u * 0.09, R) +
    star(x + u * 0.94, y - u * 0.42, 9, u * 0.3, u * 0.13, R) +
    star(x + u * 0.94, y - u * 0.42, 9, u * 0.18, u * 0.08, G),
  bolt: (x, y, u) =>
    [
      [-0.34, -0.3, 0.34],
      [0.36, -0.3, 0.36],
      [0, -0.44, 0.42],
      [0, -0.24, 0.34],
    ]
      .map(([a, b, c]) => circle(x + u * a, y + u * b, u * c, '#5d4580'))
      .join('') +
    rect(x - u * 0.66, y - u * 0.28, u * 1.34, u * 0.34, '#5d4580', `rx="${u * 0.17}"`) +
    poly(
      [
        [x + u * 0.1, y - u * 0.3],
        [x - u * 0.3, y + u * 0.34],
        [x - u * 0.02, y + u * 0.3],
        [x - u * 0.2, y + u * 0.86],
        [x + u * 0.34, y + u * 0.12],
        [x + u * 0.06, y + u * 0.14],
        [x + u * 0.34, y - u * 0.3],
      ],
      G,
    ),
  bottle: (x, y, u) =>
    rect(x - u * 0.1, y - u * 0.7, u * 0.2, u * 0.4, T) +
    rect(x - u * 0.14, y - u * 0.84, u * 0.28, u * 0.16, D) +
    path(
      `M${x - u * 0.1} ${y - u * 0.36} C${x - u * 0.12} ${y - u * 0.16} ${x - u * 0.4} ${y - u * 0.1} ${x - u * 0.4} ${y + u * 0.2} L${x - u * 0.4} ${y + u * 0.64} L${x + u * 0.4} ${y + u * 0.64} L${x + u * 0.4} ${y + u * 0.2} C${x + u * 0.4} ${y - u * 0.1} ${x + u * 0.12} ${y - u * 0.16} ${x + u * 0.1} ${y - u * 0.36}Z`,
      T,
    ) +
    rect(x - u * 0.3, y + u * 0.08, u * 0.6, u * 0.46, B) +
    circle(x, y + u * 0.24, u * 0.13, K) +
    rect(x - u * 0.07, y + u * 0.32, u * 0.14, u * 0.1, K) +
    mirror(x, circle(x + u * 0.05, y + u * 0.24, u * 0.035, B)) +
    line(
      [
        [x - u * 0.16, y + u * 0.48],
        [x + u * 0.16, y + u * 0.48],
      ],
      R,
      u * 0.03,
    ) +
    arc(x - u * 0.2, y + u * 0.1, u * 0.14, 180, 250, '#7fb0a4', u * 0.03),
  masks: (x, y, u) =>
    [
      [-0.42, -8, K, B],
      [0.42, 8, B, K],
    ]
      .map(([dx, t, a, _b]) =>
        turn(
          t,
          x + u * dx,
          y,
          path(
            `M${x + u * (dx - 0.4)} ${y - u * 0.24} Q${x + u * dx} ${y - u * 0.06} ${x + u * (dx + 0.4)} ${y - u * 0.24} C${x + u * (dx + 0.44)} ${y + u * 0.2} ${x + u * (dx + 0.16)} ${y + u * 0.3} ${x + u * dx} ${y + u * 0.1} C${x + u * (dx - 0.16)} ${y + u * 0.3} ${x + u * (dx - 0.44)} ${y + u * 0.2} ${x + u * (dx - 0.4)} ${y - u * 0.24}Z`,
            a,
          ),
          ...[-1, 1].map((s) => oval(x + u * (dx + s * 0.19), y + u * 0.02, u * 0.1, u * 0.07, R)),
        ),
      )
      .join('') +
    mirror(x, circle(x + u * 0.1, y - u * 0.56, u * 0.17, 'none', `stroke="${G}" stroke-width="${u * 0.06}"`)),
}
