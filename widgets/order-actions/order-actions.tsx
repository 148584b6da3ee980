import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { buttonsOf } from './buttons.ts'
import styles from './order-actions.module.css'
import type { OrderActionsProps } from './props.schema.ts'

/** What the buyer may do with the order now (B2.5, B4, B9): what comes next stands at the foot of the screen, the rest is a row of words. */
export default function OrderActions(props: OrderActionsProps & WidgetTools): ReactNode {
  const { emit } = props
  const buttons = buttonsOf(props)
  if (buttons.length === 0) return null
  const next = buttons.filter(({ event }) => event === 'appointment')
  const others = buttons.filter(({ event }) => event !== 'appointment')
  return (
    <section className={styles.place} aria-label="订单操作">
      {next.map(({ event, text }) => (
        <ActionBar key={event} label={text}>
          <button type="button" className={styles.next} data-wide onClick={() => emit(event, {})}>
            {text}
          </button>
        </ActionBar>
      ))}
      {others.length > 0 && (
        <ul className={styles.row}>
          {others.map(({ event, text }) => (
            <li key={event}>
              <button
                type="button"
                className={styles.button}
                data-danger={event === 'cancel' || undefined}
                onClick={() => emit(event, {})}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
