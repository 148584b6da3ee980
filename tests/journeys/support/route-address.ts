/** A product, or another thing, that an open page's address may name: any other would lead to the page of its own kind. */
const NAMED: Readonly<Record<string, string>> = {
  '/play/productDetail/': '310101',
  '/productDetail/': '610101',
  '/goods/': '650101',
  '/product/': '230101',
  '/prohotel/': '100201',
  '/profilter/': '100201',
  '/ticket/': '200101',
  '/coupon-product/': '400101',
  '/seckill/goods/': '650102',
  '/seckill/product/': '230102',
  '/seckill/productDetail/': '610108',
  '/bargainProduct/detail/': '610901',
  '/vacation/detail/': '510101',
  '/casahotel/detail/': '100401',
  '/tcshotel/detail/': '100301',
  '/presale/detail/': '710101',
  '/hotelpackage/detail/': '810101',
  '/retail/productDetail/': '500101',
  '/content/': '30001',
  '/atlantis/': 'TCP_YT2_Product_STAY',
  '/atlantis/ploy/': 'PLOY_WINTER_ISLAND',
  '/buypoi/': encodeURIComponent('日落露台'),
}

/** What an address names by its query: without it, it would name nothing that is there. */
const ASKED: Readonly<Record<string, string>> = {
  '/product': 'productId=230101',
  '/imageView': 'productId=100101',
  '/spell': 'productId=650201',
  '/ClubMed': 'from=clubmed&city=SHA&resort=100202',
  '/casahotel/imageView': 'productId=100401',
  '/tcshotel/imageView': 'productId=100301',
  '/map': `name=${encodeURIComponent('灯塔')}&longitude=110.4&latitude=18.8`,
  '/bargain/share': 'cutTeamId=C903',
  '/signActivity/helpFromFriends': 'joinId=QD01-900003',
  '/storeInformation': 'storeId=10020',
  '/atlantis/v2/poiDetail': 'poiId=50001',
  '/atlantis/v2/eventDetail': 'activityId=304',
}

/** An address of a route, with something in the sandbox for each of its params. @param path /ticket/:id */
export const addressOf = (path: string): string => {
  const fixed = path.replace(/:\w+$/, '')
  if (ASKED[path]) return `${path}?${ASKED[path]}`
  return path === fixed ? path : `${fixed}${NAMED[fixed] ?? '100101'}`.replace(/:\w+/g, '100101')
}
