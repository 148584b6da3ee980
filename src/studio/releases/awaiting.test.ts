import { describe, expect, it } from 'vitest'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { awaiting } from './awaiting.ts'

const release = (name: string, more: Partial<ReleaseRow> & Pick<ReleaseRow, 'state'>): ReleaseRow => ({
  ...{ id: name, kind: 'single', name, message: '', version: 2, items: [] },
  ...{ createdBy: '小王', createdAt: 0, changedAt: 0, ...more },
})
const asked = release('小王问的', { state: 'asked', askedBy: '小王' })
const own = release('安娜问的', { state: 'asked', askedBy: '安娜' })
const refused = release('没批准', { state: 'open', askedBy: '小王', reason: '安娜 没有批准：图片太大' })
const approved = release('批准了', { state: 'open', askedBy: '小王', approvedBy: '安娜' })
const others = [
  release('还没问', { state: 'open' }),
  release('发布了', { state: 'published', askedBy: '小王', approvedBy: '安娜' }),
  release('取消了', { state: 'cancelled', askedBy: '小王', reason: '安娜 没有批准：不要了' }),
]
const namesFor = (name: string, role: 'editor' | 'publisher') => {
  const { toDecide, ...mine } = awaiting([asked, own, refused, approved, ...others], { name, role })
  return [toDecide, mine.refused, mine.approved].map((rows) => rows.map((row) => row.name))
}

describe('[F2] what waits for somebody', () => {
  it('is what others asked for, where they may approve it', () => {
    expect(namesFor('安娜', 'publisher')).toEqual([['小王问的'], [], []])
    expect(namesFor('小李', 'editor')).toEqual([[], [], []])
  })

  it('and what became of what they asked for, until something else becomes of it', () => {
    expect(namesFor('小王', 'publisher')).toEqual([['安娜问的'], ['没批准'], ['批准了']])
  })
})
