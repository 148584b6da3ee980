import type { ReactNode } from 'react'
import { firstPicture } from '../../src/domain/package/package-offer.ts'
import { Card } from '../../src/ui/card/index.tsx'
import { Countdown } from '../../src/ui/countdown/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { ProductBadge } from '../../src/ui/product-badge/index.tsx'
import { Tag, TagLine } from '../../src/ui/tag/index.tsx'
import { OfferFacts, OfferItems, OfferName, OfferPrice, type OfferProps } from './offer-parts.tsx'
import styles from './package-offers.module.css'

const SIZES = '(min-width: 600px) 314px, 300px'

/** The picture first, with the time that is left on it. */
export function OfferCard(props: OfferProps): ReactNode {
  const { offer, itemMax, now } = props
  return (
    <Card className={styles.card}>
      <div className={styles.scene}>
        <Picture className={styles.wide} src={firstPicture(offer.productImages)} alt="" shape="card" sizes={SIZES} />
        <ProductBadge src={offer.subscriptUrl} />
        {offer.productMarketTag && (
          <span className={styles.badge}>
            <Tag tone="over">{offer.productMarketTag}</Tag>
          </span>
        )}
        {offer.activityEndTime && (
          <p className={styles.time}>
            <Countdown until={offer.activityEndTime} now={now} />
          </p>
        )}
      </div>
      <div className={styles.words}>
        <OfferName {...props} />
        <OfferFacts offer={offer} />
        <TagLine labels={offer.labels} max={2} />
        <OfferItems offer={offer} itemMax={itemMax} />
        <OfferPrice offer={offer} now={now} />
      </div>
    </Card>
  )
}
