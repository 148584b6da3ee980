import type { ReactNode } from 'react'
import type { ShownLine } from '../../../../schemas/domain/cart.ts'
import { keyed } from '../../../kit/keyed.ts'
import type { CartEvent } from '../cart-flow.ts'
import { Goods, Remove } from './cart-line.tsx'
import styles from './cart.module.css'

interface InvalidGoodsProps {
  readonly lines: readonly ShownLine[]
  readonly isBusy: boolean
  readonly send: (event: CartEvent) => void
}

/** [R5] What is not sold any more, apart from what is: grey, and why. */
export function InvalidGoods({ lines, isBusy, send }: InvalidGoodsProps): ReactNode {
  if (lines.length === 0) return null
  return (
    <section className={styles.card} aria-label="失效商品">
      <div className={styles.head}>
        <h2 className={`${styles.seller} ${styles.alone}`}>失效商品 {lines.length} 种</h2>
        <button
          type="button"
          className={styles.remove}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : () => send({ type: 'clear-pressed' })}
        >
          清空
        </button>
      </div>
      <ul>
        {keyed(lines, (line) => line.id).map(([line, key]) => (
          <li key={key} className={`${styles.line} ${styles.gone}`}>
            <Goods line={line}>
              <div className={styles.tools}>
                <span className={styles.note}>{line.note}</span>
                <Remove line={line} isBusy={isBusy} send={send} />
              </div>
            </Goods>
          </li>
        ))}
      </ul>
    </section>
  )
}
