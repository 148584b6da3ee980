import type { ReactNode } from 'react'
import { minusRefusal, mostOf, plusRefusal } from '../../src/domain/goods-quantity.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { CountRow } from '../../src/ui/count-row/index.tsx'
import { defaults } from './defaults.ts'
import styles from './order-quantity.module.css'
import type { OrderQuantityProps } from './props.schema.ts'

/** How many are bought: the server says how many it became (A5). */
export default function OrderQuantity(props: OrderQuantityProps & WidgetTools): ReactNode {
  const { title = defaults.title, count, result, emit } = props
  const blocked = (why: 'min' | 'max') => {
    const text = why === 'max' ? plusRefusal(count, props) : minusRefusal(count)
    if (text) emit('blocked', { text })
  }
  return (
    <section className={styles.place} aria-label={title}>
      <div className={styles.card}>
        <CountRow
          label={title}
          hint={hint(props)}
          value={count}
          min={1}
          max={Math.max(count, mostOf(props))}
          isDisabled={result?.status === 'busy'}
          onChange={(quantity) => emit('change', { quantity })}
          onBlocked={blocked}
        />
      </div>
    </section>
  )
}

/** What bounds it, before somebody runs into it. */
function hint({ single, total }: OrderQuantityProps): string | undefined {
  if (total > 0) return `每人限购 ${total} 件`
  return single > 0 ? `每次最多 ${single} 件` : undefined
}
