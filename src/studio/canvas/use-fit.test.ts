import { expect, it } from 'vitest'
import { fitScale } from './use-fit.ts'

it.each([
  [800, 392, 1],
  [392, 392, 1],
  [392, 432, 392 / 432],
  [385, 770, 0.5],
])('in %i pixels a frame of %i is shown whole', (room, width, scale) => {
  expect(fitScale(room, width)).toBe(scale)
})
