import type { Example } from '../../src/kit/widget.ts'
import type { LoginFormProps } from './props.schema.ts'

const idle = { status: 'idle', code: '', message: '' } as const
const agreements = [
  { title: '用户协议', to: '/content/user-agreement' },
  { title: '隐私政策', to: '/content/privacy-policy' },
]

export const examples: readonly Example<LoginFormProps>[] = [
  { name: '最简', props: {} },
  { name: '全部设置', props: { sms: idle, result: idle, agreements, channelLogin: '微信一键登录' } },
  { name: '已发验证码', props: { sms: { status: 'done', reply: { data: { waitSeconds: 60 } } }, agreements } },
  { name: '正在登录', props: { result: { status: 'busy' }, agreements } },
  {
    name: '验证码不对',
    props: { result: { status: 'refused', code: 'wrong-code', message: '验证码错误或已过期' }, agreements },
  },
  {
    name: '很长的文字',
    props: {
      title: '登录澜途度假与联名品牌会员中心',
      text: '会员价、订单、收藏、优惠券和在住权益，都在登录之后；一个手机号就是一位会员',
      sms: { status: 'refused', message: '验证码发送得太频繁，请在二十四小时之后再试，或者联系客服协助登录' },
      result: {
        status: 'refused',
        message: '这个手机号已经注销，如需恢复请在七天之内联系客服，过期将清除全部积分与订单',
      },
      agreements: [...agreements, { title: '联名会员服务与积分规则', to: '/content/points' }],
      channelLogin: '用小程序的账号一键登录',
    },
  },
]
