import { describe, expect, it } from 'vitest'
import { expandParts } from '../../core/expand-parts.ts'
import { check, notices, pageOf } from '../testing/shop.ts'
import { pageTooLarge } from './index.ts'

const many = <Made>(length: number, make: (at: number) => Made) => Array.from({ length }, (_, at) => make(at))
const blocksOf = (length: number, text = '早') => many(length, (at) => notices({ id: `b${at}`, props: { text } }))

describe('page-too-large', () => {
  it.each([
    ['blocks', { blocks: blocksOf(1001) }, '1001 个区块，最多 1000 个'],
    [
      'named values',
      { values: Object.fromEntries(many(301, (at) => [`v${at}`, '{{ 1 }}'])) },
      '301 个 values，最多 300 个',
    ],
    ['expressions', { blocks: blocksOf(100, '{{ 1 }}'.repeat(21)) }, '2100 个表达式，最多 2000 个'],
    ['letters of expressions', { blocks: blocksOf(120, `{{ 1 }}${'x'.repeat(900)}`) }, '108840 个字'],
  ])('refuses a page of too many %s, and says nothing else of it', (_, page, words) => {
    const [problem, ...more] = check(pageOf(page))
    expect(more).toEqual([])
    expect(problem?.rule).toBe('page-too-large')
    expect(problem?.message).toContain(words)
  })

  it('counts the blocks in popups', () => {
    const popups = { more: { title: '更多', blocks: many(600, (at) => notices({ id: `p${at}` })) } }
    expect(check(pageOf({ blocks: blocksOf(401), popups })).map(({ rule }) => rule)).toEqual(['page-too-large'])
  })

  it('refuses what parts of parts make of a page, which is never made', () => {
    const parts = Object.fromEntries(
      many(5, (at) => {
        const inside = at < 4 ? { part: `p${at + 1}` } : { id: 'words', widget: 'rich-text', props: {} }
        return [`p${at}`, { blocks: many(10, () => inside) }] as const
      }),
    )
    const found = pageTooLarge.check(expandParts({ blocks: [{ part: 'p0' }] }, parts as never))
    expect(found.map(({ message }) => message.zh)).toEqual([
      '内容连同用到的部件太多，最多 10000 项；少用几次部件，或分成几页',
    ])
  })

  it('counts the blocks that parts make as it counts the page’s own, and says how many there are', () => {
    const row = { blocks: many(200, (at) => ({ id: `r${at}`, widget: 'rich-text', props: {} })) }
    const rows = (count: number) => many(count, (at) => ({ id: `u${at}`, part: 'row' }))
    const found = (count: number) => {
      const page = { blocks: [notices({ id: 'own' }), ...rows(count)] }
      return pageTooLarge.check(expandParts(page, { row } as never)).map(({ message }) => message.zh.split('；')[0])
    }
    expect([found(4), found(5), found(7)]).toEqual([
      [],
      ['连同用到的部件和弹窗有 1001 个区块，最多 1000 个'],
      ['连同用到的部件和弹窗有 1401 个区块，最多 1000 个'],
    ])
  })

  it('takes a page of as many blocks as it may have', () => {
    expect(check(pageOf({ blocks: blocksOf(1000) })).map(({ rule }) => rule)).not.toContain('page-too-large')
  })
})
