import type { ReactNode } from 'react'
import { ScreenFailure, ScreenSkeleton } from '../../../ui/screen-state/index.tsx'
import type { ShoppingInfo } from '../checkout-api.ts'
import { hasDiscount } from '../load-order.ts'
import type { CheckoutEvent } from '../checkout-events.ts'
import { addressOf, type CheckoutState, isPriceOnItsWay } from '../checkout-state.ts'
import { NO_ADDRESS } from '../messages.ts'
import { AddressCard, AddressSkeleton } from './address-card.tsx'
import { OrderPromotion } from './order-promotion.tsx'
import { OrderQuantity } from './order-quantity.tsx'

interface PartProps {
  readonly state: CheckoutState
  readonly send: (event: CheckoutEvent) => void
}

/** Where it is sent, of what goes by post. */
export function Post({ state, send }: PartProps): ReactNode {
  const { addresses } = state
  if (!addresses) return null
  if (addresses.status === 'loading') return <AddressSkeleton />
  return (
    <div data-part="address">
      {addresses.status === 'failed' ? (
        <ScreenFailure
          code={addresses.refusal.code}
          gone={NO_ADDRESS}
          onRetry={() => send({ type: 'addresses-retried' })}
        />
      ) : (
        <AddressCard address={addressOf(state)} onPress={() => send({ type: 'address-pressed' })} />
      )}
    </div>
  )
}

interface GoodsProps extends PartProps {
  readonly info: ShoppingInfo
}

/** How many of it, and at whose price (A5, B9). */
export function Goods({ state, send, info }: GoodsProps): ReactNode {
  const { quantity } = info
  return (
    <>
      {quantity && (
        <div data-part="quantity">
          <OrderQuantity
            quantity={quantity}
            isBusy={isPriceOnItsWay(state)}
            onChange={(next) => send({ type: 'quantity-changed', quantity: next })}
            onBlocked={(why) => send({ type: 'quantity-blocked', why })}
          />
        </div>
      )}
      <Promotion info={info} discount={state.discount} />
    </>
  )
}

interface PromotionProps {
  readonly info: ShoppingInfo
  readonly discount: CheckoutState['discount']
}

/** What an activity takes off is asked for; where nobody can say, nothing is said of it. */
function Promotion({ info, discount }: PromotionProps): ReactNode {
  const isAsked = hasDiscount(info)
  if (isAsked && discount.status === 'loading') return <ScreenSkeleton parts={['line']} />
  if (!info.promotion || (isAsked && discount.status !== 'ready')) return null
  return (
    <div data-part="promotion">
      <OrderPromotion
        type={info.promotion.type}
        discount={isAsked && discount.status === 'ready' ? discount.value : 0}
      />
    </div>
  )
}
