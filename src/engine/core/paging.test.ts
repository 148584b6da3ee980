import { describe, expect, it } from 'vitest'
import { appended } from './paging.ts'

describe('a later page', () => {
  it('[R52] is appended, and leaves the rest as the first page said it', () => {
    expect(appended({ list: [1, 2], total: 9 }, 'list', { list: [3], total: 8 })).toEqual({
      list: [1, 2, 3],
      total: 9,
      more: 'ready',
    })
  })

  it('[R52] is appended where the list stands', () => {
    const before = { page: { comments: [1], score: 5 }, more: 'loading' as const }
    expect(appended(before, 'page.comments', { page: { comments: [2] } })).toEqual({
      page: { comments: [1, 2], score: 5 },
      more: 'ready',
    })
  })

  it.each([{ list: [] }, {}, null, { list: 'none' }])('[R53] of %o ends the list', (page) => {
    expect(appended({ list: [1], more: 'loading' }, 'list', page)).toEqual({ list: [1], more: 'finished' })
  })
})
