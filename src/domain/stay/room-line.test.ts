import { expect, it } from 'vitest'
import { roomLineName } from './room-line.ts'

it('a line of a stay tells room, rate and how many rooms; × 2 间 is never torn apart', () => {
  expect(roomLineName('海景大床房', '含双早', 2)).toBe('海景大床房 · 含双早 ×\u00a02\u00a0间')
})
