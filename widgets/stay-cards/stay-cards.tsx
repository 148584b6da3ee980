import type { ReactNode } from 'react'
import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import { contentTarget, type Target } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { ProductBadge } from '../../src/ui/product-badge/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { Tag, Tags } from '../../src/ui/tag/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import type { StayCardsProps } from './props.schema.ts'
import styles from './stay-cards.module.css'
import { withStay } from './with-stay.ts'

/** Hotels one under the other, each with a picture as wide as the column. */
export default function StayCards(props: StayCardsProps & WidgetTools): ReactNode {
  const { title, hotels, checkInDate, checkOutDate, emit, headingLevel, isFirstView } = props
  const level = (title ? headingLevel + 1 : headingLevel) as 2 | 3 | 4
  return (
    <section className={styles.stays}>
      {title && <SectionTitle level={headingLevel} title={title} />}
      <ul className={styles.list}>
        {keyed(hotels, (hotel) => hotel.id).map(([hotel, key], index) => (
          <li key={key} className={styles.item}>
            <Stay
              {...{ hotel, level }}
              target={withStay(contentTarget(hotel), checkInDate, checkOutDate)}
              isPriority={isFirstView && index === 0}
              onPress={() => emit('select', { item: hotel, index })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StayProps {
  readonly hotel: ComponentContent
  readonly level: 2 | 3 | 4
  readonly target: Target
  readonly isPriority: boolean
  readonly onPress: () => void
}

const SIZES = '(min-width: 672px) 366px, (min-width: 600px) 46vw, 92vw'

function Stay({ hotel, level, target, isPriority, onPress }: StayProps): ReactNode {
  const Heading = `h${level}` as const
  const { badge, place, tags, labels, subscriptUrl, price, originalPrice } = hotel.customFields ?? {}
  return (
    <Card className={styles.card}>
      <Picture
        className={styles.picture}
        src={hotel.themePicUri ?? ''}
        alt=""
        shape="card"
        sizes={SIZES}
        isPriority={isPriority}
      />
      <ProductBadge src={subscriptUrl} />
      {badge && (
        <span className={styles.badge}>
          <Tag tone="over">{badge}</Tag>
        </span>
      )}
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link target={target} className={cardLink} onPress={onPress} {...words(hotel.title)} />
        </Heading>
        <p className={styles.line}>{[place, hotel.subtitle].filter(Boolean).join(' · ')}</p>
        <div className={styles.foot}>
          <span className={styles.tags}>
            <Tags labels={labels} tags={tags} max={2} />
          </span>
          {price !== undefined && <Price amount={price} original={originalPrice} isFrom />}
        </div>
      </div>
    </Card>
  )
}
