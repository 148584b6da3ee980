import { describe, expect, it } from 'vitest'
import { check, withAction, withProps } from '../testing/shop.ts'

describe('unknown-field', () => {
  it('shows a field that the reply does not have, and the nearest', () => {
    expect(check(withProps({ items: '{{ offers.lists }}' }))).toEqual([
      {
        rule: 'unknown-field',
        underlined: 'lists',
        message: '「offers」里没有「lists」，是不是「list」？（可以用：list、total）',
      },
    ])
  })

  it('shows a state that the page does not have', () => {
    expect(check(withProps({ max: '{{ state.tba }}' }, { state: { tab: 1 } }))).toEqual([
      { rule: 'unknown-field', underlined: 'tba', message: '「state」里没有「tba」，是不是「tab」？（可以用：tab）' },
    ])
  })

  it('knows the parts of the address of the page', () => {
    expect(check(withProps({ title: '{{ params.id }}' }))).toEqual([
      { rule: 'unknown-field', underlined: 'id', message: '「params」里没有「id」，可以用：（空）' },
    ])
  })

  it('shows a field inside of a condition of an action', () => {
    expect(check(withAction({ do: 'back', when: '{{ event.itm.price > 1 }}' }))).toEqual([
      { rule: 'unknown-field', underlined: 'itm', message: '「event」里没有「itm」，是不是「item」？（可以用：item）' },
    ])
  })
})
