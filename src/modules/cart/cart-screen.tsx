import { useEffect, type ReactNode } from 'react'
import type { CartKind } from '../../../schemas/domain/cart.ts'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { Button } from '../../ui/button/index.tsx'
import { EmptyState } from '../../ui/empty-state/index.tsx'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { cartEffects } from './cart-effects.ts'
import { type CartEffect, type CartEvent, type CartState, cartTransition, emptyCart } from './cart-flow.ts'
import { malls, NO_CART } from './messages.ts'
import { CartBar } from './parts/cart-bar.tsx'
import { CartSellers } from './parts/cart-sellers.tsx'
import { InvalidGoods } from './parts/invalid-goods.tsx'
import { SplitSheet } from './parts/split-sheet.tsx'

type CartScreenProps = ScreenProps<{ readonly kind: CartKind }>

/** B2.9, A5: what was put into the cart, as it is sold now. */
export default function CartScreen({ kind, tools, memory, slots }: CartScreenProps): ReactNode {
  const [state, send] = useScreenFlow<CartState, CartEvent, CartEffect>(tools, memory, {
    initial: emptyCart,
    transition: cartTransition,
    effects: (page) => cartEffects(page, kind),
    opened: () => ({ type: 'opened' }),
  })
  useEffect(() => tools.onOtherViewer(() => send({ type: 'opened' })), [tools, send])
  const { cart } = state
  usePublished(tools, cart.status === 'ready' ? { count: cart.value.count } : undefined)
  useRetryOnline(cart, () => send({ type: 'retried' }))
  if (cart.status === 'loading') return <ScreenSkeleton parts={['line', 'card', 'form']} />
  if (cart.status === 'failed')
    return <ScreenFailure code={cart.refusal.code} gone={NO_CART} onRetry={() => send({ type: 'retried' })} />
  const { sellers, invalid } = cart.value
  const mall = malls[kind]
  const isEmpty = sellers.length === 0 && invalid.length === 0
  return (
    <div data-part="cart" aria-busy={state.isBusy}>
      {isEmpty ? (
        <EmptyState
          scene="orders"
          text="购物车还是空的"
          hint={mall.hint}
          action={<Button onPress={() => tools.navigate(mall.path)}>{mall.action}</Button>}
        />
      ) : (
        <>
          <CartSellers cart={cart.value} isBusy={state.isBusy} send={send} />
          <InvalidGoods lines={invalid} isBusy={state.isBusy} send={send} />
        </>
      )}
      {isEmpty && slots.empty}
      {slots.end}
      {sellers.length > 0 && <CartBar cart={cart.value} isBusy={state.isBusy} send={send} />}
      {state.isSplit && <SplitSheet cart={cart.value} send={send} />}
    </div>
  )
}
