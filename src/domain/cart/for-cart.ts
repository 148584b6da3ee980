import type { CartKind } from '../../../schemas/domain/cart.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { isSentByPost } from '../product/product-sale.ts'

type Sold = Pick<
  Product,
  'productType' | 'goods' | 'packageList' | 'bargain' | 'groupProduct' | 'forwardUrl' | 'exchange'
>

/**
 * What can be put into a mall's cart: goods by their skus that go by post; those that want points are of the points mall alone. A bargain,
 * a team's price and a package are bought by themselves.
 */
export const isForCart = (
  kind: CartKind,
  { productType, goods, packageList = [], bargain, groupProduct, forwardUrl, exchange }: Sold,
): boolean =>
  (exchange !== undefined) === (kind === 'points') &&
  isSentByPost(productType) &&
  goods !== undefined &&
  packageList.length === 0 &&
  !bargain &&
  !groupProduct &&
  !forwardUrl
