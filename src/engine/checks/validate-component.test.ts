import { describe, expect, it } from 'vitest'
import { sandboxContent } from '../../../sandbox/content/index.ts'
import { checkComponent } from './testing/shop.ts'

const entry = { id: '1', title: '海风已经备好', themePicUri: '/tc-fostay/media/bay-1', picAlt: '海边' }
const banner = (...entries: object[]) => ({ title: '首页轮播', type: '轮播图', entries })
const rulesOf = (value: unknown) => checkComponent(value).map(({ rule }) => rule)

describe('[E2] a page component', () => {
  it('has the entries of its kind', () => {
    expect(checkComponent(banner(entry))).toEqual([])
    expect(checkComponent(banner({ id: '1', title: '没有图片' })).map(({ rule, message }) => [rule, message])).toEqual([
      ['component-shape', expect.stringContaining('themePicUri')],
    ])
    expect(checkComponent({ title: '公告', type: '公告', entries: [{ id: '1', title: '今天不检修' }] })).toEqual([])
  })

  it('of a kind that nobody was told of may have any of the fields', () => {
    expect(checkComponent({ title: '甲', type: '新的种类', entries: [{ id: '1', title: '一' }] })).toEqual([])
    expect(rulesOf({ title: '甲', type: '新的种类', entries: [{ id: '1', title: '一', colour: 'red' }] })).toEqual([
      'component-shape',
    ])
  })

  it.each([
    ['a closed address', { jumpPath: '/gift', redirectType: 'page' }, 'closed-address', '"/gift"'],
    ['an address that is not there', { jumpPath: '/nowhere', redirectType: 'page' }, 'unknown-route', '"/nowhere"'],
    ['a program', { jumpPath: 'javascript:alert(1)', redirectType: 'page' }, 'unsafe-link', '"javascript:alert(1)"'],
    ['a product that is not there', { jumpParames: { product_url: '/goods/1' } }, 'unknown-product', '"/goods/1"'],
    [
      'a picture that is not there',
      { themePicUri: '/tc-fostay/media/lost-1' },
      'unknown-picture',
      '"/tc-fostay/media/lost-1"',
    ],
    ['a day that is not there', { live: { from: '2026-02-30T00:00' } }, 'schedule-date', '"2026-02-30T00:00"'],
    [
      'an end before the beginning',
      { live: { from: '2027-02-02T00:00', until: '2027-02-01T00:00' } },
      'schedule-order',
      '"2027-02-01T00:00"',
    ],
    ['a time that is over', { live: { until: '2020-01-01T00:00' } }, 'schedule-over', '"2020-01-01T00:00"'],
  ])('is told of %s as a page is, where it stands', (_, more, rule, underlined) => {
    expect(checkComponent(banner(entry, { ...entry, id: '2', ...more }))).toEqual([
      expect.objectContaining({ rule, underlined }),
    ])
  })

  it('may lead nowhere', () => {
    expect(rulesOf(banner({ ...entry, jumpPath: 'not_jump', redirectType: 'none' }))).toEqual([])
  })

  const ways = (stores: object) => ({
    ...{ title: '其他入口', type: '服务入口' },
    entries: [{ id: '1', title: '免费停车', jumpPath: 'not_jump', redirectType: 'none', customFields: stores }],
  })

  it.each(['10020', '10020,10023'])('[B3] is for the stores %s', (stores) => {
    expect(checkComponent(ways({ store_show: stores, store_noshow: stores }))).toEqual([])
  })

  it.each(['10020、10023', '10020，10023', '10020, 10023', '10020,', '白沙湾', ''])(
    '[B3] for the stores “%s” would be hidden everywhere, without a word: it is refused',
    (stores) => {
      expect(checkComponent(ways({ store_show: stores })).map(({ rule, message }) => [rule, message])).toEqual([
        ['component-shape', '「store_show」应该是：门店编号用英文逗号隔开，例如 10020,10023'],
      ])
      expect(rulesOf(ways({ store_noshow: stores }))).toEqual(['component-shape'])
    },
  )

  it('has each id once', () => {
    expect(rulesOf(banner(entry, entry))).toEqual(['duplicate-entry'])
  })

  it('that no page reads is a remark', () => {
    expect(checkComponent(banner(entry), []).map(({ rule, message }) => [rule, message])).toEqual([
      ['unread-component', '没有页面读「YT3_BANNER」，改了顾客也看不到'],
    ])
  })

  it.each(['[]', 'null', '{', '{"entries":[1]}', '{"entries":{}}', '{"title":"a","type":1,"entries":[null]}'])(
    'of hostile text is told of, and nothing breaks: %s',
    (text) => {
      expect(checkComponent(text).length).toBeGreaterThan(0)
    },
  )
})

describe('the components of the sandbox', () => {
  it('have the form that the studio wants of them', () => {
    const wrong = sandboxContent('2026-11-21').pageComponents.flatMap((component) => {
      const { componentName: title, typeName: type, componentContents: entries } = component
      const problems = checkComponent({ title, type, entries }).filter(({ rule }) =>
        ['component-shape', 'duplicate-entry'].includes(rule),
      )
      return problems.map(({ message }) => `${component.componentCode}: ${message}`)
    })
    expect(wrong).toEqual([])
  })
})
