import { describe, expect, it } from 'vitest'
import { check, withProps } from '../testing/shop.ts'

describe('function-argument', () => {
  it('shows a function without its argument', () => {
    expect(check(withProps({ max: '{{ size() }}' }))).toEqual([
      { rule: 'function-argument', underlined: 'size', message: 'size() 需要 1 个参数，却写了 0 个' },
    ])
  })

  it.each([
    "date('2026-02-30', 'M月D日')",
    "addDays('2026-11-31', 1)",
    "date('2026-03-07T24:00', 'HH:mm')",
    "date('2026-03-07T9:30', 'HH:mm')",
    "date('2026-03-07起', 'M月D日')",
    "date('2026-03-071', 'M月D日')",
  ])('refuses a written date that there is not: %s', (source) => {
    const [, written = ''] = /'(.+?)'/.exec(source) ?? []
    const [problem, ...others] = check(withProps({ title: `{{ ${source} }}` }))
    expect(problem).toMatchObject({ rule: 'function-argument', underlined: `'${written}'` })
    expect(problem?.message).toContain(`「${written}」不是一个日期`)
    expect(others).toEqual([])
  })

  it.each([
    ['yyyy-mm-dd', 'yyyy'],
    ['D日 HH:mm:ss', 'ss'],
    ['MMM D', 'MMM'],
    ['D day', 'd'],
  ])('refuses letters that are no part of a date, which would stand there as they are: %s', (pattern, odd) => {
    const problems = check(withProps({ title: `{{ date('2026-03-07', '${pattern}') }}` }))
    expect(problems).toMatchObject([{ rule: 'function-argument', underlined: `'${pattern}'` }])
    expect(problems[0]?.message).toContain(`没有「${odd}」`)
  })

  it.each(['YYYY年M月D日 HH:mm', 'YYYY-MM-DDTHH:mm', 'YYYYMMDD', '到货：M/D', ''])(
    'takes the pattern %s',
    (pattern) => {
      expect(check(withProps({ title: `x{{ date('2026-03-07', '${pattern}') }}` }))).toEqual([])
    },
  )
})
