import { describe, expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

describe('a QR code', () => {
  it('is one path within its square, with a light edge that scanners need', () => {
    const { path, size } = qrPath('900003110111')
    expect(path).toMatch(/^M\d+ \d+h\d+v1H\d+z/)
    const ends = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [
      Number(x) + Number(width),
      Number(y),
    ])
    expect(ends.every(([right = 0, y = 0]) => right <= size - 2 && y >= 2 && y < size - 2)).toBe(true)
  })
})
