import type { ReactNode } from 'react'
import type { TeamOrder } from '../../schemas/domain/team.ts'
import { priceText } from '../../src/domain/price.ts'
import { canPickUp, PICKED_UP } from '../../src/domain/team/team-rules.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useBusy } from '../../src/ui/hooks/use-busy.ts'
import { Panel } from '../../src/ui/panel/index.tsx'
import type { TeamOrdersProps } from './props.schema.ts'
import styles from './team-orders.module.css'

/** The orders of a community's team, for its leader, who hands them over (A4). */
export default function TeamOrders(props: TeamOrdersProps & WidgetTools): ReactNode {
  const { teamId, teamStatus, orders, emit, headingLevel } = props
  const isBusy = useBusy(props.isBusy === true)
  return (
    <section className={styles.place}>
      <Panel title="团内订单" level={headingLevel}>
        <p className={styles.team}>
          <span>团号 {teamId}</span>
          <button type="button" className={styles.copy} onClick={() => emit('copy', { text: teamId })}>
            复制<span className="visually-hidden">团号</span>
          </button>
        </p>
        <ul>
          {keyed(orders, (order) => order.orderId).map(([order, key]) => (
            <Order key={key} {...{ order, teamStatus, isBusy }} onPickup={() => emit('pickup', { order })} />
          ))}
        </ul>
      </Panel>
    </section>
  )
}

interface OrderProps extends Pick<TeamOrdersProps, 'teamStatus'> {
  readonly order: TeamOrder
  readonly isBusy: boolean
  readonly onPickup: () => void
}

function Order({ order, teamStatus, isBusy, onPickup }: OrderProps): ReactNode {
  const { orderId, consignee, consigneeMobile, shipAddr, num, orderAmount, orderTime, orderPayStatusName } = order
  return (
    <li className={styles.order}>
      <p className={styles.line}>
        <b className={styles.who}>{consignee}</b>
        <span className={styles.mobile}>{consigneeMobile}</span>
        <span className={styles.state}>{order.orderStatus === PICKED_UP ? '已提货' : orderPayStatusName}</span>
      </p>
      {shipAddr && <p className={styles.fact}>{shipAddr}</p>}
      <p className={styles.fact}>
        {num} 份 · {priceText(orderAmount)} · {orderTime.slice(5, 16).replace('T', ' ')}
      </p>
      <p className={styles.line}>
        <span className={styles.fact}>订单 {orderId}</span>
        {canPickUp({ ...order, teamStatus }) && (
          <button
            type="button"
            className={styles.pickup}
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : onPickup}
          >
            确认提货<span className="visually-hidden">{consignee}</span>
          </button>
        )}
      </p>
    </li>
  )
}
