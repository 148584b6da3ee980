import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { migrations } from './migrations.ts'
import { loginBannerProps, type LoginBannerProps } from './props.schema.ts'

export const loginBanner = {
  code: 'login-banner',
  title: '会员横条',
  description: '没登录的人看到去登录的横条；登录的人看到自己等级的优惠。',
  version: 1,
  props: loginBannerProps,
  defaults,
  events: { login: plainEvent('点了登录') },
  migrations,
  height: 72,
  load: () => import('./login-banner.tsx'),
} as const satisfies Widget<LoginBannerProps>
