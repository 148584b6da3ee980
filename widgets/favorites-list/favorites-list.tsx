import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ListEnd } from '../../src/ui/list-end/index.tsx'
import { defaults } from './defaults.ts'
import { FavoriteRow } from './favorite-row.tsx'
import styles from './favorites-list.module.css'
import type { FavoritesListProps } from './props.schema.ts'
import { useCancelled } from './use-cancelled.ts'

/** B1, B4: what a member collected. What was cancelled stays where it was until the page is left, so that it can be taken back. */
export default function FavoritesList(props: FavoritesListProps & WidgetTools): ReactNode {
  const { products, result, more, endText, emit, headingLevel } = { ...defaults, ...props }
  const { isCancelled, flip, refusal } = useCancelled(result)
  return (
    <section className={styles.section} aria-label="我的收藏">
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
      <ul className={styles.list}>
        {keyed(products, (product) => product.productId).map(([product, key]) => (
          <li key={key}>
            <FavoriteRow
              product={product}
              level={headingLevel}
              isCancelled={isCancelled(product.productId)}
              isBusy={result?.status === 'busy'}
              onSelect={() => emit('select', { product })}
              onToggle={() => {
                flip(product.productId)
                emit('toggle', { product, isCollected: isCancelled(product.productId) })
              }}
            />
          </li>
        ))}
      </ul>
      <ListEnd more={more} length={products.length} endText={endText} onMore={() => emit('more', {})} />
    </section>
  )
}
