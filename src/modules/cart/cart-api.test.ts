// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '../../../schemas/domain/cart.ts'
import type { ActionTools } from '../../kit/action.ts'
import { CallProblem } from '../../kit/call.ts'
import { keepDeviceLines, readDeviceCart } from '../../kit/device-cart.ts'
import { failedCall } from '../../kit/failed-call.ts'
import addToCart from './add-to-cart-action.ts'
import { cartApi } from './cart-api.ts'

const line = { productId: '1', skuId: '2', quantity: 3, isChosen: true, addedPrice: 9 }
const empty: Cart = { isMember: true, sellers: [], invalid: [], count: 0, chosen: 0, total: 0 }
const visitor: Cart = { ...empty, isMember: false, lines: [line] }
const answering = (...carts: readonly Cart[]) => {
  const left = [...carts]
  return vi.fn<ActionTools['call']>(() => Promise.resolve({ data: left.shift() }))
}

beforeEach(() => localStorage.clear())

describe('the calls of a cart', () => {
  it('[R1] carry what a visitor’s device keeps, which keeps what comes back', async () => {
    keepDeviceLines('retail', [line])
    const call = answering({ ...visitor, lines: [{ ...line, quantity: 4 }] })
    await cartApi({ call }, 'retail').list()
    expect(call.mock.calls).toEqual([['cartList', { reqDtos: { kind: 'retail', lines: [line] } }, undefined]])
    expect(readDeviceCart('retail')?.lines).toEqual([{ ...line, quantity: 4 }])
  })

  it('[R1] bring it along once its owner is logged in, under one key, and the device forgets it', async () => {
    keepDeviceLines('retail', [line])
    const key = readDeviceCart('retail')?.key
    const call = answering(empty, { ...empty, count: 3 })
    expect(await cartApi({ call }, 'retail').list()).toMatchObject({ count: 3 })
    expect(call.mock.calls[1]).toEqual(['cartMerge', { reqDtos: { kind: 'retail', key, lines: [line] } }])
    expect([key, readDeviceCart('retail')]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), undefined])
    keepDeviceLines('retail', [line])
    expect(readDeviceCart('retail')?.key).not.toBe(key)
  })

  it('[R1] keep it on the device where it could not be brought along', async () => {
    keepDeviceLines('retail', [line])
    const call = vi
      .fn<ActionTools['call']>()
      .mockResolvedValueOnce({ data: empty })
      .mockRejectedValueOnce(new Error('offline'))
    await expect(cartApi({ call }, 'retail').list()).rejects.toThrow('offline')
    expect(readDeviceCart('retail')?.lines).toEqual([line])
  })

  it('[R1] ask for the list again where a login or a logout came between', async () => {
    const call = answering(visitor)
    call.mockRejectedValueOnce(new CallProblem('other-login', '登录变了，请再试一次'))
    expect(await cartApi({ call }, 'retail').list()).toEqual(visitor)
  })

  it('what is no cart on the device is none', () => {
    localStorage.setItem('cart-retail', '{"key":1}')
    expect(readDeviceCart('retail')).toBeUndefined()
  })
})

describe('add-to-cart', () => {
  const args = { kind: 'retail', product: '1', sku: '2', quantity: 3 } as const

  it('[R2] puts so many in and says so; what is refused is told by whoever runs it', async () => {
    const toast = vi.fn()
    const call = answering(visitor)
    await addToCart(args, { call, toast } as unknown as ActionTools)
    expect(call.mock.calls[0]?.[1]).toEqual({
      reqDtos: {
        kind: 'retail',
        lines: [],
        productId: '1',
        skuId: '2',
        quantity: 3,
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    })
    const late = { button: '去购物车', to: '/retail/shopCar' }
    expect(toast).toHaveBeenCalledExactlyOnceWith('已加入购物车', undefined, late)
    const refusing = vi.fn<ActionTools['call']>(() => Promise.reject(new Error('over-limit')))
    await expect(addToCart(args, { call: refusing, toast } as unknown as ActionTools)).rejects.toThrow('over-limit')
    expect(toast).toHaveBeenCalledOnce()
  })

  it('[R2] that was not answered is sent again by its key, until a cart was seen, or others are put in', async () => {
    const keys: unknown[] = []
    const tapped = async (answer: Promise<unknown>, more: object = {}) => {
      const call = (_name: string, { reqDtos }: { reqDtos: { key?: string } }) => {
        if (reqDtos.key !== undefined) keys.push(reqDtos.key)
        return answer
      }
      const tools = { call, toast: vi.fn() } as unknown as ActionTools
      await addToCart({ ...args, ...more }, tools).catch(() => undefined)
    }
    const lost = () => Promise.reject(failedCall('no-response'))
    const refused = () => Promise.reject(new CallProblem('over-limit', '超过限购数量'))
    const answered = () => Promise.resolve({ data: empty })
    await tapped(lost())
    await tapped(lost())
    await tapped(answered())
    await tapped(refused())
    await tapped(lost())
    await cartApi({ call: answered as unknown as ActionTools['call'] }, 'retail').list()
    await tapped(lost())
    await tapped(lost(), { quantity: 1 })
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3, 4, 5, 6])
  })

  it('[R2] leads to the orders to pay where they have all that there may be', async () => {
    const refused = new CallProblem('order-unpaid', '还有待支付的同款订单，请先支付或取消')
    const done: string[] = []
    const [closePopup, navigate] = [() => done.push('close'), (to: string) => done.push(to)]
    const call = () => Promise.reject(refused)
    await expect(addToCart(args, { call, closePopup, navigate } as unknown as ActionTools)).rejects.toBe(refused)
    expect(done).toEqual(['close', '/order?tab=unpaid'])
  })
})
