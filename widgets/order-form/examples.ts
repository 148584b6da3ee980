import type { TravellerTemplate } from '../../schemas/domain/traveller.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { OrderFormProps } from './props.schema.ts'

const price = {
  total: 591.6,
  priceLines: [
    { name: '日落航次 90 分钟 × 2', price: 656 },
    { name: '金卡会员优惠', price: -34.4 },
    { name: '玩乐满减券', price: -30 },
  ],
}
const template: TravellerTemplate = {
  count: 2,
  items: [
    { type: 1, inputCode: 'name', name: '姓名', isRequired: true },
    { type: 1, inputCode: 'phone', name: '手机号', isRequired: false },
    { type: 2, inputCode: 'document', name: '证件号码', isRequired: true },
  ],
}
const saved = [
  { id: '1', name: '顾长风', phone: '13800000003', documentType: 1, documentNo: '440524188001010014' },
  { id: '2', name: '林晚', documentType: 2, documentNo: 'E12345678' },
]
const identity: TravellerTemplate = {
  count: 1,
  items: [
    { type: 1, inputCode: 'name', name: '姓名', isRequired: true },
    { type: 2, inputCode: 'document', name: '证件号码', isRequired: true, documentType: 1 },
  ],
}

const both: TravellerTemplate = {
  count: 1,
  items: [
    { type: 1, inputCode: 'name', name: '姓名', isRequired: true },
    { type: 2, inputCode: 'document', name: '身份证号码', isRequired: true, documentType: 1 },
    { type: 2, inputCode: 'document', name: '护照号码', isRequired: true, documentType: 2 },
  ],
}

export const examples: readonly Example<OrderFormProps>[] = [
  { name: '联系人', props: price },
  { name: '会员', props: { ...price, name: '顾长风', phone: '13800000003', keep: '1' } },
  { name: '出行人', props: { ...price, template, saved, phone: '13800000003' } },
  { name: '身份证', props: { ...price, template: identity, phone: '13800000003' } },
  { name: '两个证件', props: { ...price, template: both, saved, phone: '13800000003' } },
  { name: '只问手机号', props: { ...price, isShowContactName: false, defaultContactName: '游客', button: '去支付' } },
  {
    name: '什么都不用填',
    props: { ...price, isShowContactName: false, isShowContactMobile: false, name: '顾长风', phone: '13800000003' },
  },
  {
    name: '预售差价',
    props: {
      total: 681,
      totalPrefix: '差价',
      priceLines: [
        { name: '合计', price: 2680 },
        { name: '预售抵扣', price: -1999 },
      ],
      hideRemark: true,
    },
  },
  { name: '正在提交', props: { ...price, booked: { status: 'busy' } } },
  { name: '还差地址', props: { ...price, name: '顾长风', phone: '13800000003', obstacle: '请选择收货地址' } },
]
