import type { ReactNode } from 'react'
import type { PackageOffer } from '../../schemas/domain/package-offer.ts'
import {
  itemLabel,
  offerButton,
  offerFacts,
  offerPrice,
  offerTarget,
  savedText,
  withoutActivity,
} from '../../src/domain/package/package-offer.ts'
import { keyed } from '../../src/kit/keyed.ts'
import { cardLink } from '../../src/ui/card/index.tsx'
import { useIsOver } from '../../src/ui/countdown/use-is-over.ts'
import { Link } from '../../src/ui/link/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { Tag } from '../../src/ui/tag/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './package-offers.module.css'

export interface OfferProps {
  readonly offer: PackageOffer
  readonly level: 3 | 4
  /** How many of the package's items are listed. */
  readonly itemMax: number
  /** The shop's time in epoch ms. */
  readonly now: () => number
  readonly onPress: () => void
}

/** The name is the card's link: it reaches over the whole card. */
export function OfferName({ offer, level, onPress }: Pick<OfferProps, 'offer' | 'level' | 'onPress'>): ReactNode {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <Heading className={styles.name}>
      <Link target={offerTarget(offer)} className={cardLink} onPress={onPress} {...words(offer.productPackageName)} />
    </Heading>
  )
}

/** What the package holds: 住 / 吃 / 享 / 玩, one line each. */
export function OfferItems({ offer, itemMax }: Pick<OfferProps, 'offer' | 'itemMax'>): ReactNode {
  const items = offer.productMarketPackageItemInfoDtos.slice(0, itemMax)
  return (
    <ul className={styles.items}>
      {keyed(items, (item) => item.packageItemId).map(([item, key]) => (
        <li key={key} className={styles.item}>
          <span className={styles.label}>{itemLabel(item.packageItemType)}</span>
          <span className={styles.itemName}>{item.packageItemName}</span>
        </li>
      ))}
    </ul>
  )
}

/** The last line: the price, what it saves, and the one thing to tap. After the end nothing calls to hurry, and the price is the usual one. */
export function OfferPrice({ offer, now }: Pick<OfferProps, 'offer' | 'now'>): ReactNode {
  const isOver = useIsOver(offer.activityEndTime, now)
  const priced = isOver ? withoutActivity(offer) : offer
  return (
    <div className={styles.buy}>
      <div className={styles.money}>
        <SavedTag offer={priced} />
        <Price amount={offerPrice(priced)} original={offer.originalPrice} />
      </div>
      <span className={styles.action} data-over={isOver || undefined}>
        {isOver ? '已结束' : offerButton(offer.activitySubType)}
      </span>
    </div>
  )
}

function SavedTag({ offer }: Pick<OfferProps, 'offer'>): ReactNode {
  const saved = savedText(offer)
  if (!saved) return null
  return (
    <p className={styles.saved}>
      <Tag tone="saving">{saved}</Tag>
    </p>
  )
}

/** The one line of facts: how hot it is, and how far the group has come. */
export function OfferFacts({ offer }: Pick<OfferProps, 'offer'>): ReactNode {
  const facts = offerFacts(offer)
  return facts ? <p className={styles.facts}>{facts}</p> : null
}
