import { loaders } from '../../src/app/code/action-loaders.ts'
import { describe, expect, it, vi } from 'vitest'
import { productKinds } from '../../schemas/domain/product-kind.ts'
import { orderPaths } from '../../src/domain/order/order-paths.ts'
import type { ActionTools } from '../../src/kit/action.ts'
import { judge } from './shop-pages.ts'

const paths = {
  ...orderPaths('90000311', productKinds.play.productType),
  cashier: '/cashier/90000311',
  invoiceApply: '/invoice/apply/90000311',
  invoiceProgress: '/invoice/progress/90000311',
  appointment: '/pre-booking/90000311',
}

const pageWith = (action: object) => ({
  name: 'order-detail',
  file: 'pages/order-detail.json',
  text: JSON.stringify({
    versions: { page: 1 },
    title: '订单详情',
    data: {
      order: { from: 'orderDetailQuery', with: { reqDtos: { orderId: '{{ params.orderId }}' } }, load: 'browser' },
    },
    blocks: [
      {
        id: 'status',
        widget: 'order-status',
        props: {
          statusText: '{{ order.statusText }}',
          orderStatus: '{{ order.orderStatus }}',
          paymentStatus: '{{ order.paymentStatus }}',
          retainTime: '{{ order.retainTime }}',
          canPay: true,
        },
        on: { pay: [action] },
      },
    ],
  }),
})

describe('the actions that lead to the pages of an order', () => {
  it.each([
    ['open-cashier', {}, '/cashier/90000311'],
    ['open-refund', {}, '/play/refund/apply/90000311'],
    ['open-refund', { view: 'list' }, '/play/refund/list/90000311'],
    ['open-invoice', {}, '/invoice/apply/90000311'],
    ['open-invoice', { view: 'progress' }, '/invoice/progress/90000311'],
    ['open-booking', {}, '/pre-booking/90000311'],
  ] as const)('%s with %j opens %s', async (name, more, to) => {
    const navigate = vi.fn()
    const { default: run } = await loaders[name]!()
    await run({ order: { paths }, ...more }, { navigate } as unknown as ActionTools)
    expect(navigate).toHaveBeenCalledExactlyOnceWith(to)
  })

  it.each([
    [{ do: 'open-refund', order: '{{ order }}' }, []],
    [{ do: 'open-refund', order: '{{ order }}', view: 'list' }, []],
    [{ do: 'open-refund', order: '{{ order }}', view: 'all' }, ['action-argument']],
    [{ do: 'open-refund', order: '{{ order.orderId }}' }, ['expression-type']],
    [{ do: 'open-refund' }, ['action-argument']],
    [{ do: 'cancel-order', order: '{{ order }}' }, ['expression-type']],
  ])('are checked like props: %j', (action, rules) => {
    expect(judge(pageWith(action)).problems.map(({ rule }) => rule)).toEqual(rules)
  })
})
