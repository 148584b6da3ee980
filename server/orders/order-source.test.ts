import { expect, it } from 'vitest'
import { sourceOfCall } from './order-source.ts'

it('[B9] an order’s source is that of its call’s client key; without one it is plain H5', () => {
  const keys = ['WX_MINI_TC', 'isUnionPay', 'android', 'h5', 'toString', 7]
  const headers = keys.map((client_key) => JSON.stringify({ os: 'ios', client_key }))
  expect(headers.map(sourceOfCall)).toEqual([19, 17, 5, 22, 22, 22])
  expect(['', '{', 'null', '[]', '"ios"', undefined].map(sourceOfCall)).toEqual([22, 22, 22, 22, 22, 22])
})
