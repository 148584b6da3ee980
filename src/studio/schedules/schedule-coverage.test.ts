import { describe, expect, it } from 'vitest'
import type { Block } from '../../../schemas/page/block.ts'
import { scheduleCoverage } from './schedule-coverage.ts'
import { documentOf, type JsonMap } from '../document/index.ts'
import { coverageText, schedulesOf } from './schedule-list.tsx'

const week = { from: '2026-11-23T00:00', until: '2026-11-30T00:00' }
const banner = (id: string, live?: Block['live'], more: Partial<Block> = {}): Block => ({
  id,
  widget: 'banner',
  ...(live && { live }),
  ...more,
})
const look = (blocks: readonly Block[], experiments = {}) =>
  scheduleCoverage({ lists: { 页面: blocks }, experiments, ...week })

describe('a list that is filled by turns', () => {
  it('is told to be empty between the turns, before the first and after the last', () => {
    const found = look([
      banner('one', { from: '2026-11-24T00:00', until: '2026-11-25T12:00' }),
      banner('two', { from: '2026-11-27T00:00', until: '2026-11-28T00:00' }),
    ])
    expect(found).toEqual([
      { kind: 'empty', list: '页面', from: '2026-11-23T00:00', until: '2026-11-24T00:00' },
      { kind: 'empty', list: '页面', from: '2026-11-25T12:00', until: '2026-11-27T00:00' },
      { kind: 'empty', list: '页面', from: '2026-11-28T00:00', until: '2026-11-30T00:00' },
    ])
  })

  it('is not when one turn begins as the other ends, or when a block always stands in it', () => {
    const turns = [banner('one', { until: '2026-11-25T12:00' }), banner('two', { from: '2026-11-25T12:00' })]
    expect(look(turns)).toEqual([])
    expect(look([banner('one', { until: '2026-11-24T00:00' }), banner('always')])).toEqual([])
  })

  it('is looked for in slots as well, named by their container', () => {
    const box: Block = { id: 'box', widget: 'columns', slots: { left: [banner('one', { from: '2026-11-29T00:00' })] } }
    expect(look([box])).toEqual([
      { kind: 'empty', list: 'box › left', from: '2026-11-23T00:00', until: '2026-11-29T00:00' },
    ])
  })
})

describe('two campaigns', () => {
  const one = { from: '2026-11-23T00:00', until: '2026-11-26T00:00' }
  const other = { from: '2026-11-25T00:00', until: '2026-11-30T00:00' }

  it('overlap where both stand in one list as the same widget', () => {
    expect(look([banner('one', one), banner('two', other)])).toEqual([
      { kind: 'overlap', list: '页面', blocks: ['one', 'two'], from: '2026-11-25T00:00', until: '2026-11-26T00:00' },
    ])
  })

  it('do not where nobody sees both: other audiences, other arms', () => {
    const members = { audience: { login: true } }
    const visitors = { audience: { login: false } }
    expect(look([banner('one', one, members), banner('two', other, visitors)])).toEqual([])
  })
})

describe('a block that nobody ever sees', () => {
  it('is one whose time is over, ends before it begins, or stands in an arm without a share', () => {
    const arm = { experiment: { name: 'title', arm: 'b' } }
    const found = look(
      [
        banner('old', { until: '2026-11-01T00:00' }),
        banner('backwards', { from: '2026-11-25T00:00', until: '2026-11-24T00:00' }),
        banner('arm', undefined, arm),
      ],
      { title: { a: 100, b: 0 } },
    )
    expect(found.filter(({ kind }) => kind === 'never')).toEqual([
      { kind: 'never', list: '页面', block: 'old', why: 'over' },
      { kind: 'never', list: '页面', block: 'backwards', why: 'backwards' },
      { kind: 'never', list: '页面', block: 'arm', why: 'no-share' },
    ])
  })
})

describe('a finding', () => {
  it('calls blocks and the places in them as the outline does', () => {
    const gone = banner('gone', { until: '2026-11-01T00:00' })
    const box: Block = { id: 'box', widget: 'columns', slots: { left: [gone] } }
    const words = { block: (id: string) => (id === 'box' ? '两栏' : '横幅'), slot: () => '两栏 的 左栏' }
    const found = scheduleCoverage({ lists: { 页面: [box] }, words, ...week })
    expect(found.map(coverageText)).toEqual([
      '「横幅」没有人会看到：展示时间已经结束',
      '「两栏 的 左栏」是空的：11-23 00:00 – 11-30 00:00',
    ])
  })

  it('is told in words, with its time', () => {
    const found = look([banner('one', { from: '2026-11-24T20:00', until: '2026-11-23T08:00' })])
    expect(found.map(coverageText)).toEqual([
      '「one」没有人会看到：结束早于开始',
      '「页面」是空的：11-23 00:00 – 11-30 00:00',
    ])
  })
})

describe('the lists that are looked through', () => {
  const over = { live: { until: '2026-11-01T00:00' } }
  const titles = { widgets: {}, parts: {}, screen: { end: '表单下面' } }
  const asked = (text: object) => schedulesOf(documentOf(text as JsonMap, 'page'), titles)

  it('are all that a document has, by the words for them: its own, those of popups, and those around a screen', () => {
    const popups = { terms: { title: '条款', blocks: [{ ...banner('p'), ...over }] }, none: { title: '空' } }
    const ofPage = asked({
      blocks: [banner('a'), { ...banner('h'), hidden: true }],
      popups,
      experiments: { e: { a: 1 } },
    })
    expect(Object.entries(ofPage.lists).map(([name, list]) => [name, list.map(({ id }) => id)])).toEqual([
      ['页面', ['a']],
      ['弹层 条款', ['p']],
    ])
    expect(ofPage.experiments).toEqual({ e: { a: 1 } })
    const ofScreen = asked({ slots: { end: [{ ...banner('s'), ...over }] } })
    expect(scheduleCoverage({ ...ofScreen, ...week }).map(coverageText)[0]).toBe('「s」没有人会看到：展示时间已经结束')
    expect(Object.keys(ofScreen.lists)).toEqual(['表单下面'])
  })
})
