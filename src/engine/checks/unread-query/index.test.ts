import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

const page = (key: string, text = '{{ default(query.tag, "全部") }}') =>
  pageOf({
    blocks: [notices({ props: { text } }), lists({}, { on: { select: [{ do: 'set-query', key, to: '海' }] } })],
  })

describe('unread-query', () => {
  it('allows a key that an expression reads', () => {
    expect(check(page('tag'))).toEqual([])
    expect(check(page('tag', '{{ string(size(query)) }}'))).toEqual([])
  })

  it('shows a key that nothing reads', () => {
    expect(check(page('tags'))).toEqual([
      { rule: 'unread-query', underlined: '"tags"', message: '本页没有表达式读 query.tags，是不是「tag」？' },
    ])
  })

  it('shows a key that an expression makes: nobody knows what follows it', () => {
    expect(check(page('{{ event.item.name }}'))).toMatchObject([{ rule: 'unread-query' }])
  })

  const several = (values: unknown) =>
    pageOf({
      blocks: [
        notices({ props: { text: '{{ default(query.from, "") + default(query.until, "") }}' } }),
        lists({}, { on: { select: [{ do: 'set-query', ...(values !== undefined && { values }) }] } }),
      ],
    })

  it('looks at each of several', () => {
    expect(check(several({ from: '{{ event.item.name }}', until: '' }))).toEqual([])
    expect(check(several({ from: '1', untill: '2' }))).toEqual([
      { rule: 'unread-query', underlined: '"untill"', message: '本页没有表达式读 query.untill，是不是「until」？' },
    ])
  })

  it.each([[undefined], [{}]])('shows one that names nothing: %o', (values) => {
    expect(check(several(values))).toMatchObject([{ rule: 'unread-query', underlined: '"set-query"' }])
  })

  it('shows a key that only its own new value reads', () => {
    expect(check(page('tags', '你好'))).toMatchObject([{ rule: 'unread-query', underlined: '"tags"' }])
  })
})
