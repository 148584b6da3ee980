import { describe, expect, it } from 'vitest'
import { fitLines } from './fit-lines.ts'

/** A line takes so many signs. */
const of = (length: number) => (line: string) => [...line].length <= length

describe('the lines of a poster', () => {
  it('are one for a text that fits', () => {
    expect(fitLines('珊瑚海水世界', 2, of(6))).toEqual(['珊瑚海水世界'])
  })

  it('break between any two Chinese signs', () => {
    expect(fitLines('珊瑚海水世界全天票', 2, of(6))).toEqual(['珊瑚海水世界', '全天票'])
  })

  it('never break inside of a Latin word or a number', () => {
    expect(fitLines('棕榈谷 Club 2.5 天', 3, of(6))).toEqual(['棕榈谷', 'Club', '2.5 天'])
  })

  it('end in an ellipsis when there is too much, within the width', () => {
    expect(fitLines('珊瑚海水世界全天票含午餐', 2, of(5))).toEqual(['珊瑚海水世', '界全天票…'])
  })

  it('are none for a text that says nothing', () => {
    expect(fitLines('  ', 2, of(5))).toEqual([])
  })
})
