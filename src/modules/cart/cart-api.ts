import type { Cart, CartKind, DeviceLine } from '../../../schemas/domain/cart.ts'
import { isCallProblem, OTHER_LOGIN } from '../../kit/call.ts'
import { isFailedCall } from '../../kit/failed-call.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { keepDeviceLines, readDeviceCart } from '../../kit/device-cart.ts'
import { randomKey } from '../../kit/random-key.ts'

interface CartReply {
  readonly data: Cart
}

/** What is changed of a cart. */
export type CartChange =
  | { readonly call: 'cartAdd'; readonly args: { productId: string; skuId: string; quantity: number } }
  | { readonly call: 'cartChange'; readonly args: { id: string; quantity: number } }
  | { readonly call: 'cartRemove'; readonly args: { ids: readonly string[] } }
  | { readonly call: 'cartChoose'; readonly args: { ids: readonly string[]; isChosen: boolean } }

/** What a cart is asked for by, with the lines that the device keeps of it. */
export const listArgs = (kind: CartKind, lines: readonly DeviceLine[] = [], more?: object) => ({
  reqDtos: { kind, lines, ...more },
})

/** What was put in and not answered, and the key that it was sent with: tapped again it is the same, until a cart was seen. */
let unanswered: { readonly what: string; readonly key: string } | undefined

function keyed(args: object) {
  const what = JSON.stringify(args)
  if (unanswered?.what !== what) unanswered = { what, key: randomKey() }
  return { ...args, key: unanswered.key }
}

/**
 * The calls of a cart. [R1] A visitor's cart travels with each, and the device keeps what comes back; that of a member who logged in since
 * takes it in. Each rejects with a CallProblem.
 */
export function cartApi({ call }: Pick<ScreenTools, 'call'>, kind: CartKind, readDevice = readDeviceCart) {
  const ask = (name: 'cartList' | CartChange['call'], args: object, loading?: string): PromiseLike<Cart> =>
    call(name, listArgs(kind, readDevice(kind)?.lines, args), loading).then((reply) => {
      const { data } = reply as CartReply
      unanswered = undefined
      if (data.isMember) return merged(data)
      keepDeviceLines(kind, data.lines ?? [])
      return data
    })
  const merged = (cart: Cart): Cart | PromiseLike<Cart> => {
    const device = readDevice(kind)
    if (!device) return cart
    return call('cartMerge', { reqDtos: { kind, ...device } }).then((reply) => {
      keepDeviceLines(kind, [])
      return (reply as CartReply).data
    })
  }
  return {
    // What was asked for under another login is no cart of who looks now.
    list: (): PromiseLike<Cart> =>
      ask('cartList', {}).then(undefined, (error: unknown) => {
        if (isCallProblem(error) && error.code === OTHER_LOGIN) return ask('cartList', {})
        throw error
      }),
    change: ({ call: name, args }: CartChange, loading?: string): PromiseLike<Cart> =>
      ask(name, name === 'cartAdd' ? keyed({ kind, ...args }) : args, loading).then(undefined, (error: unknown) => {
        if (!isCallProblem(error) || !isFailedCall(error)) unanswered = undefined
        throw error
      }),
    async checkout(ids: readonly string[]): Promise<string> {
      const reply = await call('cartCheckout', { reqDtos: { kind, ids } }, '加载中...')
      return (reply as { readonly data: { readonly tempOrderId: string } }).data.tempOrderId
    },
  }
}
