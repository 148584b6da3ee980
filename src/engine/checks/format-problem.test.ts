import { describe, expect, it } from 'vitest'
import { formatProblem } from './format-problem.ts'
import { lists, notices, pageOf, problemsOf, withAction, withProps } from './testing/shop.ts'

const format = (page: unknown, lang: 'zh' | 'en' = 'zh', frame = true) => {
  const source = typeof page === 'string' ? page : JSON.stringify(page, undefined, 2)
  return problemsOf(source).map((problem) => formatProblem(problem, lang, { frame, source }))
}

describe('formatProblem', () => {
  it('says where, what, shows the line with the place underlined, and what was expected', () => {
    expect(format(withProps({ max: '3' }))).toEqual([
      `pages/home.json:29:16 错误 wrong-prop-type  区块「deals」（第 2 块，list）
  「max」应该是整数，却是文字
  29 | "max": "3"
              ^^^
  期望 整数  得到 "3"
  可以自动修复：改成 3`,
    ])
  })

  it('speaks English too', () => {
    expect(format(withProps({ items: '{{ offers.total }}' }), 'en')).toEqual([
      `pages/home.json:28:22 error expression-type  block "deals" (number 2, list)
  "items" must be list but here is number
  28 | "items": "{{ offers.total }}"
                    ^^^^^^^^^^^^
  expected list  got number`,
    ])
  })

  it('leaves the line away without a frame', () => {
    expect(
      format(withProps({ max: 0 }), 'zh', false)
        .join('')
        .split('\n'),
    ).toHaveLength(3)
  })

  it('puts the marks right under Chinese characters, which are two columns wide', () => {
    const [text] = format('{ "title": "首页", "title": "澜途" }')
    expect(text).toContain('\n                         ^^^^^^^')
    expect(text).toContain('\n  1 | { "title": "首页", "title": "澜途" }\n')
  })

  it('shows the part of a long line around the place', () => {
    const long = `{ "a": "${'x'.repeat(1000)}", "b": 1, "b": 2 }`
    const [text = ''] = format(long)
    const lines = text.split('\n')
    expect(lines[2]!.length).toBeLessThan(180)
    expect(lines[2]!.slice(lines[3]!.indexOf('^'), lines[3]!.length)).toBe('"b"')
  })

  it('marks one column when the place is an end', () => {
    expect(format('{')[0]).toContain('\n  1 | {\n       ^')
  })

  it('says what an expression lacks in words', () => {
    const [text] = format(withProps({ title: '{{ offers.total > }}' }))
    expect(text).toContain('没有写完，缺少一个值')
    expect(text).toContain('期望 一个值')
    expect(text).not.toContain('value')
  })

  const huge = 'x'.repeat(200_000)
  it.each([
    ['widget', pageOf({ blocks: [notices({ widget: huge, id: huge }), lists()] })],
    ['setting', withProps({ [huge]: 1 })],
    ['action', withAction({ do: huge })],
    ['address', withAction({ do: 'navigate', to: `/${huge}` })],
    ['endpoint', pageOf({ data: { offers: { from: huge } } })],
    ['name twice', `{ "${huge}": 1, "${huge}": 2 }`],
    ['sign', `{ "title": ${huge} }`],
    ['field', pageOf({ [huge]: 1 })],
  ])('tells no more of a huge %s than is needed to see it', (_, page) => {
    for (const text of [...format(page), ...format(page, 'en')]) {
      expect(text.length).toBeLessThan(3000)
      expect(text).toContain('xxx…')
    }
  })
})
