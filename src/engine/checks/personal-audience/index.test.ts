import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

const told = (audience: object, more: object = {}) =>
  check(pageOf({ blocks: [notices({ audience }), lists()], ...more })).map(({ rule, underlined, message }) => [
    rule,
    underlined,
    /"when": "([^"]*)"/.exec(message)?.[1],
  ])

describe('personal-audience', () => {
  it.each([
    [{ login: true }, '{{ viewer.loggedIn }}'],
    [{ login: false }, '{{ !viewer.loggedIn }}'],
    [{ levels: [3, 4] }, '{{ viewer.level in [3, 4] }}'],
    [{ login: true, levels: [3] }, '{{ viewer.loggedIn && viewer.level in [3] }}'],
  ])('remarks that for %o the page is made for each person, and says what to write', (audience, condition) => {
    expect(told(audience)).toEqual([['personal-audience', '"audience"', condition]])
  })

  it('gives a condition that passes the check', () => {
    const when = '{{ viewer.loggedIn && viewer.level in [3, 4] }}'
    expect(check(pageOf({ blocks: [notices({ when }), lists()] }))).toEqual([])
  })

  it('says nothing of channels, which many share', () => {
    expect(told({ channels: ['wechat'] })).toEqual([])
  })

  it('says nothing where the page is personal anyhow', () => {
    const asked = notices({ id: 'asked', when: '{{ user.loggedIn }}' })
    expect(told({ login: true }, { blocks: [notices({ audience: { login: true } }), lists(), asked] })).toEqual([])
  })
})
