// The inks of the matchbox labels.
export const inks = {
  black: '#0f0b0c',
  cream: '#f6e7cd',
  red: '#c4211c',
  gold: '#f0b63a',
  wine: '#7d100f',
  teal: '#2c5d57',
  night: '#27334d',
  plum: '#3b2a52',
  sand: '#d9c46a',
  mint: '#8fc7b0',
  sky: '#86b6cf',
  rose: '#e39a9c',
  clay: '#d8653a',
  steel: '#8fa3ad',
  brown: '#6b4426',
  white: '#fffaf0',
}
