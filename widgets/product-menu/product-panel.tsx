import type { ReactNode } from 'react'
import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import { keyed } from '../../src/kit/keyed.ts'
import { EmptyState } from '../../src/ui/empty-state/index.tsx'
import { ProductCard, productGrid } from '../../src/ui/product-card/index.tsx'
import { CardSkeleton } from '../../src/ui/skeleton/index.tsx'

interface ProductPanelProps {
  readonly products: readonly ComponentContent[]
  /** The products are those of another tab: their places are kept, they are not shown. */
  readonly isBusy: boolean
  readonly level: 3 | 4
  readonly emptyText: string
  readonly onPress: (item: ComponentContent, index: number) => void
}

export function ProductPanel({ products, isBusy, level, emptyText, onPress }: ProductPanelProps): ReactNode {
  if (products.length === 0) return <EmptyState text={emptyText} />
  return (
    <div className={productGrid}>
      {keyed(products, (item) => item.id).map(([item, key], index) =>
        isBusy ? (
          <CardSkeleton key={key} />
        ) : (
          <ProductCard key={key} product={item} level={level} onPress={() => onPress(item, index)} />
        ),
      )}
    </div>
  )
}
