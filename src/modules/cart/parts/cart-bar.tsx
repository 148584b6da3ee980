import type { ReactNode } from 'react'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { pointsText } from '../../../domain/points/points-text.ts'
import { PointsPrice } from '../../../ui/points-price/index.tsx'
import { lackingText } from '../messages.ts'
import { AllOf, type CartPartProps } from './cart-sellers.tsx'
import styles from './cart.module.css'

/** All or none, what is chosen together costs, what is lacking to it, and the one thing to do. */
export function CartBar({ cart, isBusy, send }: CartPartProps): ReactNode {
  const { sellers, chosen, total, purse } = cart
  return (
    <ActionBar label="结算">
      <AllOf lines={sellers.flatMap(({ lines }) => lines)} name="购物车里的全部商品" isBusy={isBusy} send={send}>
        全选
      </AllOf>
      <p className={styles.total} aria-live="polite">
        {/* Points are long: their line has no room for another word on a small phone. */}
        <span className={purse ? 'visually-hidden' : styles.totalLabel}>合计</span>
        <PointsPrice points={purse?.points} amount={total} />
        {purse && purse.balance !== undefined && (
          <span className={purse.lacking > 0 ? styles.lacking : styles.purse}>
            {purse.lacking > 0 ? lackingText(purse.lacking) : `可用 ${pointsText(purse.balance)}`}
          </span>
        )}
      </p>
      <MainButton tone="accent" isBusy={isBusy} isOff={chosen === 0} onPress={() => send({ type: 'checkout-pressed' })}>
        {chosen > 0 ? `结算(${chosen})` : '结算'}
      </MainButton>
    </ActionBar>
  )
}
