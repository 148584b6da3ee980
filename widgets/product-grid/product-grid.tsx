import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ProductCard, productGrid } from '../../src/ui/product-card/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { defaults } from './defaults.ts'
import styles from './product-grid.module.css'
import type { ProductGridProps } from './props.schema.ts'

export default function ProductGrid(props: ProductGridProps & WidgetTools): ReactNode {
  const { title, items, endText = defaults.endText, emit, headingLevel, isFirstView } = props
  const level = (title ? headingLevel + 1 : headingLevel) as 2 | 3 | 4
  return (
    <section className={styles.list}>
      {title && <SectionTitle level={headingLevel} title={title} />}
      <div className={productGrid}>
        {keyed(items, (item) => item.id).map(([item, key], index) => (
          <ProductCard
            key={key}
            product={item}
            level={level}
            isPriority={isFirstView && index === 0}
            onPress={() => emit('select', { item, index })}
          />
        ))}
      </div>
      {endText && <p className={styles.end}>{endText}</p>}
    </section>
  )
}
