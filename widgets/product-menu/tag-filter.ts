import type { ComponentContent } from '../../schemas/domain/page-component.ts'

type Tagged = Pick<ComponentContent, 'customFields'>

/** A product carries a tag as its filter word or among its printed tags. */
const carries = (product: Tagged, tag: string) =>
  product.customFields?.tag === tag || (product.customFields?.tags?.includes(tag) ?? false)

/** The tags worth offering: the tab's own, or those of its products, as far as a product carries them and not every one does. */
export function tagsOf(tab: Tagged | undefined, products: readonly Tagged[]): string[] {
  const named = tab?.customFields?.tags ?? products.flatMap((product) => product.customFields?.tag ?? [])
  return [...new Set(named)].filter((tag) => {
    const count = products.filter((product) => carries(product, tag)).length
    return count > 0 && count < products.length
  })
}

export function withTag<Product extends Tagged>(
  products: readonly Product[],
  tag: string | undefined,
): readonly Product[] {
  return tag === undefined ? products : products.filter((product) => carries(product, tag))
}
