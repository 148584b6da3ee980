import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ListEnd } from '../../src/ui/list-end/index.tsx'
import { defaults } from './defaults.ts'
import { OrderRow } from './order-row.tsx'
import styles from './order-cards.module.css'
import type { OrderCardsProps } from './props.schema.ts'

/** A member's orders, page by page (B2.9 /order). */
export default function OrderCards(props: OrderCardsProps & WidgetTools): ReactNode {
  const { orders, more, endText, emit, headingLevel, now } = { ...defaults, ...props }
  return (
    <section className={styles.section} aria-label="订单">
      <ul className={styles.list} aria-busy={more === 'replacing'}>
        {keyed(orders, (order) => order.orderId).map(([order, key]) => (
          <li key={key}>
            <OrderRow
              order={order}
              level={headingLevel}
              now={now}
              onSelect={() => emit('select', { order })}
              onOver={() => emit('over', {})}
            />
          </li>
        ))}
      </ul>
      <ListEnd more={more} length={orders.length} endText={endText} onMore={() => emit('more', {})} />
    </section>
  )
}
