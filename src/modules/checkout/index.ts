import type { Module, Screen } from '../../kit/module.ts'
import { idPlaces } from './id-place.ts'

const text = (description: string) => ({ type: 'string', description }) as const

const fillScreen = {
  code: 'checkout/fill',
  title: '填写订单',
  description:
    '选的是什么、优惠、联系人或出行人、留言、应付多少，提交后去收银台。填过的在这次访问里记住，重复提交只下一单。',
  props: {
    type: 'object',
    properties: {
      id: { type: 'string', enum: idPlaces, description: '临时订单的 id 在地址的哪里，例如 params.id' },
      goods: { type: 'boolean', description: '是：商品的单，能改份数，写按什么活动价买' },
      note: text('下单须知里这一种单的一句话，插槽里的区块用 route.note 读'),
    },
    required: ['id'],
    additionalProperties: false,
  },
  slots: {
    top: { title: '最上面' },
    notes: { title: '表单下面' },
    end: { title: '最下面' },
  },
  query: [
    ...(['shoppingId', 'tempOrderId', 'couponId', 'addressId'] as const),
    ...(['isShowContactName', 'isShowContactMobile', 'defaultContactName'] as const),
  ],
  calls: [
    ...(['shoppingInfo', 'memberDetails', 'addressList', 'orderCoupons', 'orderMarketing'] as const),
    ...(['productTempOrderQuantity', 'orderAvailable', 'bookOrder'] as const),
    ...(['travellerList', 'travellerCreate', 'travellerUpdate', 'travellerDelete'] as const),
  ],
  values: {
    type: 'object',
    properties: {
      productId: text('产品 id'),
      productCode: text('产品编码'),
      productType: { type: 'integer', description: '类型代码，例如 31 玩乐' },
      companyId: text('卖家；没有就没有'),
      storeId: text('门店；没有就没有'),
      total: { type: 'number', minimum: 0, description: '应付，元' },
      isInstant: { type: 'boolean', description: '付款后立即确认；否要商家确认' },
    },
    required: ['productId', 'productCode', 'productType', 'total', 'isInstant'],
    additionalProperties: false,
  },
  height: 640,
  load: () => import('./fill-screen.tsx'),
} as const satisfies Screen

/** B2.6, A4: the form of an order of any kind. The rules are in SPEC.md. */
export const checkout = {
  name: 'checkout',
  title: '填写订单',
  screens: { fill: fillScreen },
} as const satisfies Module
