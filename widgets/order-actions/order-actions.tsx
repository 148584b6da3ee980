import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { buttonsOf } from './buttons.ts'
import styles from './order-actions.module.css'
import type { OrderActionsProps } from './props.schema.ts'

/** What the buyer may do with the order now (B2.5, B4, B9). */
export default function OrderActions(props: OrderActionsProps & WidgetTools): ReactNode {
  const { emit } = props
  const buttons = buttonsOf(props)
  if (buttons.length === 0) return null
  return (
    <section className={styles.place} aria-label="订单操作">
      <ul className={styles.row}>
        {buttons.map(({ event, text }) => (
          <li key={event} className={styles.cell}>
            <button type="button" className={styles.button} onClick={() => emit(event, {})}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
