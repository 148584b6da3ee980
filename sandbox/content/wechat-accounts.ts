import type { WechatAccount } from './sandbox-content.ts'

/** Who the sandbox's WeChat can log in as (A7): one that the shop knows, and one that has to bind a phone first. */
export const wechatAccounts: readonly WechatAccount[] = [
  { openId: 'sandbox-openid-900002', memberId: '900002', scenario: '已绑定会员 900002，静默登录直接成功' },
  { openId: 'sandbox-openid-unbound', scenario: '没有绑定会员，要先用手机号登录' },
]
