import type { ReactNode } from 'react'
import { firstPicture } from '../../src/domain/package/package-offer.ts'
import { Card } from '../../src/ui/card/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { TagLine } from '../../src/ui/tag/index.tsx'
import { OfferFacts, OfferItems, OfferName, OfferPrice, type OfferProps } from './offer-parts.tsx'
import styles from './package-offers.module.css'

/** A smaller picture on the left: more offers on one screen. */
export function OfferRow(props: OfferProps): ReactNode {
  const { offer, itemMax, now } = props
  return (
    <Card className={styles.line}>
      <Picture className={styles.side} src={firstPicture(offer.productImages)} alt="" shape="tile" sizes="220px" />
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
