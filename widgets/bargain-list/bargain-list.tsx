import type { ReactNode } from 'react'
import type { BargainCard } from '../../schemas/domain/bargain-team.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Card } from '../../src/ui/card/index.tsx'
import { ListEnd } from '../../src/ui/list-end/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { productFact, ProductRow } from '../../src/ui/product-row/index.tsx'
import { TagLine } from '../../src/ui/tag/index.tsx'
import styles from './bargain-list.module.css'
import { defaults } from './defaults.ts'
import type { BargainListProps } from './props.schema.ts'

/** B1 /bargain/channel: products whose price can be cut, and how each stands for who looks (B4). */
export default function BargainList(props: BargainListProps & WidgetTools): ReactNode {
  const { products, more, endText, emit, headingLevel } = { ...defaults, ...props }
  return (
    <section className={styles.section} aria-label="砍价商品">
      <ul className={styles.list}>
        {keyed(products, (product) => product.productId).map(([product, key]) => (
          <li key={key}>
            <BargainRow product={product} level={headingLevel} onSelect={() => emit('select', { product })} />
          </li>
        ))}
      </ul>
      <ListEnd more={more} length={products.length} endText={endText} onMore={() => emit('more', {})} />
    </section>
  )
}

interface BargainRowProps {
  readonly product: BargainCard
  readonly level: 2 | 3
  readonly onSelect: () => void
}

function BargainRow({ product, level, onSelect }: BargainRowProps): ReactNode {
  const { productName, picture, place, goalPrice, originalPrice, move, button, word, to, labels, subscriptUrl } =
    product
  return (
    <Card className={styles.card}>
      <ProductRow
        picture={picture}
        name={productName}
        level={level}
        target={addressTarget(to)}
        size={96}
        isFaded={move === 'none'}
        badge={subscriptUrl}
        onSelect={onSelect}
      >
        <p className={productFact}>{[place, word ?? leftWord(product)].filter(Boolean).join(' · ')}</p>
        <TagLine labels={labels} max={2} space={4} />
        <div className={styles.foot}>
          <Price amount={goalPrice} original={originalPrice} />
          <span className={styles.button} data-off={move === 'none' || undefined}>
            {button}
          </span>
        </div>
      </ProductRow>
    </Card>
  )
}

const leftWord = ({ cutPrice }: BargainCard) => (cutPrice > 0 ? undefined : '邀好友一起砍到底价')
