import type { ReactNode } from 'react'
import type { Favorite } from '../../schemas/domain/favorite.ts'
import { addressTarget } from '../../src/domain/content-target.ts'
import { dayText } from '../../src/domain/dates.ts'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
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
  const { productName, categoryName, place, imgurl, status, productUrl, collectedDay } = product
  const Heading = `h${level}` as const
  const target = addressTarget(productUrl)
  const isGone = status === 0
  return (
    <Card className={styles.card}>
      <span className={isGone || isCancelled ? styles.faded : styles.picture}>
        <Picture src={imgurl} alt="" shape="tile" sizes="96px" />
        {isGone && <span className={styles.gone}>已下架</span>}
      </span>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link target={target} className={target.kind === 'none' ? undefined : cardLink} onPress={onSelect}>
            {productName}
          </Link>
        </Heading>
        <p className={styles.facts}>
          {[categoryName, place, `${dayText(collectedDay)}收藏`].filter(Boolean).join(' · ')}
        </p>
        <div className={styles.foot}>
          <State product={product} isCancelled={isCancelled} />
          <button type="button" className={styles.button} disabled={isBusy} onClick={onToggle}>
            {isCancelled ? '撤销' : '取消收藏'}
            <span className="visually-hidden">：{productName}</span>
          </button>
        </div>
      </div>
    </Card>
  )
}

function State({ product, isCancelled }: { readonly product: Favorite; readonly isCancelled: boolean }): ReactNode {
  if (isCancelled) return <span className={styles.state}>已取消收藏</span>
  if (product.status === 0) return <span className={styles.state}>商品已下架</span>
  return <Price amount={product.productStartPrice} original={product.originalPrice} isFrom />
}
