import { describe, expect, it } from 'vitest'
import { messageEvents, renderMessage } from './message-events.ts'

describe('messages of events', () => {
  it('say what happened, with every place filled', () => {
    const places = { product: '帆船{day}', amount: '¥12.50', order: '/play/orderDetail/1' }
    expect(renderMessage('order-paid', places)).toEqual({
      ...{ event: 'order-paid', kind: 'order', title: '支付成功', link: '/play/orderDetail/1' },
      text: '您已为「帆船{day}」支付 ¥12.50，券码和进度在订单里看。',
    })
  })

  it('lead to an address of the shop, or to one that is filled in', () => {
    const links = Object.values(messageEvents).map(({ link }) => link)
    expect(links.filter((link) => !/^(?:\/|\{\w+\}$)/.test(link))).toEqual([])
  })
})
