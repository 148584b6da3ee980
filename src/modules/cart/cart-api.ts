import type { Cart, CartKind } from '../../../schemas/domain/cart.ts'
import { isCallProblem, OTHER_LOGIN } from '../../kit/call.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { keepDeviceLines, readDeviceCart } from '../../kit/device-cart.ts'

interface CartReply {
  readonly data: Cart
}

/** What is changed of a cart. */
export type CartChange =
  | { readonly call: 'cartAdd'; readonly args: { productId: string; skuId: string; quantity: number } }
  | { readonly call: 'cartChange'; readonly args: { id: string; quantity: number } }
  | { readonly call: 'cartRemove'; readonly args: { ids: readonly string[] } }
  | { readonly call: 'cartChoose'; readonly args: { ids: readonly string[]; isChosen: boolean } }

/**
 * The calls of a cart. [R1] A visitor's cart travels with each, and the device keeps what comes back; that of a member who logged in since
 * takes it in. Each rejects with a CallProblem.
 */
export function cartApi({ call }: Pick<ScreenTools, 'call'>, kind: CartKind) {
  const ask = async (name: 'cartList' | CartChange['call'], args: object, loading?: string): Promise<Cart> => {
    const lines = readDeviceCart(kind)?.lines ?? []
    const { data } = (await call(name, { reqDtos: { kind, lines, ...args } }, loading)) as CartReply
    if (data.isMember) return merged(data)
    keepDeviceLines(kind, data.lines ?? [])
    return data
  }
  const merged = async (cart: Cart): Promise<Cart> => {
    const device = readDeviceCart(kind)
    if (!device) return cart
    const { data } = (await call('cartMerge', { reqDtos: { kind, ...device } })) as CartReply
    keepDeviceLines(kind, [])
    return data
  }
  return {
    // What was asked for under another login is no cart of who looks now.
    list: (): Promise<Cart> =>
      ask('cartList', {}).catch((error: unknown) => {
        if (isCallProblem(error) && error.code === OTHER_LOGIN) return ask('cartList', {})
        throw error
      }),
    change: ({ call: name, args }: CartChange, loading?: string) => ask(name, args, loading),
    async checkout(ids: readonly string[]): Promise<string> {
      const reply = await call('cartCheckout', { reqDtos: { kind, ids } }, '加载中...')
      return (reply as { readonly data: { readonly tempOrderId: string } }).data.tempOrderId
    },
  }
}
