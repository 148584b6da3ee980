import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Scroller } from '../../src/ui/scroller/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { defaults } from './defaults.ts'
import { OfferCard } from './offer-card.tsx'
import { OfferRow } from './offer-row.tsx'
import styles from './package-offers.module.css'
import type { PackageOffersProps } from './props.schema.ts'

export default function PackageOffers(props: PackageOffersProps & WidgetTools): ReactNode {
  const { title, offers, variant, max, itemMax, moreText, moreTo, showMore } = { ...defaults, ...props }
  const { emit, headingLevel, now } = props
  const level = headingLevel === 2 ? 3 : 4
  const shown = offers.slice(0, max)
  const select = (offer: (typeof shown)[number]) => () => emit('select', { offer })
  const more = { text: moreText, target: addressTarget(moreTo), onPress: () => emit('more', {}) }
  return (
    <section className={styles.offers}>
      <SectionTitle level={headingLevel} title={title} icon="fire" more={showMore ? more : undefined} />
      {variant === 'list' ? (
        <div className={styles.list}>
          {keyed(shown, (offer) => offer.productId).map(([offer, key]) => (
            <OfferRow key={key} {...{ offer, level, itemMax, now }} onPress={select(offer)} />
          ))}
        </div>
      ) : (
        <Scroller label={title} item="wide">
          {keyed(shown, (offer) => offer.productId).map(([offer, key]) => (
            <OfferCard key={key} {...{ offer, level, itemMax, now }} onPress={select(offer)} />
          ))}
        </Scroller>
      )}
    </section>
  )
}
