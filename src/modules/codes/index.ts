import { checkCode } from '../../../schemas/api/check-code.ts'
import type { Module, OpeningCall, Screen, ScreenAddress } from '../../kit/module.ts'

const props = { type: 'object', properties: {}, additionalProperties: false } as const

const couponScreen = {
  code: 'codes/coupon',
  title: '兑换优惠券',
  description: '输入兑换码换一张优惠券。输入的码在这次访问里记住，兑换成功后清空。',
  props,
  slots: { end: { title: '兑换码下面', description: '兑换成功后这里的数据重新取。' } },
  query: ['code'],
  calls: ['couponRedeem'],
  values: {
    type: 'object',
    properties: { count: { type: 'integer', minimum: 0, title: '打开以后兑换成功了几次' } },
    required: ['count'],
    additionalProperties: false,
  },
  height: 168,
  load: () => import('./coupon-screen.tsx'),
} as const satisfies Screen

/** The code of the address, if it has one. */
function lookOpening({ query }: ScreenAddress): OpeningCall[] {
  const { code = '' } = query()
  return code === '' ? [] : [{ name: 'checkCode', args: { code } }]
}

const checkScreen = {
  code: 'codes/check',
  title: '券码核销',
  description: '查一个券码；商家的人可以核销一次（先确认）。券码的内容由插槽里的区块显示，查的码写进地址。',
  props,
  slots: { top: { title: '券码的内容' }, foot: { title: '最下面', description: '没有查到时也在。' } },
  query: ['code'],
  calls: ['checkCode', 'codeRedeem'],
  opening: lookOpening,
  values: {
    type: 'object',
    properties: { code: checkCode.reply.properties.data.properties.code },
    required: ['code'],
    additionalProperties: false,
  },
  height: 168,
  load: () => import('./check-screen.tsx'),
} as const satisfies Screen

/** A3, B2.9, B4: codes that are redeemed, for a coupon and at the counter. The rules are in SPEC.md. */
export const codes = {
  name: 'codes',
  title: '券码',
  screens: { coupon: couponScreen, check: checkScreen },
} as const satisfies Module
