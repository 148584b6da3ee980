import type { FromSchema } from 'json-schema-to-ts'
import { offerSchema, purchaseSchema } from '../../../schemas/domain/purchase.ts'
import type { Annotations, JSONSchema } from '../../../schemas/json-schema.ts'
import { staleSchema } from '../../../schemas/page/action-arguments.ts'
import { originNames } from '../../domain/order/order-origin.ts'
import type { Module, ModuleAction, OpeningCall, Screen, ScreenAddress } from '../../kit/module.ts'
import { idIn, type IdPlace, idPlaces } from './id-place.ts'

const text = (about: Annotations) => ({ type: 'string', ...about }) as const

/** Characters, as shoppingInfo takes it. */
const COUPON_ID_MOST = 40

/** What was chosen, with the coupon, the points and the coins that the address uses, and who buys; where goods are posted to. */
function fillOpening(address: ScreenAddress, route: Readonly<Record<string, unknown>>): OpeningCall[] {
  const id = idIn(address, route.id as IdPlace)
  const { couponId, usePoints, useCoins } = address.query()
  // [R9] The form asks without what can't be a coupon: refused here, the whole page would not be there.
  if (id === '' || (couponId?.length ?? 0) > COUPON_ID_MOST) return []
  const purses = { ...(usePoints === '1' && { usePoints }), ...(useCoins === '1' && { useCoins }) }
  return [
    { name: 'shoppingInfo', args: { id, ...(couponId && { couponId }), ...purses } },
    { name: 'memberDetails', args: {} },
    ...(route.goods === true ? [{ name: 'addressList', args: {} } as const] : []),
  ]
}

const fillScreen = {
  code: 'checkout/fill',
  title: '填写订单',
  description:
    '选的是什么、优惠、联系人或出行人、留言、应付多少，提交后去收银台。填过的在这次访问里记住，重复提交只下一单。',
  props: {
    type: 'object',
    properties: {
      id: {
        type: 'string',
        enum: idPlaces,
        title: '临时订单编号在哪里',
        $comment: '临时订单的 id 在地址的哪里，例如 params.id。',
      },
      goods: { type: 'boolean', title: '商品的单', description: '能改份数，写按什么活动价买。' },
      note: text({ title: '下单须知里这一种单的一句话', $comment: '插槽里的区块用 route.note 读。' }),
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
    ...(['shoppingId', 'tempOrderId', 'couponId', 'addressId', 'usePoints', 'useCoins'] as const),
    ...(['isShowContactName', 'isShowContactMobile', 'defaultContactName'] as const),
    ...originNames,
  ],
  calls: [
    ...(['shoppingInfo', 'memberDetails', 'addressList', 'orderCoupons', 'orderMarketing'] as const),
    ...(['productTempOrderQuantity', 'orderAvailable', 'bookOrder'] as const),
    ...(['travellerList', 'travellerCreate', 'travellerUpdate', 'travellerDelete'] as const),
  ],
  opening: fillOpening,
  values: {
    type: 'object',
    properties: {
      productId: text({ title: '产品编号' }),
      productCode: text({ title: '产品编码' }),
      productType: { type: 'integer', title: '类型代码', description: '例如 31 玩乐。' },
      companyId: text({ title: '卖家', description: '不知道就不写。' }),
      storeId: text({ title: '门店', description: '不知道就不写。' }),
      total: { type: 'number', minimum: 0, title: '应付', description: '单位是元。' },
      isInstant: { type: 'boolean', title: '付款后立即确认', description: '否要商家确认。' },
    },
    required: ['productId', 'productCode', 'productType', 'total', 'isInstant'],
    additionalProperties: false,
  },
  height: 640,
  load: () => import('./fill-screen.tsx'),
} as const satisfies Screen

const stateKey = (about: Annotations) =>
  ({ type: 'string', minLength: 1, names: 'state', expression: 'never', ...about }) as const

const openCheckoutArgs = {
  title: '去填写订单',
  description:
    '保存选了什么，打开填写订单的页面。还没选好的先提示，该登录的先登录、回来继续；要先核价的（房间）总价变了就不下单。',
  type: 'object',
  properties: {
    buy: purchaseSchema,
    offer: offerSchema,
    block: {
      type: 'string',
      minLength: 1,
      title: '没选套餐时滚动到的区块',
      names: 'block',
    },
    ask: stateKey({
      title: '没选好写进页面状态',
      description: '要先选规格或二次确认时写它，它的初始值是空文字。',
      $comment: '要选规格写 buy 或 group，要二次确认写 confirm。',
    }),
    into: stateKey({
      title: '结果放进哪个页面状态',
      description: '为什么没成功会自己提示。',
      $comment: 'status 是 busy、done 或 refused；房间的总价变了时 reply 里是核价的回答。',
    }),
    failText: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      title: '没成功时的轻提示',
      description: '接口自己说了原因的，提示那个原因。',
    },
    stale: staleSchema,
  },
  required: ['buy'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OpenCheckoutArgs = Omit<FromSchema<typeof openCheckoutArgs>, 'into' | 'failText' | 'stale'>

const openCheckout = {
  name: 'open-checkout',
  args: openCheckoutArgs,
  calls: [
    ...(['productTempOrderCreate', 'saveOrder', 'savePlayOrder', 'ticketTempOrderCreate'] as const),
    ...(['hotelCheckPriceChange', 'hotelTempOrderCreate'] as const),
  ],
} as const satisfies ModuleAction

/** B2.6, A4: the form of an order of any kind. The rules are in SPEC.md. */
export const checkout = {
  name: 'checkout',
  title: '填写订单',
  screens: { fill: fillScreen },
  actions: { openCheckout },
} as const satisfies Module
