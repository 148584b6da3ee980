import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { loginFormProps, type LoginFormProps } from './props.schema.ts'

const mobile = { type: 'string', description: '手机号，11 位' } as const

export const loginForm = {
  code: 'login-form',
  title: '登录表单',
  description: '手机号和验证码登录，要先同意协议；所在渠道能登录时多一个按钮。',
  props: loginFormProps,
  defaults,
  events: {
    'send-code': {
      title: '要发送验证码',
      payload: { type: 'object', properties: { mobile }, required: ['mobile'], additionalProperties: false },
    },
    login: {
      title: '填好了，要登录',
      payload: {
        type: 'object',
        properties: { mobile, code: { type: 'string', description: '验证码，6 位' } },
        required: ['mobile', 'code'],
        additionalProperties: false,
      },
    },
    'channel-login': plainEvent('点了渠道登录'),
  },
  height: 520,
  load: () => import('./login-form.tsx'),
} as const satisfies Widget<LoginFormProps>
