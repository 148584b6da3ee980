import type { ReactNode } from 'react'
import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import type { Recommendation } from '../../schemas/domain/recommendation.ts'
import { pointsNote } from '../../src/domain/product/recommendation-notes.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ListEnd } from '../../src/ui/list-end/index.tsx'
import { ProductCard, productGrid } from '../../src/ui/product-card/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { defaults } from './defaults.ts'
import type { RecommendListProps } from './props.schema.ts'
import styles from './recommend-list.module.css'

/** B7: what is recommended beside a product, up to 6; a page of its own shows all of it, page by page. */
export default function RecommendList(props: RecommendListProps & WidgetTools): ReactNode {
  const { title, products, max, more, endText, emit, headingLevel } = { ...defaults, ...props }
  return (
    <section className={styles.list}>
      <SectionTitle level={headingLevel} title={title} />
      <div className={productGrid}>
        {keyed(products.slice(0, max), (product) => product.productId).map(([product, key], index) => (
          <ProductCard
            key={key}
            product={contentOf(product)}
            level={headingLevel === 2 ? 3 : 4}
            onPress={() => emit('select', { product, index })}
          />
        ))}
      </div>
      <ListEnd more={more} length={products.length} endText={endText} onMore={() => emit('more', {})} />
    </section>
  )
}

/** A recommendation as the cards of the shop's lists take it. */
function contentOf(product: Recommendation): ComponentContent {
  const { productId, productTitle, imgurl, productUrl, productStartPrice, originalPrice, subscriptUrl, labels } =
    product
  const note = pointsNote(product)
  const tags = note ? [note, ...(product.tags ?? [])] : product.tags
  return {
    id: productId,
    title: productTitle,
    subtitle: product.categoryInfo?.categoryName ?? product.parentProductTypeName,
    themePicUri: imgurl,
    ...(productUrl ? { jumpPath: productUrl } : { redirectType: 'none' }),
    customFields: {
      price: productStartPrice,
      ...(originalPrice !== undefined && { originalPrice }),
      ...(tags && { tags }),
      ...(labels && { labels }),
      ...(subscriptUrl && { subscriptUrl }),
    },
  }
}
