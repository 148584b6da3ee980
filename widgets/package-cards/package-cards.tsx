import { memo, type ReactNode } from 'react'
import type { PackageOffer } from '../../schemas/domain/package-offer.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ListEnd } from '../../src/ui/list-end/index.tsx'
import { defaults } from './defaults.ts'
import { OfferCard } from './offer-card.tsx'
import styles from './package-cards.module.css'
import type { PackageCardsProps } from './props.schema.ts'
import { useGradually } from './use-gradually.ts'

/** An offer that moved while pages were read stands where it was read first. */
function unrepeated(offers: readonly PackageOffer[]): ReadonlyMap<string, PackageOffer> {
  const found = new Map<string, PackageOffer>()
  for (const offer of offers) {
    const key = `${offer.productId} ${offer.productPackageName}`
    if (!found.has(key)) found.set(key, offer)
  }
  return found
}

export default function PackageCards(props: PackageCardsProps & WidgetTools): ReactNode {
  const { offers, more, itemMax, endText, emit, headingLevel, isFirstView, now } = { ...defaults, ...props }
  const shown = useGradually(offers)
  return (
    <section className={styles.cards}>
      <div className={styles.wrap} data-old={more === 'replacing' || undefined} aria-busy={more === 'replacing'}>
        <Cards offers={shown} level={headingLevel} itemMax={itemMax} isFirstView={isFirstView} now={now} emit={emit} />
      </div>
      <ListEnd
        more={more}
        length={shown === offers && offers.length}
        endText={endText}
        onMore={() => emit('more', {})}
      />
    </section>
  )
}

interface CardsProps extends Pick<WidgetTools, 'now' | 'emit' | 'isFirstView'> {
  readonly offers: readonly PackageOffer[]
  readonly level: 2 | 3
  readonly itemMax: number
}

/** The cards alone: what is said of the next page renders none of them again. */
const Cards = memo(function Cards({ offers, level, itemMax, isFirstView, now, emit }: CardsProps): ReactNode {
  return (
    <ul className={styles.list}>
      {[...unrepeated(offers)].map(([key, offer], at) => (
        <li key={key} className={styles.place}>
          <OfferCard
            offer={offer}
            level={level}
            itemMax={itemMax}
            isPriority={isFirstView && at === 0}
            now={now}
            onPress={() => emit('select', { offer })}
          />
        </li>
      ))}
    </ul>
  )
})
