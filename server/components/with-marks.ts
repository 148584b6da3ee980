import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import { productIdOfPath } from '../../schemas/domain/product-kind.ts'
import type { ProductMarks } from '../../src/domain/product/product-marks.ts'
import { readMarks } from '../catalogue/product-marks.ts'
import type { Queries } from '../db/server-settings.ts'
import type { ComponentOfEntries, Entry } from './component-text.ts'

/** Components whose cards of products carry the badge and the labels that the products have now: nobody fills them in twice. */
export async function withMarks(db: Queries, components: readonly ComponentOfEntries[]): Promise<ComponentOfEntries[]> {
  const marks = await readMarks(
    db,
    components.flatMap(({ entries }) => entries.flatMap((entry) => productOf(entry) ?? [])),
  )
  return components.map(({ entries, ...component }) => ({
    ...component,
    entries: entries.map((entry) => {
      const id = productOf(entry)
      return id === undefined ? entry : marked(entry, marks(id))
    }),
  }))
}

const marked = (entry: Entry, marks: ProductMarks): Entry => ({
  ...entry,
  customFields: { ...entry.customFields, ...marks },
})

/** The product that a card is of: a card has a price, a banner that leads to a product has none. */
function productOf({ customFields, jumpParames, jumpPath }: ComponentContent): string | undefined {
  if (customFields?.price === undefined) return undefined
  return productIdOfPath(jumpParames?.product_url ?? jumpPath ?? '')
}
