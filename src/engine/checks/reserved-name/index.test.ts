import { describe, expect, it } from 'vitest'
import { check, withProps } from '../testing/shop.ts'

describe('reserved-name', () => {
  it('shows data with a name that expressions use for something else', () => {
    expect(
      check(
        withProps(
          { max: '{{ user.level }}' },
          { data: { offers: { from: 'offers', with: { size: 1 } }, user: { from: 'detail', with: { id: '1' } } } },
        ),
      ),
    ).toEqual([{ rule: 'reserved-name', underlined: '"user"', message: '数据不能叫「user」，这个名字已经有别的意思' }])
  })

  it('shows data and state called viewer', () => {
    const data = { offers: { from: 'offers', with: { size: 1 } }, viewer: { from: 'detail', with: { id: '1' } } }
    const state = { viewer: 1, event: 2 }
    expect(check(withProps({ max: '{{ viewer.level }}' }, { data, state }))).toEqual([
      { rule: 'reserved-name', underlined: '"viewer"', message: '数据不能叫「viewer」，这个名字已经有别的意思' },
      { rule: 'reserved-name', underlined: '"viewer"', message: '状态不能叫「viewer」，这个名字已经有别的意思' },
    ])
  })
})
