import { describe, expect, it } from 'vitest'
import { check, pageOf, withAction } from '../testing/shop.ts'

describe('endpoint-argument', () => {
  it('shows an argument that the endpoint does not take', () => {
    expect(check(pageOf({ data: { offers: { from: 'offers', with: { size: 10, plase: '三亚' } } } }))).toEqual([
      { rule: 'endpoint-argument', underlined: '"plase"', message: '没有参数「plase」，是不是「place」？' },
    ])
  })

  it('shows arguments that lack one', () => {
    expect(check(pageOf({ data: { offers: { from: 'offers', with: { place: '三亚' } } } }))).toEqual([
      { rule: 'endpoint-argument', underlined: '"with"', message: '缺少参数「size」' },
    ])
  })

  it('shows the endpoint when there are no arguments at all', () => {
    expect(check(pageOf({ data: { offers: { from: 'offers' } } }))).toEqual([
      { rule: 'endpoint-argument', underlined: '"offers"', message: '缺少参数「size」' },
    ])
  })

  it('shows a number out of range', () => {
    expect(check(pageOf({ data: { offers: { from: 'offers', with: { size: 51 } } } }))).toEqual([
      { rule: 'endpoint-argument', underlined: '51', message: '「size」应该是：不大于 50' },
    ])
  })
})

describe('endpoint-argument: submit', () => {
  const submit = (args?: unknown) =>
    check(withAction({ do: 'submit', endpoint: 'join', ...(args !== undefined && { with: args }) }))

  it('shows an argument that the endpoint does not take', () => {
    expect(submit({ name: '海', siz: 1 })).toEqual([
      { rule: 'endpoint-argument', underlined: '"siz"', message: '没有参数「siz」，是不是「size」？' },
    ])
  })

  it('shows arguments that lack one', () => {
    expect(submit({ size: 1 })).toEqual([
      { rule: 'endpoint-argument', underlined: '"with"', message: '缺少参数「name」' },
    ])
  })

  it('shows the endpoint when there are no arguments at all', () => {
    expect(submit()).toEqual([{ rule: 'endpoint-argument', underlined: '"join"', message: '缺少参数「name」' }])
  })

  it('shows values that do not fit', () => {
    expect(submit({ name: 5, size: 7 })).toEqual([
      { rule: 'endpoint-argument', underlined: '5', message: '「name」应该是文字，却是数字' },
      { rule: 'endpoint-argument', underlined: '7', message: '「size」应该是：不大于 6' },
    ])
  })

  it('allows expressions over the event and the page, of the kind that the endpoint takes', () => {
    expect(submit({ name: '{{ event.item.name }}', size: '{{ size(offers.list) }}' })).toEqual([])
    expect(submit({ name: '{{ event.item.price }}' })).toEqual([
      {
        rule: 'expression-type',
        underlined: 'event.item.price',
        message: '「name」应该是文字，这里得到的是数字',
      },
    ])
    expect(submit({ name: '{{ event.item.tag }}' })).toMatchObject([{ rule: 'maybe-missing' }])
  })

  it('compares arguments that are one expression as a whole', () => {
    expect(submit('{{ {"name": event.item.name} }}')).toEqual([])
    expect(submit('{{ event.item.name }}')).toMatchObject([{ rule: 'expression-type', underlined: 'event.item.name' }])
    expect(submit('{{ {"size": 1} }}')).toMatchObject([{ rule: 'expression-type' }])
  })

  it('tells a misspelt "with" once', () => {
    expect(check(withAction({ do: 'submit', endpoint: 'join', wiht: { name: '海' } }))).toEqual([
      { rule: 'action-argument', underlined: '"wiht"', message: '没有参数「wiht」，是不是「with」？' },
    ])
  })

  it('tells arguments that are none once', () => {
    expect(submit(5)).toEqual([{ rule: 'action-argument', underlined: '5', message: '「with」应该是对象，却是数字' }])
  })
})
