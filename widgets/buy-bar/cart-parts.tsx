import type { ReactNode } from 'react'
import { useDeviceCount } from '../../src/kit/device-cart.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import styles from './buy-bar.module.css'
import type { BuyBarProps } from './props.schema.ts'

interface CartPartsProps {
  readonly cart: NonNullable<BuyBarProps['cart']>
  readonly onAdd: () => void
}

/** B2.9: the way to the cart with how many are in it, and the button that puts more in. */
export function CartParts({ cart: { kind, to, count = 0, disabled = false }, onAdd }: CartPartsProps): ReactNode {
  const all = count + useDeviceCount(kind)
  return (
    <>
      <Link target={{ kind: 'page', to }} className={styles.cart}>
        <span className={styles.cartIcon}>
          <Icon name="cart" />
          {all > 0 && (
            <span className={styles.badge} aria-hidden="true">
              {all > MOST_SHOWN ? `${MOST_SHOWN}+` : all}
            </span>
          )}
        </span>
        购物车
        {all > 0 && <span className="visually-hidden">，{all} 件</span>}
      </Link>
      <button
        type="button"
        className={styles.add}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onAdd}
      >
        加入购物车
      </button>
    </>
  )
}

const MOST_SHOWN = 99
