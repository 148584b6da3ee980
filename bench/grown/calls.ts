/** A call of the bench: what the hardest one of its kind is in each of the two shops. */
export interface Call {
  readonly what: string
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly payload?: object
  /** Of the member with the most orders; else of nobody. */
  readonly isMine?: true
}

/** What of a shop its calls name. */
export interface Shop {
  /** A product with many comments, and one of a kind that is sold by its items. */
  readonly famous: string
  readonly item: string
  readonly hotel: string
  readonly ticket: string
  /** An order of the member with the most. */
  readonly order: string
  /** Pages of ten, the last one of each list. */
  readonly last: Readonly<
    Record<
      'packages' | 'goods' | 'recommended' | 'exchange' | 'comments' | 'orders' | 'used' | 'uses' | 'messages',
      number
    >
  >
}

const page = (pageNumber: number) => ({ pageNumber, pageSize: 10 })
const get = (what: string, url: string): Call => ({ what, method: 'GET', url })
const post = (what: string, url: string, payload: object): Call => ({ what, method: 'POST', url, payload })
const mine = (call: Call): Call => ({ ...call, isMine: true })

const PACKAGES = '/online/cms-api/product/queryProductPackageList'
const packages = (pageNum: number, more: object = {}) => ({ pageNum, pageSize: 10, isShowHomePage: false, ...more })
const goods = (pageNumber: number, more = '') => `/online/fomall/goods/list?pageNumber=${pageNumber}&pageSize=10${more}`
const search = (keyword: string) =>
  `/online/cms-api/search/query?keyword=${encodeURIComponent(keyword)}&pageNumber=1&pageSize=10`
const ORDERS = '/online/order/orderlist/query'
const orders = (tab: string, pageNumber: number) => ({ tab, kind: 'all', ...page(pageNumber) })

/** Every list, the details, the lists of orders, and the search. */
export const callsOf = ({ famous, item, hotel, ticket, order, last }: Shop): readonly Call[] => [
  post('packages, first page', PACKAGES, packages(1)),
  post('packages, last page', PACKAGES, packages(last.packages)),
  post('packages of a filter', PACKAGES, packages(1, { productItemNames: ['亲子', '含早餐'] })),
  post('deals of the home page', PACKAGES, packages(1, { isShowHomePage: true })),
  get('goods of the mall, first page', goods(1)),
  get('goods of the mall, last page', goods(last.goods)),
  get('goods of a category by price', goods(1, `&category=${encodeURIComponent('家居')}&sort=price-down`)),
  post('goods for points, last page', '/online/capi/points/queryGoods', { category: '', ...page(last.exchange) }),
  post('recommendations', '/online/cms-api/product/queryRecommendProducts', { productCode: famous, ...page(1) }),
  post('recommendations, last page', '/online/cms-api/product/queryRecommendProducts', {
    ...{ productCode: famous, ...page(last.recommended) },
  }),
  post('recommendations of a kind', '/online/cms-api/product/queryRecommendProducts', {
    ...{ productCode: item, productType: 30, ...page(1) },
  }),
  get('search, a broad word', search('白沙湾')),
  get('search, the broadest word', search('酒店')),
  get('search, two words', search('亲子 门票')),
  get('search, pinyin', search('baishawan')),
  get('search, with a slip', search('百沙弯')),
  get('search, nothing', search('量子力学')),
  get('suggestions', `/online/cms-api/search/suggest?keyword=${encodeURIComponent('白')}`),
  get('detail of a product', `/online/product/${famous}/detail`),
  get('detail of a combo', `/online/product/combo/${item}/baseinfo`),
  get('detail of a hotel', `/online/product/${hotel}/detail`),
  get('detail of a ticket', `/online/product/${ticket}/detail`),
  post('comments, first page', '/online/cms-api/product/commentPage', { articleId: famous, sortType: 6, ...page(1) }),
  post('comments, last page', '/online/cms-api/product/commentPage', {
    ...{ articleId: famous, sortType: 6, ...page(last.comments) },
  }),
  mine(post('orders, first page', ORDERS, orders('all', 1))),
  mine(post('orders, last page', ORDERS, orders('all', last.orders))),
  mine(post('orders to be used', ORDERS, orders('usable', 1))),
  mine(post('orders that are done, last page', ORDERS, orders('done', last.used))),
  mine(post('orders with refunds', ORDERS, orders('refund', 1))),
  mine(get('counts of orders', '/online/order/orderlist/count')),
  mine(post('detail of an order', '/online/order/orderdetail/query', { reqDtos: { orderId: order } })),
  mine(post('uses of codes, last page', '/online/capi/code/writeoffHistory', page(last.uses))),
  mine(get('message center', '/online/cms-api/user/queryMessageCenter')),
  mine(post('messages, last page', '/online/cms-api/user/queryMessages', { kind: 'order', ...page(last.messages) })),
]
