import type { Poi } from '../../schemas/domain/poi.ts'
import { productPath } from '../../schemas/domain/product-kind.ts'
import type { Product } from '../../schemas/domain/product.ts'
import { mediaUrl } from './pictures.ts'
import { poiSeeds, type PoiSeed } from './poi-seeds.ts'

/** The places of the resort (A2 poiList), in the order in which the list shows them. */
export function pois(productOf: (id: string) => Product): Poi[] {
  return poiSeeds.map((seed) => poi(seed, productOf))
}

function poi(seed: PoiSeed, productOf: (id: string) => Product): Poi {
  const [first, ...more] = seed.pictures
  const productUrl = seed.product && productPath(productOf(seed.product))
  return {
    poiId: seed.id,
    merchantId: '1',
    poiName: seed.name,
    poiType: seed.type,
    summary: seed.summary,
    description: seed.description.join('\n\n'),
    themePicUri: mediaUrl(first),
    pictures: more.map(mediaUrl),
    address: seed.address,
    openTime: seed.open,
    ...(seed.tel ? { tel: seed.tel } : {}),
    tags: [...seed.tags],
    longitude: seed.at[0],
    latitude: seed.at[1],
    ...(productUrl ? { productUrl } : {}),
  }
}
