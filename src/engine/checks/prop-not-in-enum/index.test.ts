import { describe, expect, it } from 'vitest'
import { check, withProps } from '../testing/shop.ts'

describe('prop-not-in-enum', () => {
  it('shows a text that is no choice, and the nearest that is', () => {
    expect(check(withProps({ tone: 'loudly' }))).toEqual([
      { rule: 'prop-not-in-enum', underlined: '"loudly"', message: '「tone」不能是 "loudly"，是不是「loud」？' },
    ])
  })

  it('lists the choices when nothing is near', () => {
    expect(check(withProps({ tone: 'red' }))).toEqual([
      { rule: 'prop-not-in-enum', underlined: '"red"', message: '「tone」不能是 "red"，只能是：calm、loud' },
    ])
  })

  it('knows the choices among which an object stands too', () => {
    expect(check(withProps({ action: 'mor' }))).toEqual([
      { rule: 'prop-not-in-enum', underlined: '"mor"', message: '「action」不能是 "mor"，是不是「more」？' },
    ])
  })
})
