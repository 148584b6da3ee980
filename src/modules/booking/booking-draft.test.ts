import { describe, expect, it } from 'vitest'
import { beginDraft, draftObstacle, keptDraft, linesText } from './booking-draft.ts'

const line = (subOrderId: string, bookable: number) => ({ subOrderId, name: subOrderId, copies: 9, bookable })
const lines = [line('1', 0), line('2', 2)]

describe('a booking that is begun', () => {
  it('[R3] has a copy of the first thing that can be booked', () => {
    expect(beginDraft(lines, '')).toEqual({ date: '', copies: { 1: 0, 2: 1 }, people: 2 })
  })

  it('[R3] goes on with what was chosen, as far as it can still be had; the address says the day', () => {
    const kept = { date: '2026-11-25', copies: { 1: 1, 2: 9 }, people: 4 }
    expect(beginDraft(lines, '2026-11-26', kept)).toEqual({ date: '2026-11-26', copies: { 1: 0, 2: 2 }, people: 4 })
  })

  it('[R4] needs a day that can be booked, and copies', () => {
    const draft = beginDraft(lines, '2026-11-25')
    expect(draftObstacle({ ...draft, date: '' }, () => true)).toBe('请选择日期')
    expect(draftObstacle(draft, () => false)).toBe('所选日期不在可预约范围内，请重新选择')
    expect(draftObstacle({ ...draft, copies: {} }, () => true)).toBe('请选择数量')
    expect([draftObstacle(draft, () => true), linesText(draft)]).toEqual([undefined, '2:1'])
  })

  it('forgets what the memory can’t tell', () => {
    expect([keptDraft('{'), keptDraft('1'), keptDraft(undefined)]).toEqual([{}, {}, {}])
  })
})
