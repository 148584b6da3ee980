import { useState, type ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { useRefused } from '../../src/ui/hooks/use-refused.ts'
import { buttonsOf } from './buttons.ts'
import styles from './order-actions.module.css'
import type { OrderActionsProps } from './props.schema.ts'

/** What the buyer may do with the order now (B2.5, B4, B9); to cancel it is asked again first. */
export default function OrderActions(props: OrderActionsProps & WidgetTools): ReactNode {
  const { result, emit } = props
  const [isAsked, setAsked] = useState(false)
  const confirm = useLazyPart(() => import('../../src/ui/ask-dialog/index.tsx'))
  useRefused(result, emit)
  const buttons = buttonsOf(props)
  if (buttons.length === 0) return null
  const press = (event: string) => {
    if (event !== 'cancel') return emit(event, {})
    confirm.fetch()
    setAsked(true)
  }
  return (
    <section className={styles.place} aria-label="订单操作">
      <ul className={styles.row}>
        {buttons.map(({ event, text }) => (
          <li key={event} className={styles.cell}>
            <button type="button" className={styles.button} onClick={() => press(event)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {isAsked && confirm.Part && (
        <confirm.Part
          title="取消订单"
          text="取消后库存和优惠券会退回，订单不能恢复。是否确认取消？"
          yes="确认取消"
          no="再想想"
          onNo={() => setAsked(false)}
          onYes={() => {
            setAsked(false)
            emit('cancel', {})
          }}
        />
      )}
    </section>
  )
}
