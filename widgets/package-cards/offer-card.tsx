import { memo, type ReactNode } from 'react'
import type { PackageOffer } from '../../schemas/domain/package-offer.ts'
import {
  firstPicture,
  itemLabel,
  offerButton,
  offerFacts,
  offerPrice,
  offerTarget,
  savedText,
  withoutActivity,
} from '../../src/domain/package/package-offer.ts'
import { keyed } from '../../src/kit/keyed.ts'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { useIsOver } from '../../src/ui/countdown/use-is-over.ts'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { ProductBadge } from '../../src/ui/product-badge/index.tsx'
import { Tag, Tags } from '../../src/ui/tag/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './offer-card.module.css'

interface OfferCardProps {
  readonly offer: PackageOffer
  readonly level: 2 | 3
  /** How many of the package's items are listed. */
  readonly itemMax: number
  readonly isPriority: boolean
  /** The shop's time in epoch ms. */
  readonly now: () => number
  readonly onPress: () => void
}

/** One package: a page more of them renders no card again that was there before. */
export const OfferCard = memo(OfferCardView, (before, after) => {
  return before.offer === after.offer && before.itemMax === after.itemMax && before.level === after.level
})

function OfferCardView({ offer, level, itemMax, isPriority, now, onPress }: OfferCardProps): ReactNode {
  const Heading = `h${level}` as const
  const { productMarketTag: tag, productRecommendMsg: message, labels, subscriptUrl } = offer
  const facts = offerFacts(offer)
  return (
    <Card className={styles.card}>
      <div className={styles.scene}>
        <Picture
          className={styles.picture}
          src={firstPicture(offer.productImages)}
          alt=""
          shape="tile"
          sizes="(min-width: 600px) 320px, 120px"
          isPriority={isPriority}
        />
        <ProductBadge src={subscriptUrl} />
        {tag && (
          <span className={styles.badge} data-low={subscriptUrl ? '' : undefined}>
            <Tag tone="over">{tag}</Tag>
          </span>
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link
            target={offerTarget(offer)}
            className={cardLink}
            onPress={onPress}
            {...words(offer.productPackageName)}
          />
        </Heading>
        {message && <p className={styles.message}>{message}</p>}
        {labels && (
          <p className={styles.labels}>
            <Tags labels={labels} max={2} />
          </p>
        )}
        <Items offer={offer} itemMax={itemMax} />
        {facts && <p className={styles.facts}>{facts}</p>}
        <Money offer={offer} now={now} />
      </div>
    </Card>
  )
}

/** What the package holds: 住 / 吃 / 享 / 玩, one line each. */
function Items({ offer, itemMax }: Pick<OfferCardProps, 'offer' | 'itemMax'>): ReactNode {
  const items = offer.productMarketPackageItemInfoDtos.slice(0, itemMax)
  if (items.length === 0) return null
  return (
    <ul className={styles.items}>
      {keyed(items, (item) => item.packageItemId).map(([item, key]) => (
        <li key={key} className={styles.item}>
          <span className={styles.label}>{itemLabel(item.packageItemType)}</span>
          <span className={styles.itemName} {...words(item.packageItemName)} />
        </li>
      ))}
    </ul>
  )
}

/** The price and what it saves. After the end of its activity the usual price counts, and nothing calls to hurry. */
function Money({ offer, now }: Pick<OfferCardProps, 'offer' | 'now'>): ReactNode {
  const isOver = useIsOver(offer.activityPrice === undefined ? undefined : offer.activityEndTime, now)
  const priced = isOver ? withoutActivity(offer) : offer
  const saved = savedText(priced)
  return (
    <div className={styles.money}>
      <div className={styles.prices}>
        {saved && (
          <p className={styles.saved}>
            <Tag tone="saving">{saved}</Tag>
          </p>
        )}
        <Price amount={offerPrice(priced)} original={offer.originalPrice} />
      </div>
      {offerTarget(offer).kind !== 'none' && (
        <span className={styles.action}>{isOver ? '去看看' : offerButton(offer.activitySubType)}</span>
      )}
    </div>
  )
}
