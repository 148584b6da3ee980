import type { ReactNode } from 'react'
import type { Cart } from '../../../../schemas/domain/cart.ts'
import { keyed } from '../../../kit/keyed.ts'
import type { CartEvent } from '../cart-flow.ts'
import { CartLine } from './cart-line.tsx'
import styles from './cart.module.css'
import { Check } from './check.tsx'

export interface CartPartProps {
  readonly cart: Cart
  /** A change is on its way: another one waits for it. */
  readonly isBusy: boolean
  readonly send: (event: CartEvent) => void
}

/** [R6] A card for each seller: what is bought together. */
export function CartSellers({ cart, isBusy, send }: CartPartProps): ReactNode {
  return keyed(cart.sellers, (seller) => seller.companyId).map(([seller, key]) => (
    <section key={key} className={styles.card} aria-label={seller.companyName || '商家'}>
      <div className={styles.head}>
        <AllOf lines={seller.lines} name={`${seller.companyName}的全部商品`} isBusy={isBusy} send={send} />
        <h2 className={styles.seller}>{seller.companyName || '商家'}</h2>
      </div>
      <ul>
        {keyed(seller.lines, (line) => line.id).map(([line, key]) => (
          <CartLine key={key} line={line} isBusy={isBusy} send={send} />
        ))}
      </ul>
    </section>
  ))
}

interface AllOfProps extends Pick<CartPartProps, 'isBusy' | 'send'> {
  readonly lines: Cart['sellers'][number]['lines']
  readonly name: string
  readonly children?: ReactNode
}

/** Chooses all that can be bought, or none. */
export function AllOf({ lines, name, isBusy, send, children }: AllOfProps): ReactNode {
  const buyable = lines.filter(({ canBuy }) => canBuy)
  const isAll = buyable.length > 0 && buyable.every(({ isChosen }) => isChosen)
  const choose = () => send({ type: 'choose-pressed', ids: buyable.map(({ id }) => id), isChosen: !isAll })
  return (
    <Check name={`选中${name}`} isOn={isAll} isOff={buyable.length === 0} isBusy={isBusy} onPress={choose}>
      {children}
    </Check>
  )
}
