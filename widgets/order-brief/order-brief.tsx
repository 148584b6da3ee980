import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { OrderBrief } from '../../src/ui/order-brief/index.tsx'
import styles from './order-brief.module.css'
import type { OrderBriefProps } from './props.schema.ts'

/** What an order bought, in one line of a page about it. */
export default function OrderBriefWidget(props: OrderBriefProps & WidgetTools): ReactNode {
  const { picture, name, text, amount, amountLabel, to, emit } = props
  return (
    <div className={styles.brief}>
      <OrderBrief {...{ picture, name, text, amount, amountLabel, to }} onPress={() => emit('select', {})} />
    </div>
  )
}
