import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { rateNote } from '../../src/domain/product/recommendation-notes.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Chips } from '../../src/ui/chips/index.tsx'
import { RecommendCard } from '../../src/ui/recommend-card/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { defaults } from './defaults.ts'
import styles from './everyone-buying.module.css'
import type { EveryoneBuyingProps } from './props.schema.ts'

const MOST_TABS = 3
const MOST_PRODUCTS = 3
/** B2.10.2: no tab is selected. */
const NONE = -1

/** B2.10.2. Tapping the selected tab deselects it. */
export default function EveryoneBuying(props: EveryoneBuyingProps & WidgetTools): ReactNode {
  const { title, products, types = {}, selected, productCode, buyText, moreText } = { ...defaults, ...props }
  const { emit, headingLevel } = props
  const tabs = Object.entries(types).slice(0, MOST_TABS)
  const choose = (name: string | undefined) => {
    const index = tabs.findIndex(([label]) => label === name)
    emit('tab', { index, productType: tabs[index]?.[1] ?? NONE })
  }
  const more = {
    text: moreText,
    target: addressTarget(`/recommend?productCode=${encodeURIComponent(productCode)}`),
    onPress: () => emit('more', {}),
  }
  return (
    <section className={styles.panel}>
      <SectionTitle level={headingLevel} title={title} more={products.length > MOST_PRODUCTS ? more : undefined} />
      {tabs.length > 0 && (
        <Chips
          label="按分类筛选"
          options={tabs.map(([label]) => label)}
          selected={tabs.find(([, type]) => type === selected)?.[0]}
          onSelect={choose}
        />
      )}
      <ul className={styles.products}>
        {keyed(products.slice(0, MOST_PRODUCTS), (product) => product.productId).map(([product, key], index) => (
          <li key={key}>
            <RecommendCard
              product={product}
              level={headingLevel === 2 ? 3 : 4}
              label={product.categoryInfo?.categoryName}
              note={rateNote(product)}
              action={buyText}
              onPress={() => emit('select', { product, index })}
              onAction={() => emit('buy', { product, index })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
