import type { ReactNode } from 'react'
import type { OrderCard } from '../../schemas/domain/order-card.ts'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { daysText } from '../../src/domain/order/days-text.ts'
import { isCalledOff } from '../../src/domain/order/order-state.ts'
import { pointsText } from '../../src/domain/points/points-text.ts'
import { priceText } from '../../src/domain/price.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { defaults } from './defaults.ts'
import styles from './order-rail.module.css'
import type { OrderRailProps } from './props.schema.ts'

/** A desktop's list of orders beside the order that is looked at (B2.9). Plain links: each order has its own address. */
export default function OrderRail(props: OrderRailProps & WidgetTools): ReactNode {
  const { orders, chosen, title, all, allTo } = { ...defaults, ...props }
  return (
    <nav className={styles.rail} data-rail="" aria-label={title}>
      <p className={styles.head}>
        <span className={styles.title}>{title}</span>
        <Link target={addressTarget(allTo)} className={styles.all}>
          {all}
        </Link>
      </p>
      <ul className={styles.list}>
        {keyed(orders, (order) => order.orderId).map(([order, key]) => (
          <li key={key}>
            <Row order={order} isChosen={order.orderId === chosen} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Row({ order, isChosen }: { readonly order: OrderCard; readonly isChosen: boolean }): ReactNode {
  const { productName, picture, statusText, refundText, shipmentText, priceTotal, points, paths, actions } = order
  const days = daysText(order.arrivalDate, order.departureDate)
  return (
    <a className={styles.row} href={SHOP_BASE + paths.detail} aria-current={isChosen ? 'page' : undefined}>
      <span className={styles.picture}>
        <Picture src={picture} alt="" shape="tile" sizes="56px" />
      </span>
      <span className={styles.words}>
        <span className={styles.name} {...words(productName)} />
        {days && <span className={styles.fact}>{days}</span>}
        <span className={styles.foot} data-cancelled={isCalledOff(order) || undefined}>
          <span className={styles.status} data-open={actions.pay || undefined}>
            {refundText ?? shipmentText ?? statusText}
          </span>
          <span>{points === undefined ? priceText(priceTotal) : pointsText(points)}</span>
        </span>
      </span>
    </a>
  )
}
