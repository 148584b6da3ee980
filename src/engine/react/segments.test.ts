import { describe, expect, it } from 'vitest'
import { inSegments } from './segments.ts'

const listOf = (length: number) => Array.from({ length }, (_, at) => at)

describe('the segments of a list', () => {
  it.each([0, 1, 20, 48])('are the list itself when it is short: %i', (length) => {
    const list = listOf(length)
    expect(inSegments(list)).toEqual([list])
  })

  it.each([49, 72, 100, 1000])('hold all of a long one, in order, and few each: %i', (length) => {
    const segments = inSegments(listOf(length))
    expect(segments.flat()).toEqual(listOf(length))
    expect(Math.max(...segments.map((each) => each.length))).toBeLessThanOrEqual(24)
  })
})
