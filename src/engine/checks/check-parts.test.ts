import { describe, expect, it } from 'vitest'
import type { Page } from '../../../schemas/page/page.ts'
import { checkParts, partsNamedIn } from './check-parts.ts'
import { lists, notices, pageOf, shop, type Parts } from './testing/shop.ts'
import { validatePage } from './validate-page.ts'

const partOf = (more: Parts = {}): Parts => ({
  versions: { page: 1, notice: 2 },
  title: '最好的一个',
  inputs: { offers: { from: 'offers' }, title: { type: 'string', default: '套餐' } },
  values: { best: '{{ first(offers.list) }}' },
  blocks: [
    notices({ id: 'best', props: { text: "{{ title + default(best.name, '') }}" } }),
    lists({ title: '{{ title }}' }, { id: 'rest' }),
  ],
  ...more,
})

const sourceOf = (name: string, part: unknown) => ({
  name,
  file: `pages/parts/${name}.json`,
  text: JSON.stringify(part, undefined, 2),
})

const use = (more: Parts = {}): Parts => ({ part: 'best-offer', with: { offers: '{{ offers }}' }, ...more })

/** What is said of a page and of its parts, and the page that would serve. */
function judge(blocks: readonly unknown[], parts: Parts = { 'best-offer': partOf() }, more: Parts = {}) {
  const sources = Object.entries(parts).map(([name, part]) => sourceOf(name, part))
  const checked = checkParts(sources, shop)
  const text = JSON.stringify(pageOf({ blocks, ...more }), undefined, 2)
  const { page, problems } = validatePage({ name: 'home', file: 'pages/home.json', text }, { ...shop, ...checked })
  const inParts = [...checked.problems.values()].flat()
  const told = [...inParts, ...problems].map(({ file, rule, start, end, message }) => {
    const source = file === 'pages/home.json' ? text : (sources.find((one) => one.file === file)?.text ?? '')
    return `${file} ${rule} ${source.slice(start.offset, end.offset)}: ${message.zh}`
  })
  return { told, page: page as Page }
}

describe('a popup of a page that uses a part', () => {
  it('is told at its own place that it has no blocks', () => {
    const { told } = judge([use()], undefined, { popups: { rules: { title: '规则' } } })
    expect(told.filter((line) => line.includes('page-shape'))).toEqual([
      'pages/home.json page-shape {: 缺少字段「blocks」（区块）',
    ])
  })
})

describe('a part of pages', () => {
  it('stands as its blocks where a page uses it, with what the page gives in place of its inputs', () => {
    const { told, page } = judge([notices(), use({ with: { offers: '{{ offers }}', title: '今日' } })])
    expect(told).toEqual([])
    expect(page.values).toEqual({ bestOffer0best: '{{ first(offers.list) }}' })
    expect(page.blocks).toMatchObject([
      { id: 'tip' },
      { id: 'best', props: { text: "{{ '今日' + default(bestOffer0best.name, '') }}" } },
      { id: 'rest', props: { title: '今日', items: '{{ offers.list }}' } },
    ])
  })

  it('makes a value of what is more than a name, so that it is computed once', () => {
    const { page } = judge([use({ with: { offers: '{{ offers }}', title: "{{ 'a' + 'b' }}" } })])
    expect(page.values).toMatchObject({ bestOffer0title: "{{ 'a' + 'b' }}" })
    expect(page.blocks[1]?.props).toMatchObject({ title: '{{ bestOffer0title }}' })
  })

  it('may be used twice, with an id for each or without', () => {
    const { told, page } = judge([use({ id: 'a' }), use({ id: 'b' })])
    expect(told).toEqual([])
    expect(page.blocks.map(({ id }) => id)).toEqual(['a-best', 'a-rest', 'b-best', 'b-rest'])
    expect(Object.keys(page.values ?? {})).toEqual(['a0best', 'b0best'])
    expect(judge([use(), use()]).told).toEqual([])
    expect(judge([use({ id: 'a' }), use({ id: 'a' })]).told).toEqual([
      'pages/home.json duplicate-block-id "best-offer": 部件「best-offer」用在这里：id「a-best」前面的区块已经用了',
    ])
  })

  it('is checked by itself, with the types of its inputs', () => {
    const wrong = partOf({ values: { best: '{{ first(offers.lst) }}' } })
    expect(judge([use()], { 'best-offer': wrong }).told).toEqual([
      expect.stringContaining('pages/parts/best-offer.json unknown-field lst'),
      'pages/home.json unknown-part "best-offer": 部件没有通过检查，先改 pages/parts/best-offer.json',
    ])
  })

  it('has what a page gives it compared with what it declares', () => {
    const rules = (given: unknown) => judge([lists(), use({ with: given })]).told
    expect(rules({ offers: '{{ offers }}', titel: '今日' })).toEqual([
      'pages/home.json part-input "titel": 没有输入「titel」，是不是「title」？',
    ])
    expect(rules({})).toEqual(['pages/home.json part-input "with": 缺少输入「offers」'])
    expect(rules({ offers: '{{ offers }}', title: 5 })).toEqual([
      'pages/home.json part-input 5: 「title」应该是文字，却是数字',
    ])
    expect(rules({ offers: '{{ offers.total }}' })[0]).toContain('expression-type offers.total')
  })

  it('that is not there is told with what was probably meant', () => {
    expect(judge([use({ part: 'best-ofer' }), lists()]).told).toEqual([
      'pages/home.json unknown-part "best-ofer": 没有部件「best-ofer」，是不是「best-offer」？',
    ])
  })

  it('may use another part, and none that leads back to it', () => {
    const outer = partOf({
      inputs: { all: { from: 'offers' } },
      values: undefined,
      blocks: [use({ with: { offers: '{{ all }}' } })],
    })
    const { told, page } = judge([use({ part: 'outer', with: { all: '{{ offers }}' } })], {
      outer,
      'best-offer': partOf(),
    })
    expect(told).toEqual([])
    expect(page.blocks.map(({ id }) => id)).toEqual(['best', 'rest'])
    expect(page.values).toEqual({ outer0bestOffer0best: '{{ first(offers.list) }}' })
    const circle = judge([lists()], {
      a: partOf({ blocks: [{ part: 'b', with: {} }] }),
      b: partOf({ blocks: [{ part: 'a', with: {} }] }),
    })
    expect(circle.told.filter((text) => text.includes('part-cycle'))).toHaveLength(2)
  })

  it('leaves the places of the blocks around it as they stand in the file', () => {
    expect(judge([use(), notices({ props: { txet: 1 } })]).told).toEqual([
      'pages/home.json unknown-prop "txet": 没有设置「txet」，是不是「text」？',
    ])
  })

  it('is found by name in the text of a page', () => {
    expect(partsNamedIn('[{ "part": "a-b" }, {"part":"c"}, { "part": "c" }]')).toEqual(['a-b', 'c'])
  })
})
