import type { MessageKind } from '../../../schemas/domain/message.ts'

/** What a message of an event says. Words in {braces} are filled by whoever writes it; `link` is where its tap leads. */
interface MessageEventText {
  readonly kind: MessageKind
  readonly title: string
  readonly text: string
  readonly link: string
}

/**
 * Every event of which members are told, once. A new one is a line here, and a `writeMessage` in the transaction in which it happens. What
 * was written stays as it was told: a text that changes here changes for messages to come.
 */
export const messageEvents = {
  'order-paid': {
    ...{ kind: 'order', title: '支付成功', link: '{order}' },
    text: '您已为「{product}」支付 {amount}，券码和进度在订单里看。',
  },
  'order-confirmed': {
    ...{ kind: 'order', title: '订单已确认', link: '{order}' },
    text: '商家已确认「{product}」，可以按订单里的说明使用了。',
  },
  'order-shipped': {
    ...{ kind: 'order', title: '商品已发货', link: '{order}' },
    text: '「{product}」已交给{company}，运单号 {number}。',
  },
  'order-cancelled': {
    ...{ kind: 'order', title: '订单已取消', link: '{order}' },
    text: '「{product}」的订单已取消，库存和优惠券已退回。',
  },
  'order-expired': {
    ...{ kind: 'order', title: '订单已超时取消', link: '{order}' },
    text: '「{product}」没有在时限内付清，订单已自动取消；付过的款项原路退回。',
  },
  'team-success': {
    ...{ kind: 'order', title: '拼团成功', link: '{team}' },
    text: '「{product}」人数已齐，拼团成功。',
  },
  'team-failed': {
    ...{ kind: 'order', title: '拼团失败', link: '{team}' },
    text: '「{product}」没有在时限内凑齐人数，已付的款项全额原路退回。',
  },
  'bargain-helped': {
    ...{ kind: 'order', title: '好友帮您砍价了', link: '{bargain}' },
    text: '{friend}帮「{product}」砍了 {amount}，还差 {left} 到底价。',
  },
  'bargain-reached': {
    ...{ kind: 'order', title: '已砍到底价', link: '{bargain}' },
    text: '「{product}」已经砍到底价，名额有限，快去购买。',
  },
  'bargain-over': {
    ...{ kind: 'order', title: '砍价已结束', link: '{bargain}' },
    text: '「{product}」的砍价活动已结束，这次没有买到，看看别的砍价吧。',
  },
  'refund-approved': {
    ...{ kind: 'order', title: '退款申请已通过', link: '{refund}' },
    text: '「{product}」的退款 {amount} 已通过审核，款项正在原路退回。',
  },
  'refund-refused': {
    ...{ kind: 'order', title: '退款申请未通过', link: '{refund}' },
    text: '「{product}」的退款申请没有通过，原因在退款详情里看。',
  },
  'refund-returned': {
    ...{ kind: 'order', title: '退款已到账', link: '{refund}' },
    text: '「{product}」的退款 {amount} 已原路退回，到账时间以支付渠道为准。',
  },
  'refund-broken': {
    ...{ kind: 'order', title: '退款遇到问题', link: '{refund}' },
    text: '「{product}」的退款 {amount} 暂时没有退成，我们正在处理，您不用重新申请。',
  },
  'appointment-booked': {
    ...{ kind: 'service', title: '预约已提交', link: '{appointment}' },
    text: '「{product}」{day} 的预约已提交，商家确认后会通知您。',
  },
  'appointment-confirmed': {
    ...{ kind: 'service', title: '预约成功', link: '{appointment}' },
    text: '「{product}」{day} 的预约已确认，请按时前往。',
  },
  'appointment-changed': {
    ...{ kind: 'service', title: '预约已改期', link: '{appointment}' },
    text: '「{product}」的预约已改到 {day}。',
  },
  'appointment-refused': {
    ...{ kind: 'service', title: '预约未通过', link: '{appointment}' },
    text: '商家没有接受「{product}」{day} 的预约，您可以另选日期。',
  },
  'appointment-cancelled': {
    ...{ kind: 'service', title: '预约已取消', link: '{appointment}' },
    text: '「{product}」{day} 的预约已取消。',
  },
  'service-reserved': {
    ...{ kind: 'service', title: '预约成功', link: '{reservations}' },
    text: '「{service}」{day} {time} 已约好，请凭预约码准时到场。',
  },
  'service-changed': {
    ...{ kind: 'service', title: '预约已改期', link: '{reservations}' },
    text: '「{service}」的预约已改到 {day} {time}，预约码不变。',
  },
  'service-cancelled': {
    ...{ kind: 'service', title: '预约已取消', link: '{reservations}' },
    text: '「{service}」{day} {time} 的预约已取消。',
  },
  'service-missed': {
    ...{ kind: 'service', title: '预约未到场', link: '{reservations}' },
    text: '「{service}」{day} {time} 没有人到场，预约已过期。',
  },
  'code-used': {
    ...{ kind: 'service', title: '券码已核销', link: '/writeoff/history' },
    text: '「{product}」的券码刚刚核销了一次，不是您本人使用请联系客服。',
  },
  'comment-shown': {
    ...{ kind: 'service', title: '点评已发布', link: '{comment}' },
    text: '您对「{product}」的点评已通过审核，谢谢分享。',
  },
  'comment-refused': {
    ...{ kind: 'service', title: '点评未通过', link: '{comment}' },
    text: '您对「{product}」的点评没有通过审核，修改后可以再次提交。',
  },
  'comment-invited': {
    ...{ kind: 'service', title: '邀请您补充点评', link: '{comment}' },
    text: '「{product}」的商家想听您多说几句，点评可以补充了。',
  },
  'comment-replied': {
    ...{ kind: 'service', title: '商家回复了您的点评', link: '{comment}' },
    text: '「{product}」的商家回复了您，点开看看。',
  },
} as const satisfies Record<string, MessageEventText>

export type MessageEvent = keyof typeof messageEvents

/** The words in braces of a text: '「{product}」{day}' -> 'product' | 'day' */
type PlacesIn<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never

/** What has to be said of an event. */
export type MessagePlaces<Event extends MessageEvent> = Readonly<
  Record<PlacesIn<(typeof messageEvents)[Event]['text' | 'link']>, string>
>

/** A message of an event, as its member reads it. */
export interface RenderedMessage extends MessageEventText {
  readonly event: MessageEvent
}

/** What an event says to a member, every place filled. */
export function renderMessage<Event extends MessageEvent>(event: Event, places: MessagePlaces<Event>): RenderedMessage {
  const { kind, title, text, link }: MessageEventText = messageEvents[event]
  const words = new Map<string, string>(Object.entries(places))
  const fill = (template: string) => template.replaceAll(/\{(\w+)\}/g, (all, place: string) => words.get(place) ?? all)
  return { event, kind, title, text: fill(text), link: fill(link) }
}
