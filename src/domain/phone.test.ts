import { describe, expect, it } from 'vitest'
import { maskedPhone } from './phone.ts'

describe('a phone where others may look', () => {
  it.each([
    ['13800000003', '138****0003'],
    ['+85291234567', '+85****4567'],
    ['0898 8881 2345', '089****2345'],
    ['138****0003', '138****0003'],
    ['9123456', '****'],
    ['', ''],
  ])(
    '[A3] %s is its first three and its last four signs, and nothing when those were most of it: %s',
    (phone, shown) => {
      expect(maskedPhone(phone)).toBe(shown)
    },
  )
})
