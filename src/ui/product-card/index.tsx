import type { ReactNode } from 'react'
import type { ComponentContent } from '../../../schemas/domain/page-component.ts'
import { contentTarget } from '../../domain/visit/content-target.ts'
import { Card, cardLink } from '../card/index.tsx'
import { Link } from '../link/index.tsx'
import { Picture } from '../picture/index.tsx'
import { Price } from '../price/index.tsx'
import { ProductBadge } from '../product-badge/index.tsx'
import { Tag, TagLine } from '../tag/index.tsx'
import { words } from '../words/index.ts'
import { productFacts } from './product-facts.ts'
import styles from './product-card.module.css'

interface ProductCardProps {
  readonly product: ComponentContent
  readonly level: 2 | 3 | 4
  readonly onPress: () => void
  readonly isPriority?: boolean
}

/** A product in a grid of cards: picture, name in two lines, one line of facts, price. */
export function ProductCard({ product, level, onPress, isPriority }: ProductCardProps): ReactNode {
  const Heading = `h${level}` as const
  const { badge, tags = [], labels = [], subscriptUrl, price, originalPrice } = product.customFields ?? {}
  return (
    <Card className={styles.card}>
      <div className={styles.picture}>
        <Picture src={product.themePicUri ?? ''} alt="" shape="card" sizes={CARD_SIZES} isPriority={isPriority} />
        <ProductBadge src={subscriptUrl} />
        {badge && (
          <span className={styles.badge}>
            <Tag tone="over">{badge}</Tag>
          </span>
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link target={contentTarget(product)} className={cardLink} onPress={onPress} {...words(product.title)} />
        </Heading>
        <p className={styles.facts}>{productFacts(product)}</p>
        <TagLine labels={labels} tags={tags} max={2} />
        <p className={styles.price}>
          {price !== undefined && <Price amount={price} original={originalPrice} isFrom />}
        </p>
      </div>
    </Card>
  )
}

/** Two cards side by side on a phone, three from 600 wide. */
const CARD_SIZES = '(min-width: 672px) 282px, (min-width: 600px) 30vw, 46vw'

/** The grid that product cards stand in. */
export const productGrid = styles.grid
