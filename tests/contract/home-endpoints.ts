/** The arguments of a call. */
type Asked = Readonly<Record<string, unknown>>

/** An endpoint that the home page asks, and what of the page is its. */
export interface Endpoint {
  readonly name: string
  readonly isIt: (path: string, args: Asked) => boolean
  /** Blocks that offer 重新加载 instead: nobody can shop without them. */
  readonly retrying?: readonly string[]
  /** Blocks that stay away: the page is whole without them. */
  readonly hiding?: readonly string[]
  /** Blocks that an empty reply leaves without anything to show, where these are not all of the above. */
  readonly vacant?: readonly string[]
  /** Blocks whose data is asked for in the same call: where it never ends, they wait with them. */
  readonly together?: readonly string[]
  readonly query?: string
  readonly member?: string
}

const at =
  (part: string) =>
  (path: string): boolean =>
    path.includes(part)
const codes = ({ codes: asked }: Asked) => (Array.isArray(asked) ? (asked as readonly string[]) : [])
const components = (wanted: (asked: readonly string[]) => boolean) => (path: string, args: Asked) =>
  path.includes('/pageComponents') && wanted(codes(args))

const TOGETHER = ['banner', 'entries', 'notice', 'menu', 'stories', 'popup', 'themes', 'picks', 'places', 'others']

/** What the home page asks for (A7), the blocks that need it, and what each shows instead: its `onError`. */
export const endpoints: readonly Endpoint[] = [
  { name: 'the weather', isIt: at('/weather'), hiding: ['weather'] },
  { name: 'the deals', isIt: at('/queryProductPackageList'), retrying: ['deals'] },
  { name: 'the activities', isIt: at('/querySchedule'), retrying: ['activities'] },
  { name: 'the dictionary', isIt: at('/dictionary') },
  { name: 'the customer service', isIt: at('/customerService/'), hiding: ['service'] },
  {
    name: 'the products of a tab',
    isIt: components((asked) => asked.includes('TCP_YT2_Product_PICK')),
    retrying: ['menu'],
    vacant: [],
  },
  {
    name: 'the page components',
    isIt: components((asked) => !asked.includes('TCP_YT2_Product_PICK')),
    retrying: ['banner', 'entries', 'menu'],
    hiding: ['notice', 'stories', 'popup', 'themes', 'picks', 'places', 'others'],
  },
  {
    name: 'one component of those that are asked for together',
    isIt: components((asked) => asked.includes('YT3_BANNER')),
    retrying: ['banner'],
    vacant: TOGETHER,
    together: TOGETHER,
  },
  {
    name: 'the status of a guest, for a member',
    isIt: at('/equity/checkStatus'),
    member: '900011',
    hiding: ['activation'],
  },
  {
    name: 'the browse task, for who came by its link',
    isIt: at('/getActivityTask'),
    query: '?activityTaskRelationId=70012',
    hiding: ['task'],
  },
]
