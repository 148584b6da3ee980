import { expect, it } from 'vitest'
import { checkout } from './index.ts'

const opening = (query: Readonly<Record<string, string>>) =>
  checkout.screens.fill.opening({ params: { id: '990101' }, query: () => query }, { id: 'params.id' })[0]

it.each([
  [{}, { id: '990101' }],
  [{ couponId: '' }, { id: '990101' }],
  [{ couponId: '9012' }, { id: '990101', couponId: '9012' }],
  [
    { couponId: '9012', usePoints: '1', useCoins: '0' },
    { id: '990101', couponId: '9012', usePoints: '1' },
  ],
])(
  '[R1] what is ordered comes with the page, with the coupon, the points and the coins of its address: %o',
  (query, args) => {
    expect(opening(query)).toEqual({ name: 'shoppingInfo', args })
  },
)

it('[R9] an address with what can’t be a coupon is the form’s own to ask about', () => {
  expect(opening({ couponId: '9'.repeat(41) })).toBeUndefined()
})
