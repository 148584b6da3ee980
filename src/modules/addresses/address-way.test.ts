import { describe, expect, it } from 'vitest'
import { formPath, isUsedAtOnce, orderPath, savedPath, wayOf } from './address-way.ts'

describe('the way of an address', () => {
  it('[R2] leads back to the order that it was chosen for', () => {
    expect(orderPath(wayOf({ type: 'retail', order: '77' }), '9')).toBe('/retail/orderFill?tempOrderId=77&addressId=9')
    expect(orderPath(wayOf({ type: '3', order: '77' }), '9')).toBe('/3/checkout/77?addressId=9')
  })

  it('[R2] goes from the book to the form and back, and knows the order all the way', () => {
    const book = wayOf({ type: '3', order: '77' })
    expect([formPath(book), formPath(book, '9')]).toEqual([
      '/retail/addAddress?list=1&type=3&order=77',
      '/retail/addAddress?id=9&list=1&type=3&order=77',
    ])
    const form = wayOf({ type: '3', order: '77', list: '1' })
    expect([isUsedAtOnce(form), savedPath(form, '9')]).toEqual([false, '/retail/address?type=3&order=77'])
  })

  it('[R2] of one that an order asked for leads to the order at once', () => {
    const form = wayOf({ type: '3', order: '77' })
    expect([isUsedAtOnce(form), savedPath(form, '9')]).toEqual([true, '/3/checkout/77?addressId=9'])
  })

  it('[R2] without an order ends in the book', () => {
    expect(savedPath(wayOf({}), '9')).toBe('/retail/address?type=&order=')
  })
})
