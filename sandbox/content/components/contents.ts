import type { ComponentContent, PageComponent } from '../../../schemas/domain/page-component.ts'
import { productPath } from '../../../schemas/domain/product-kind.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { altOf, mediaUrl } from '../pictures.ts'

export type ProductById = (id: string) => Product

/** A card of a product list: [product id, the tab's tag, one line of facts, badge]. */
export type CardSeed = readonly [id: string, tag: string, line: string, badge?: string]

/** Product cards with picture, price and place of the product, leading to its detail page. */
export function productCards(productOf: ProductById, seeds: readonly CardSeed[]): ComponentContent[] {
  return seeds.map(([id, tag, line, badge]) => {
    const product = productOf(id)
    const picture = product.productImageInfos[0]
    return {
      id,
      title: product.productName,
      subtitle: line,
      ...(picture ? { themePicUri: picture.url, picAlt: picture.alt } : {}),
      redirectType: 'product',
      jumpParames: { product_url: productPath(product) ?? '/404' },
      customFields: {
        tag,
        tags: product.productTagList,
        ...(badge ? { badge } : {}),
        price: product.startPrice,
        originalPrice: product.underLinedPrice,
        place: product.place,
        hot: product.sold,
        productType: product.productType,
      },
    }
  })
}

/** A picture or a line that opens a page of the shop; without `to` it does not jump. */
export function linked(seed: {
  id: string
  title: string
  subtitle?: string
  picture?: string
  to?: string
  custom?: ComponentContent['customFields']
}): ComponentContent {
  return {
    id: seed.id,
    title: seed.title,
    ...(seed.subtitle ? { subtitle: seed.subtitle } : {}),
    ...(seed.picture ? { themePicUri: mediaUrl(seed.picture), picAlt: altOf(seed.picture) } : {}),
    jumpPath: seed.to ?? 'not_jump',
    redirectType: seed.to ? 'page' : 'none',
    ...(seed.custom ? { customFields: seed.custom } : {}),
  }
}

export function component(
  componentCode: string,
  componentName: string,
  typeName: string,
  componentContents: ComponentContent[],
): PageComponent {
  return { componentCode, componentName, typeName, componentContents }
}
