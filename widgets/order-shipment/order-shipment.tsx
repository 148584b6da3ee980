import type { ReactNode } from 'react'
import { maskedPhone } from '../../src/domain/phone.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { FactsCard, FactWithAction } from '../../src/ui/facts/facts-card.tsx'
import type { Fact } from '../../src/ui/facts/index.tsx'
import styles from './order-shipment.module.css'
import type { OrderShipmentProps } from './props.schema.ts'

/** Where goods are sent, whether they are on their way, and by whom (B2.9 retail orders, what is sent by post). */
export default function OrderShipment(props: OrderShipmentProps & WidgetTools): ReactNode {
  const { title = '收货和物流', shipment, headingLevel, emit } = props
  return (
    <section className={styles.place} aria-label={title}>
      <FactsCard title={title} level={headingLevel} rows={rowsOf(props)}>
        {shipment && (
          <div className={styles.state}>
            <p className={styles.words}>
              <b className={styles.word}>{shipment.text}</b>
              <span className={styles.hint}>{shipment.hint}</span>
            </p>
            {shipment.canReceive && (
              <ActionBar label="收货">
                <button type="button" className={styles.receive} data-wide onClick={() => emit('receive', {})}>
                  确认收货
                </button>
              </ActionBar>
            )}
          </div>
        )}
      </FactsCard>
    </section>
  )
}

function rowsOf({ delivery, shipment, emit }: OrderShipmentProps & WidgetTools): readonly Fact[] {
  const { name, phone, province, city, district, detail } = delivery
  const number = shipment?.number
  return [
    ['收货人', `${name} ${maskedPhone(phone)}`],
    ['收货地址', `${province}${city}${district} ${detail}`],
    ['快递公司', shipment?.company],
    ['物流单号', number && <TrackingNumber key="number" number={number} emit={emit} />],
    ['发货时间', shipment?.sendTime?.replace('T', ' ')],
    ['收货时间', shipment?.receiveTime?.replace('T', ' ')],
  ]
}

const COPY = (
  <>
    复制<span className="visually-hidden">物流单号</span>
  </>
)

const TrackingNumber = ({ number, emit }: Pick<WidgetTools, 'emit'> & { readonly number: string }): ReactNode => (
  <FactWithAction action={COPY} onPress={() => emit('copy', { text: number })}>
    {number}
  </FactWithAction>
)
