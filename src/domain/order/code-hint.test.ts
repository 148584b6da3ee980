import { describe, expect, it } from 'vitest'
import { codeHint } from './code-hint.ts'
import { codeStatusOf } from './code-state.ts'

const { unused, used } = codeStatusOf

describe('what is said of codes that let nobody in', () => {
  it('[B5] is that the presale is being exchanged, or was', () => {
    expect(codeHint({ statuses: [unused], isExchanged: true, isStay: false })).toBe(
      '正在换购别的，换购的订单取消后可以继续使用',
    )
    expect(codeHint({ statuses: [used], isExchanged: true, isStay: false })).toBe('已经换购，券码不能再用了')
  })

  it('is that all of them were used; nothing as long as one is left, or where there are none', () => {
    expect(codeHint({ statuses: [used, used], isExchanged: false, isStay: false })).toBe('券码都已使用，感谢您的光临')
    for (const statuses of [[used, unused], []])
      expect(codeHint({ statuses, isExchanged: false, isStay: false })).toBeUndefined()
  })

  it('is at a stay when one is let in, and what to bring', () => {
    const stay = { isExchanged: false, isStay: true }
    expect(codeHint({ ...stay, statuses: [unused] })).toBe('入住当天到前台办理，请带好全部入住人的有效证件')
    expect(codeHint({ ...stay, statuses: [used] })).toBe('券码都已使用，感谢您的光临')
  })
})
