import { type ReactNode, useEffect } from 'react'
import { priceFor } from '../../src/domain/product/member-price.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar, BarExtras } from '../../src/ui/action-bar/index.tsx'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { useBusy } from '../../src/ui/hooks/use-busy.ts'
import { Price } from '../../src/ui/price/index.tsx'
import styles from './buy-bar.module.css'
import { CartParts } from './cart-parts.tsx'
import { defaults } from './defaults.ts'
import type { BuyBarProps } from './props.schema.ts'

const loadTurn = () => import('./turn.tsx')

/** The bar at the foot of a detail page (A4, B2.3, B2.4): a click is ignored while the button is disabled or waits (B5). */
export default function BuyBar(props: BuyBarProps & WidgetTools): ReactNode {
  const { text = defaults.text, disabled = false, note, turnsAt, now, emit } = props
  const { Part: Turn, fetch } = useLazyPart(loadTurn)
  useEffect(() => {
    if (turnsAt) fetch()
  }, [turnsAt, fetch])
  const isBusy = useBusy(props.isBusy === true)
  return (
    <ActionBar label="购买" note={note}>
      <BarExtras {...props} onPress={(what) => emit(what, {})} onService={(service) => emit('service', { service })} />
      {props.cart ? <CartParts cart={props.cart} onAdd={() => emit('addToCart', {})} /> : <Amount {...props} />}
      <button
        type="button"
        className={`${styles.buy} ${props.cart ? styles.second : props.price === undefined ? styles.wide : ''}`}
        aria-disabled={disabled || isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={disabled || isBusy ? undefined : () => emit('buy', {})}
      >
        {isBusy && <span className={styles.spinner} aria-hidden="true" />}
        {text}
      </button>
      {turnsAt && Turn && <Turn at={turnsAt} now={now} onTurn={() => emit('turn', {})} />}
    </ActionBar>
  )
}

function Amount({ price, original, isFrom, priceLabel, memberPrices, level, vipRate }: BuyBarProps): ReactNode {
  if (price === undefined) return null
  const shown = priceFor({ level, vipRate }, price, memberPrices, original)
  return (
    <p className={styles.price} aria-live="polite">
      {priceLabel && <span className={styles.label}>{priceLabel}</span>}
      <Price {...shown} isFrom={isFrom} />
    </p>
  )
}
