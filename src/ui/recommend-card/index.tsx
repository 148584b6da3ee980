import type { ReactNode } from 'react'
import type { Recommendation } from '../../../schemas/domain/recommendation.ts'
import { addressTarget } from '../../domain/visit/content-target.ts'
import { Card, cardLink } from '../card/index.tsx'
import { Link } from '../link/index.tsx'
import { Picture } from '../picture/index.tsx'
import { Price } from '../price/index.tsx'
import { ProductBadge } from '../product-badge/index.tsx'
import { Tag, TagLine } from '../tag/index.tsx'
import { words } from '../words/index.ts'
import styles from './recommend-card.module.css'

interface RecommendCardProps {
  readonly product: Recommendation
  readonly level: 2 | 3 | 4
  /** The word on the picture: its kind. */
  readonly label?: string
  /** Quiet outlines under the name; two at most are shown. */
  readonly tags?: readonly string[]
  /** One line of why: how many choose it, how many points it takes. */
  readonly note?: string
  /** What the shopper is asked to do; it leads where the card leads. */
  readonly action?: string
  readonly onPress: () => void
  readonly onAction?: () => void
}

/** A recommended product in a row: picture at the left, words and price at the right (B3). Without an address nothing of it can be tapped (B5). */
export function RecommendCard(props: RecommendCardProps): ReactNode {
  const { product, level, label, tags = [], note, action, onPress, onAction } = props
  const { productTitle, productStartPrice, originalPrice, imgurl, productUrl, subscriptUrl, labels = [] } = product
  const Heading = `h${level}` as const
  const target = addressTarget(productUrl)
  return (
    <Card className={styles.card}>
      <span className={styles.picture}>
        <Picture src={imgurl} alt="" shape="tile" sizes="112px" />
        <ProductBadge src={subscriptUrl} />
        {label && (
          <span className={styles.label} data-low={subscriptUrl ? '' : undefined}>
            <Tag tone="over">{label}</Tag>
          </span>
        )}
      </span>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link
            target={target}
            className={target.kind === 'none' ? undefined : cardLink}
            onPress={onPress}
            {...words(productTitle)}
          />
        </Heading>
        <TagLine labels={labels} tags={tags} max={2} space={0} />
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.foot}>
          <Price amount={productStartPrice} original={originalPrice} isFrom />
          {action && target.kind !== 'none' && (
            <Link target={target} className={styles.action} onPress={onAction}>
              <span className={styles.face}>{action}</span>
              <span className="visually-hidden">{productTitle}</span>
            </Link>
          )}
        </div>
      </div>
    </Card>
  )
}
