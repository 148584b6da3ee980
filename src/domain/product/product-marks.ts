import { type ProductLabel, SHOWN_LABELS } from '../../../schemas/domain/product-label.ts'

/** What cards show of a product beside its name and price; what it has not is left out. */
export interface ProductMarks {
  /** The badge over its picture: an address without size, or a drawing. */
  readonly subscriptUrl?: string
  readonly labels?: string[]
}

interface Marked {
  readonly subscriptUrl?: string | null | undefined
  readonly productLabels?: readonly ProductLabel[] | null | undefined
}

/** The names of the labels that are for shoppers (B3: category 2), in their order, each once. */
export const shownLabels = (labels: readonly ProductLabel[] = []): string[] => [
  ...new Set(labels.flatMap((one) => (one.labelCategoryId2 === SHOWN_LABELS ? [one.labelName] : []))),
]

/** The badge (B2.10.1) and the labels (B3) of a product, for any list in which it stands. */
export function marksOf({ subscriptUrl, productLabels }: Marked): ProductMarks {
  const labels = shownLabels(productLabels ?? [])
  return { ...(subscriptUrl && { subscriptUrl }), ...(labels.length > 0 && { labels }) }
}
