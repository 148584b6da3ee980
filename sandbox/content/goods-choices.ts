import { day } from './dates.ts'
import type { ChoiceRecord } from './sandbox-content.ts'

const [GOLD, ORDINARY] = ['900003', '900011']

/** Choices that wait in the forms of goods, products, presales, vacations and hotel packages (A2, B2.9). */
export function goodsChoices(today: string): ChoiceRecord[] {
  const one = { quantity: 1, isGroup: false }
  const product = (id: string, productId: string, body: object, more: Told) =>
    choice({ ...more, id, kind: 'product', productId, body: { ...one, ...body } })
  const items = (id: string, productId: string, chosen: readonly (readonly [string, number])[], more: Told) => {
    const choices = chosen.map(([item, useCopies]) => ({ productId: item, useCopies }))
    return choice({ ...more, id, kind: 'combo', productId, body: { date: day(today, 5), choices, ...more.body } })
  }
  return [
    product(
      '990201',
      '680101',
      { skuId: '68010112', quantity: 2 },
      { type: 3, scenario: '邮寄：规格、默认地址、改份数' },
    ),
    product(
      '990202',
      '680101',
      { skuId: '68010111' },
      { type: 3, memberId: ORDINARY, scenario: '邮寄：还没有收货地址' },
    ),
    product('990203', '660101', { packageId: '6601011' }, { type: 4, scenario: '商品 66：商家确认' }),
    product('990204', '650102', { packageId: '6501021' }, { type: 2, scenario: '秒杀价，每人限购 2 份' }),
    product('990205', '610902', { packageId: '6109021' }, { type: 2, scenario: '砍价底价，买一份' }),
    product('990206', '230105', { packageId: '2301051' }, { type: 1, scenario: '秒杀已结束：暂时不能下单' }),
    product('990207', '230101', { packageId: '2301011' }, { type: 1, scenario: '产品 23：填联系人' }),
    product(
      '990208',
      '500101',
      {},
      { address: '/retail/orderFill?tempOrderId=990208', scenario: '零售：寄到默认地址' },
    ),
    product(
      '990209',
      '810101',
      { packageId: '8101011' },
      { address: '/hotelpackage/checkout?tempOrderId=990209', scenario: '酒店套餐' },
    ),
    items('990210', '710101', [['7101012', 1]], {
      ...{ address: '/presale/orderFill/710101?shoppingId=990210', scenario: '预售换购：差价 681 元' },
      body: { mainOrder: { mainOrderId: '90000332' } },
    }),
    items('990211', '710102', [['7101021', 1]], {
      ...{ address: '/presale/orderFill/710102?shoppingId=990211', scenario: '预售换购：差价 0 元' },
      body: { mainOrder: { mainOrderId: '90000351' } },
    }),
    items(
      '990212',
      '510101',
      [
        ['5101011', 2],
        ['5101012', 1],
      ],
      { address: '/vacation/orderfill?shoppingId=990212', scenario: '度假产品：成人两位、儿童一位' },
    ),
    items(
      '990213',
      '610104',
      [
        ['6101041', 2],
        ['6101042', 1],
      ],
      {
        ...{ address: '/productDetailOrderFill/990213', scenario: '主订单加购：与住的人一致' },
        body: { date: day(today, 23), mainOrder: { mainOrderId: '90000324' } },
      },
    ),
    items('990214', '710101', [['7101011', 1]], {
      ...{ address: '/presale/orderFill/710101?shoppingId=990214', scenario: '预售：第一次买，没有抵扣' },
    }),
    items('990215', '510102', [['5101021', 2]], {
      ...{ address: '/vacation/orderfill?shoppingId=990215', scenario: '度假产品：两位出行人，各填身份证和护照' },
    }),
    product(
      '990216',
      '500103',
      {},
      { address: '/retail/orderFill?tempOrderId=990216', scenario: '积分按比例：最多抵 10%' },
    ),
    product('990217', '680102', {}, { type: 3, scenario: '商家币固定：最多 20 个，有 30 个' }),
    product('990218', '680101', { skuId: '68010112' }, { type: 3, scenario: '积分 5%，商家币一半：商家币只有 30 个' }),
    product(
      '990219',
      '500102',
      {},
      { address: '/retail/orderFill?tempOrderId=990219', scenario: '没有可用的抵扣：规则是不用' },
    ),
  ]
}

interface Told {
  readonly scenario: string
  /** Of a checkout: /{type}/checkout/{id}. */
  readonly type?: 1 | 2 | 3 | 4
  readonly address?: string
  readonly memberId?: string
  readonly body?: object
}

interface Chosen extends Told {
  readonly id: string
  readonly kind: ChoiceRecord['kind']
  readonly productId: string
}

function choice({
  id,
  kind,
  productId,
  scenario,
  type = 1,
  address,
  memberId = GOLD,
  body = {},
}: Chosen): ChoiceRecord {
  const at = address ?? `/${type}/checkout/${id}`
  return { ...{ id, kind, productId, scenario, memberId, address: at, isStale: false }, body: { ...body } }
}
