import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, problemsOf } from '../testing/shop.ts'

const withText = (text: string) =>
  pageOf({ values: { all: '{{ offers.total }}' }, blocks: [notices({ props: { text } }), lists({ max: '{{ all }}' })] })

describe('single-braces', () => {
  it('remarks a path in single braces, and knows what to write', () => {
    const page = withText('{{ offers.total }} 共 { offers.total } 件')
    expect(check(page)).toEqual([
      {
        rule: 'single-braces',
        underlined: '{ offers.total }',
        message: '「{ offers.total }」会照原样显示；要显示它的值，请写 {{ offers.total }}',
      },
    ])
    const [problem] = problemsOf(page)
    expect(problem).toMatchObject({
      severity: 'warning',
      fix: { safe: false, edit: { value: '{{ offers.total }} 共 {{ offers.total }} 件' } },
    })
  })

  it('takes no longer for a text of nothing but braces', () => {
    expect(check(withText('{'.repeat(200_000))).map(({ rule }) => rule)).toEqual(['page-too-large'])
    expect(check(withText('{'.repeat(3000))).map(({ rule }) => rule)).toEqual(['expression-syntax'])
    expect(check(withText('{ a'.repeat(200_000)))).toEqual([])
  })

  it('remarks the name of a value', () => {
    expect(check(withText('{all} 件'))).toMatchObject([{ rule: 'single-braces', underlined: '{all}' }])
  })

  it.each([
    '{ 海南 }',
    '{a}',
    '{ shop.total }',
    '{ offers }',
    '{}',
    "{{ {'a': offers.total}.a }}",
    '{{ offers.total }}',
  ])('says nothing of %s', (text) => {
    expect(check(withText(text)).filter(({ rule }) => rule === 'single-braces')).toEqual([])
  })
})
