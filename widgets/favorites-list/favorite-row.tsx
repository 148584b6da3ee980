import type { ReactNode } from 'react'
import type { Favorite } from '../../schemas/domain/favorite.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { dayText } from '../../src/domain/dates.ts'
import { Card } from '../../src/ui/card/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { productFact, ProductRow } from '../../src/ui/product-row/index.tsx'
import { TagLine } from '../../src/ui/tag/index.tsx'
import styles from './favorite-row.module.css'

interface FavoriteRowProps {
  readonly product: Favorite
  readonly level: 2 | 3
  readonly isCancelled: boolean
  /** A change is on its way: another one waits for it. */
  readonly isBusy: boolean
  readonly onSelect: () => void
  readonly onToggle: () => void
}

/** A product that was collected; one that is off the shelf leads nowhere. */
export function FavoriteRow(props: FavoriteRowProps): ReactNode {
  const { product, level, isCancelled, isBusy, onSelect, onToggle } = props
  const { productName, categoryName, place, imgurl, status, productUrl, collectedDay, labels, subscriptUrl } = product
  const isGone = status === 0
  return (
    <Card className={styles.card}>
      <ProductRow
        picture={imgurl}
        name={productName}
        level={level}
        target={addressTarget(productUrl)}
        size={96}
        cover={isGone && '已下架'}
        isFaded={isGone || isCancelled}
        badge={subscriptUrl}
        onSelect={onSelect}
      >
        <p className={productFact}>
          {[categoryName, place, `${dayText(collectedDay)}收藏`].filter(Boolean).join(' · ')}
        </p>
        <TagLine labels={labels} max={2} space={4} />
        <div className={styles.foot}>
          <State product={product} isCancelled={isCancelled} />
          <button
            type="button"
            className={styles.button}
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : onToggle}
          >
            {isCancelled ? '撤销' : '取消收藏'}
            <span className="visually-hidden">：{productName}</span>
          </button>
        </div>
      </ProductRow>
    </Card>
  )
}

function State({ product, isCancelled }: { readonly product: Favorite; readonly isCancelled: boolean }): ReactNode {
  if (isCancelled) return <span className={styles.state}>已取消收藏</span>
  if (product.status === 0) return <span className={styles.state}>商品已下架</span>
  return <Price amount={product.productStartPrice} original={product.originalPrice} isFrom />
}
