import { expect, test } from 'vitest'
import { isLightColour } from './isLightColour'

test.each([
  ['#ffffff', true],
  ['#f0e4cf', true],
  ['#FFB648', true],
  ['#5a1c15', false],
  ['#000000', false],
  ['#fff', false],
  ['white; background: url(x)', false],
  ['', false],
])('isLightColour(%s) is %s', (colour, light) => {
  expect(isLightColour(colour)).toBe(light)
})
