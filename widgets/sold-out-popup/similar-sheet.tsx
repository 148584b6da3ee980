import type { ReactNode } from 'react'
import type { Recommendation } from '../../schemas/domain/recommendation.ts'
import { pointsNote } from '../../src/domain/product/recommendation-notes.ts'
import { keyed } from '../../src/kit/keyed.ts'
import { RecommendCard } from '../../src/ui/recommend-card/index.tsx'
import { Sheet } from '../../src/ui/sheet/index.tsx'
import { Bar } from './bar.tsx'
import styles from './similar-sheet.module.css'

interface SimilarSheetProps {
  readonly title: string
  readonly text: string
  readonly products: readonly Recommendation[]
  readonly onSelect: (product: Recommendation, index: number) => void
  readonly onClose: () => void
}

/** B2.10.3: between half and four fifths of the screen high; the bar begins it, so that it says why it is there and a tap closes it too. */
export default function SimilarSheet({ title, text, products, onSelect, onClose }: SimilarSheetProps): ReactNode {
  return (
    <Sheet title={title} onClose={onClose}>
      <Bar text={text} isOpen onPress={onClose} />
      <ul className={styles.products}>
        {keyed(products, (product) => product.productId).map(([product, key], index) => (
          <li key={key}>
            <RecommendCard
              product={product}
              level={3}
              label={product.parentProductTypeName}
              tags={product.tags}
              note={pointsNote(product)}
              onPress={() => onSelect(product, index)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
