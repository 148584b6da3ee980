import type { Product } from '../../schemas/domain/product.ts'
import {
  type MessageEvent,
  type MessagePlaces,
  type RenderedMessage,
  renderMessage,
} from '../../src/domain/message/message-events.ts'
import { orderPaths } from '../../src/domain/order/order-paths.ts'

/** A message that a member got before the shop opened; times are counted from the moment when the shop is filled. */
export interface MessageRecord extends RenderedMessage {
  readonly id: string
  readonly memberId: string
  readonly reference: string
  readonly minutesAgo: number
  readonly isRead: boolean
}

const HOUR = 60
const DAY = 24 * HOUR
const [GOLD, BLACK] = ['900003', '900006']

/** The shop as it is told of: products by their ids. */
type ProductOf = (id: string) => Pick<Product, 'productName' | 'productType'>

interface About {
  readonly id: string
  readonly productId: string
}

/** What messages say of an order, of whatever event. */
function placesOf(productOf: ProductOf, { id, productId }: About) {
  const { productName, productType } = productOf(productId)
  const { detail, refundDetail } = orderPaths(id, productType)
  return { product: productName, order: detail, refund: `${refundDetail}?refundId=${id}R1` }
}

/** What members were told: of the gold member's orders and refunds, one of each kind; of the black one's uses, more than a page. */
export function messages(productOf: ProductOf): MessageRecord[] {
  const tell = <Event extends MessageEvent>(
    event: Event,
    id: string,
    places: MessagePlaces<Event>,
    when: { readonly minutesAgo: number; readonly isRead: boolean; readonly memberId?: string },
  ): MessageRecord => ({ id, memberId: GOLD, reference: id, ...when, ...renderMessage(event, places) })
  const places = (id: string, productId: string) => placesOf(productOf, { id, productId })
  const day = { day: '2026-11-28' }
  return [
    tell(
      'order-paid',
      'm0301',
      { ...places('90000311', '310101'), amount: '¥1,136' },
      { minutesAgo: 12, isRead: false },
    ),
    tell(
      'order-shipped',
      'm0302',
      { ...places('90000336', '680102'), company: '顺丰速运', number: 'SF1234567890123' },
      { minutesAgo: 5 * HOUR, isRead: false },
    ),
    tell('order-expired', 'm0303', places('90000305', '310101'), { minutesAgo: DAY + HOUR, isRead: true }),
    tell(
      'refund-approved',
      'm0304',
      { ...places('90000341', '310101'), amount: '¥398' },
      { minutesAgo: 2 * DAY, isRead: true },
    ),
    tell(
      'refund-returned',
      'm0305',
      { ...places('90000315', '310101'), amount: '¥796' },
      { minutesAgo: 5 * DAY, isRead: true },
    ),
    tell('order-confirmed', 'm0306', places('90000334', '810101'), { minutesAgo: 40 * DAY, isRead: true }),
    tell('code-used', 'm0307', { product: productOf('310103').productName }, { minutesAgo: 2 * HOUR, isRead: false }),
    tell(
      'comment-shown',
      'm0308',
      { product: productOf('100101').productName, comment: '/commentDetail/202611010001' },
      { minutesAgo: 8 * DAY, isRead: true },
    ),
    ...Array.from({ length: USES }, (_, at) =>
      tell(
        'code-used',
        `m06${String(at).padStart(2, '0')}`,
        { product: productOf('230101').productName },
        { minutesAgo: (at + 1) * DAY, isRead: at > 1, memberId: BLACK },
      ),
    ),
    tell(
      'appointment-confirmed',
      'm0650',
      { product: productOf('660101').productName, appointment: '/appointment-confirm/70000603', ...day },
      { minutesAgo: 3 * HOUR, isRead: false, memberId: BLACK },
    ),
  ]
}

/** More than a page of a list holds. */
const USES = 23
