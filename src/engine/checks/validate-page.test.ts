import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, problemsOf, shop, withProps } from './testing/shop.ts'
import { validatePage } from './validate-page.ts'

const validate = (page: unknown) =>
  validatePage({ name: 'home', file: 'pages/home.json', text: JSON.stringify(page) }, shop)

const older = (words: string, more = {}) =>
  pageOf({ versions: { page: 1, list: 1, notice: 1 }, blocks: [notices({ props: { words, ...more } }), lists()] })

describe('validatePage', () => {
  it('gives the page when nothing is wrong, and when there are warnings only', () => {
    expect(validate(pageOf()).page).toEqual(pageOf())
    const warned = validate(pageOf({ versions: { page: 1, list: 1, notice: 2, box: 1 } }))
    expect(warned.problems.map(({ severity }) => severity)).toEqual(['warning'])
    expect(warned.page).toBeDefined()
  })

  it('gives no page when there is an error', () => {
    expect(validate(withProps({ max: 0 })).page).toBeUndefined()
  })

  it('gives an older page at the versions of today', () => {
    const { page, problems } = validate(older('你好'))
    expect(problems).toEqual([])
    expect(page).toMatchObject({ versions: { notice: 2 }, blocks: [{ props: { text: '你好' } }, {}] })
  })

  it('shows in an older page what is written there, else the widget of its block', () => {
    expect(check(older('{{ ofers.total }}'))).toMatchObject([{ rule: 'unknown-data', underlined: '"notice"' }])
    expect(check(older('你好', { count: 'x' }))).toMatchObject([{ rule: 'wrong-prop-type', underlined: '"x"' }])
  })

  it('offers no fix for what a migration made', () => {
    expect(problemsOf(older('你好', { count: '3' })).map(({ fix }) => fix)).toEqual([undefined])
  })

  it('says in which block a problem is: by id, widget and the number at the top', () => {
    const box = { id: 'frame', widget: 'box', slots: { body: [notices({ props: { text: 5 } })] } }
    const page = pageOf({ versions: { page: 1, list: 1, notice: 2, box: 1 }, blocks: [lists(), box] })
    expect(problemsOf(page).map(({ block }) => block)).toEqual([{ id: 'tip', widget: 'notice', number: 2 }])
    expect(problemsOf(pageOf({ title: 5 })).map(({ block }) => block)).toEqual([undefined])
  })

  it('tells problems in the order of the file', () => {
    const page = pageOf({ title: 5, blocks: [notices({ props: { text: 5 } }), lists({ max: 0, tone: 'red' })] })
    const offsets = problemsOf(page).map(({ start }) => start.offset)
    expect(offsets).toHaveLength(4)
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
  })

  it('points to the rule in the documentation', () => {
    expect(problemsOf(withProps({ max: 0 })).map(({ docs }) => docs)).toEqual(['docs/checks.md#prop-out-of-range'])
  })

  it.each([
    null,
    5,
    '"text"',
    [],
    {},
    { blocks: 3 },
    { versions: [], data: [], popups: [], blocks: {} },
    { blocks: [null, [], {}] },
  ])('takes %j for what it is, without throwing', (page) => {
    expect(validate(page).problems.map(({ rule }) => rule)).toContain('page-shape')
    expect(validate(page).problems.every(({ rule }) => rule === 'page-shape')).toBe(true)
  })

  it('throws when a widget asks for what the checks do not know', () => {
    const props = { type: 'string', contentEncoding: 'base64' } as const
    const list = { ...shop.registry.list!, props: { type: 'object', properties: { items: props } } } as const
    const text = JSON.stringify(pageOf())
    expect(() =>
      validatePage({ name: 'home', file: 'x', text }, { ...shop, registry: { ...shop.registry, list } }),
    ).toThrow('contentEncoding')
  })
})
