import type { ReactNode } from 'react'
import type { Buyer } from '../../src/domain/product/member-price.ts'
import { priceFor } from '../../src/domain/product/member-price.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Price } from '../../src/ui/price/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { defaults } from './defaults.ts'
import styles from './product-choices.module.css'
import type { ProductChoicesProps } from './props.schema.ts'

/** The products of a play (B2.4): name, alias, lowest price, and 选购 or 已售罄. */
export default function ProductChoices(props: ProductChoicesProps & WidgetTools): ReactNode {
  const { title = defaults.title, products, level, vipRate, variant, emit, headingLevel } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const isSheet = variant === 'sheet'
  return (
    <section className={isSheet ? styles.sheet : styles.choices}>
      {!isSheet && <Heading className={styles.title}>{title}</Heading>}
      <ul className={styles.list} aria-label={title}>
        {keyed(products, (product) => product.mark.productId).map(([product, key]) => (
          <Choice
            key={key}
            product={product}
            buyer={{ level, vipRate }}
            onPick={() => emit('pick', { productId: product.mark.productId })}
          />
        ))}
      </ul>
    </section>
  )
}

interface ChoiceProps {
  readonly product: ProductChoicesProps['products'][number]
  readonly buyer: Buyer
  readonly onPick: () => void
}

function Choice({ product, buyer, onPick }: ChoiceProps): ReactNode {
  const { essentialInfo, alias, minPrice, underLinedPrice, memberPrices, isSoldOut } = product
  const { name } = essentialInfo.basicInfo
  const shown = priceFor(buyer, minPrice, memberPrices, underLinedPrice)
  return (
    <li className={styles.choice}>
      <div className={styles.words}>
        <p className={styles.name} {...words(name)} />
        {alias && <p className={styles.alias}>{alias}</p>}
        <p className={styles.price}>
          <Price {...shown} isFrom />
          {shown.amount < minPrice && <span className={styles.chip}>会员尊享</span>}
        </p>
      </div>
      <button type="button" className={styles.pick} disabled={isSoldOut} aria-haspopup="dialog" onClick={onPick}>
        {isSoldOut ? '已售罄' : '选购'}
        <span className="visually-hidden">{name}</span>
      </button>
    </li>
  )
}
