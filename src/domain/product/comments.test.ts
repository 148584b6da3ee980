import { describe, expect, it } from 'vitest'
import { commentTime, enjoyRate, meanScore, scoreText } from './comments.ts'

describe('comments', () => {
  it('[A9] print a score with one decimal', () => {
    expect([5, 4.75, 4.8, 0].map(scoreText)).toEqual(['5.0', '4.8', '4.8', '0.0'])
  })

  it('have a mean score of one decimal and a rate in whole percent', () => {
    expect([meanScore(14, 3), enjoyRate(2, 3)]).toEqual([4.7, '67%'])
  })

  it('[B9] that there are none count as 5 and 100%', () => {
    expect([meanScore(0, 0), enjoyRate(0, 0)]).toEqual([5, '100%'])
  })
})

describe('the time of a comment', () => {
  const at = Date.parse('2026-11-20T10:00:00+08:00')
  const after = (ms: number) => commentTime('2026-11-20T10:00:00', at + ms)
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

  it('is told from now on', () => {
    expect([0, minute - 1, minute, hour - 1, hour, day - 1, day, 30 * day].map(after)).toEqual([
      '刚刚',
      '刚刚',
      '1 分钟前',
      '59 分钟前',
      '1 小时前',
      '23 小时前',
      '1 天前',
      '30 天前',
    ])
  })

  it('[B9] is the date over 30 days', () => {
    expect(after(30 * day + 1)).toBe('2026-11-20')
  })

  it('is the date while the moment is not known, and what it says where it is no time', () => {
    expect(commentTime('2026-11-20T10:00:00', undefined)).toBe('2026-11-20')
    expect(commentTime('昨天', at)).toBe('昨天')
  })

  it('of a comment from the future is 刚刚', () => {
    expect(after(-5 * day)).toBe('刚刚')
  })
})
