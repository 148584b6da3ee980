/**
 * The kinds of product, by their productType code. The spec fixes 65-68 (goods), 23 (product) and 30 (ticket) (A9), and that a type 6
 * never opens the goods page (B2.2); the other codes are ours. `path` is the route of the detail page before the product id (A2, B2.9);
 * `title` is what shoppers call it, so that several kinds may be one to them.
 */
export const productKinds = {
  hotel: { productType: 1, title: '酒店', path: '/hotel/detail/' },
  prohotel: { productType: 2, title: '度假村', path: '/prohotel/' },
  tcshotel: { productType: 3, title: '度假酒店', path: '/tcshotel/detail/' },
  casahotel: { productType: 4, title: '设计酒店', path: '/casahotel/detail/' },
  vacation: { productType: 5, title: '度假产品', path: '/vacation/detail/' },
  combo: { productType: 6, title: '套餐', path: '/productDetail/' },
  presale: { productType: 7, title: '预售', path: '/presale/detail/' },
  hotelpackage: { productType: 8, title: '酒店套餐', path: '/hotelpackage/detail/' },
  product: { productType: 23, title: '产品', path: '/product/' },
  ticket: { productType: 30, title: '门票', path: '/ticket/' },
  play: { productType: 31, title: '玩乐', path: '/play/productDetail/' },
  'coupon-product': { productType: 40, title: '代金券', path: '/coupon-product/' },
  retail: { productType: 50, title: '好物', path: '/retail/productDetail/' },
  bargain: { productType: 61, title: '砍价', path: '/bargainProduct/detail/' },
  goods: { productType: 65, title: '商品', path: '/goods/' },
  'goods-confirm': { productType: 66, title: '商品', path: '/goods/' },
  'goods-appointment': { productType: 67, title: '商品', path: '/goods/' },
  'goods-express': { productType: 68, title: '商品', path: '/goods/' },
} as const satisfies Record<string, { productType: number; title: string; path: `/${string}/` }>

export type ProductKind = keyof typeof productKinds

const { hotel, prohotel, tcshotel, casahotel } = productKinds

/** productType codes of what one stays in. */
export const stayTypes: readonly number[] = [hotel, prohotel, tcshotel, casahotel].map(({ productType }) => productType)

/** Kinds that have a flash-sale page of their own: /seckill/goods, /seckill/product, /seckill/productDetail (B2.9). */
export const seckillPaths = {
  23: '/seckill/product/',
  6: '/seckill/productDetail/',
  65: '/seckill/goods/',
  66: '/seckill/goods/',
  67: '/seckill/goods/',
  68: '/seckill/goods/',
} as const satisfies Record<number, `/${string}/`>

const detailPaths = [...Object.values(productKinds).map(({ path }) => path), ...Object.values(seckillPaths)]

/** The id of the product whose page an address of the shop is; undefined for any other address. */
export function productIdOfPath(path: string): string | undefined {
  const detail = detailPaths.find((start) => path.startsWith(start))
  return detail && /^[^/?#]+(?=$|[?#])/.exec(path.slice(detail.length))?.[0]
}

/** The kind of a productType code; undefined for a code that the shop does not know (A2: such a product goes to /404). */
export function productKindOf(productType: number): ProductKind | undefined {
  const kinds = Object.keys(productKinds) as ProductKind[]
  return kinds.find((kind) => productKinds[kind].productType === productType)
}

/** The path of a product's detail page; a flash sale has its own (B2.9). Undefined for a type that the shop does not know. */
export function productPath(product: {
  readonly id: string
  readonly productType: number
  readonly productActivity?: { readonly type: number }
}): string | undefined {
  const kind = productKindOf(product.productType)
  if (!kind) return undefined
  const seckill = product.productActivity?.type === 1 ? seckillPathOf(product.productType) : undefined
  return `${seckill ?? productKinds[kind].path}${product.id}`
}

function seckillPathOf(productType: number): string | undefined {
  return Object.entries(seckillPaths).find(([code]) => Number(code) === productType)?.[1]
}
