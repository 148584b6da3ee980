import { describe, expect, it } from 'vitest'
import { rateText, type Seen, verdictOf } from './error-rates.ts'

const seen = (views: number, failures: number): Seen => ({ views, failures })

describe('[W3] the block error rate of what is tried out', () => {
  it.each([
    ['too few looked at it', seen(5_000, 3), seen(99, 40), 'too-few'],
    ['too few looked at the rest', seen(20, 0), seen(500, 100), 'too-few'],
    ['four failures are no rate', seen(500, 0), seen(500, 4), 'as-before'],
    ['it fails as often as before', seen(900, 27), seen(100, 5), 'as-before'],
    ['it fails less', seen(900, 90), seen(300, 10), 'as-before'],
    ['it fails far more', seen(900, 3), seen(100, 12), 'risen'],
    ['it fails for everybody', seen(900, 0), seen(100, 100), 'risen'],
    ['everything fails everywhere', seen(200, 200), seen(200, 200), 'as-before'],
  ] as const)('%s', (_, rest, share, verdict) => {
    expect(verdictOf(rest, share)).toBe(verdict)
  })

  it('is said to a tenth of a percent', () => {
    expect([rateText(seen(300, 1)), rateText(seen(0, 3))]).toEqual(['0.3%', '100.0%'])
  })
})
