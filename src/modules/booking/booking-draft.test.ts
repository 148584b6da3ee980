import { describe, expect, it } from 'vitest'
import { fakeMemory } from '../../kit/fake-tools.ts'
import { beginDraft, bookingDraft, draftObstacle, linesText } from './booking-draft.ts'

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

  it('[R4] is for no more people than its copies take', () => {
    const draft = { ...beginDraft(lines, '2026-11-26'), people: 11 }
    const text = '每份最多 10 位，请减少人数或增加份数'
    expect([draftObstacle(draft, () => true), draftObstacle(draft, () => true, 10)]).toEqual([undefined, text])
    expect(draftObstacle({ ...draft, copies: { 2: 2 } }, () => true, 10)).toBeUndefined()
  })

  it('[R3] is kept as it is', () => {
    const memory = fakeMemory()
    const draft = beginDraft(lines, '')
    bookingDraft.keep(memory, draft, '7')
    expect(bookingDraft.read(memory, '7')).toEqual(draft)
  })

  it.each(['{', '1', '{"date":"2026-11-25"}', '{"date":"","copies":{"1":-1},"people":2}'])(
    'is none when it is kept as %j',
    (text) => expect(bookingDraft.read(fakeMemory(new Map([['visit booking 7', text]])), '7')).toBeUndefined(),
  )
})
