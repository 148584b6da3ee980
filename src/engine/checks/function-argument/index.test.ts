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
  ])('refuses a written date that there is not: %s', (source) => {
    const [, written = ''] = /'(.+?)'/.exec(source) ?? []
    const [problem, ...others] = check(withProps({ title: `{{ ${source} }}` }))
    expect(problem).toMatchObject({ rule: 'function-argument', underlined: `'${written}'` })
    expect(problem?.message).toContain(`「${written}」不是一个日期`)
    expect(others).toEqual([])
  })
})
