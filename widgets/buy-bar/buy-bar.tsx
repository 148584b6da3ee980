import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import styles from './buy-bar.module.css'
import { defaults } from './defaults.ts'
import type { BuyBarProps } from './props.schema.ts'
import { useBusy } from './use-busy.ts'

/** The bar at the foot of a detail page (A4, B2.3, B2.4): a click is ignored while the button is disabled or waits (B5). */
export default function BuyBar(props: BuyBarProps & WidgetTools): ReactNode {
  const { text = defaults.text, disabled = false, note, emit } = props
  const isBusy = useBusy(props.isBusy ?? false)
  return (
    <div className={styles.bar} role="group" aria-label="购买">
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.row}>
        <Extras {...props} />
        <Amount {...props} />
        <button
          type="button"
          className={styles.buy}
          aria-disabled={disabled || isBusy || undefined}
          aria-busy={isBusy || undefined}
          onClick={disabled || isBusy ? undefined : () => emit('buy', {})}
        >
          {isBusy && <span className={styles.spinner} aria-hidden="true" />}
          {text}
        </button>
      </div>
    </div>
  )
}

/** Service, collect and share, as far as there are any. */
function Extras({
  canService,
  hideCollect,
  isCollected = false,
  hideShare,
  emit,
}: BuyBarProps & WidgetTools): ReactNode {
  return (
    <>
      {canService && (
        <button type="button" className={styles.extra} onClick={() => emit('service', {})}>
          <Icon name="service" />
          客服
        </button>
      )}
      {!hideCollect && (
        <button
          type="button"
          className={styles.extra}
          data-on={isCollected || undefined}
          aria-pressed={isCollected}
          onClick={() => emit('collect', {})}
        >
          <ServiceIcon name="heart" />
          收藏
        </button>
      )}
      {!hideShare && (
        <button type="button" className={styles.extra} onClick={() => emit('share', {})}>
          <Icon name="share" />
          分享
        </button>
      )}
    </>
  )
}

function Amount({ price, original, isFrom, priceLabel }: BuyBarProps): ReactNode {
  if (price === undefined) return null
  return (
    <p className={styles.price} aria-live="polite">
      {priceLabel && <span className={styles.label}>{priceLabel}</span>}
      <Price amount={price} original={original} isFrom={isFrom} />
    </p>
  )
}
