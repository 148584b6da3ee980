/** What a text may name: it is chosen by its title, and its code is never typed. */
export type NamedKind =
  /** An endpoint that a page may read, and one that it may send something to. */
  | 'source'
  | 'endpoint'
  /** What the page itself names. */
  | 'data'
  | 'state'
  | 'popup'
  | 'block'
  | 'experiment'
  /** Items of the studio, and what the shop sells. */
  | 'component'
  | 'page'
  | 'product'

/** How schemas say of a text what it names. */
const KINDS: readonly (readonly [NamedKind, RegExp])[] = [
  ['source', /^(?:接口的名字，即|这个接口给页面的数据)/],
  ['endpoint', /^接口的名字$/],
  ['data', /data 里的名字|^成功后重新取的数据|的数据的名字/],
  ['state', /state 里(?:的名字|放结果的名字)|进哪个页面状态/],
  ['popup', /popups 里的名字/],
  ['block', /区块的 id$/],
  ['experiment', /experiments 里的名字/],
  ['component', /组件代码/],
  ['page', /页面文件名/],
  ['product', /^(?:正在看的|售罄的|酒店的|活动里的|选的可选|门票)?(?:商品|产品|票)(?:或[^，；]*)?的? ?(?:id|代码)/],
]

interface Said {
  /** What its list says that it names. */
  readonly names?: NamedKind
  readonly description?: string
}

/** What a text of this schema names; undefined for one that is only words. */
export const namedKind = ({ names, description = '' }: Said): NamedKind | undefined =>
  names ?? KINDS.find(([, said]) => said.test(description))?.[0]

export const kindWords: Readonly<Record<NamedKind, string>> = {
  source: '数据来源',
  endpoint: '接口',
  data: '数据',
  state: '页面状态',
  popup: '弹层',
  block: '区块',
  experiment: '实验',
  component: '页面组件',
  page: '页面',
  product: '商品',
}
