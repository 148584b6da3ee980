import type { Module, Screen } from '../../kit/module.ts'

const loginScreen = {
  code: 'login/login',
  title: '登录',
  description: '手机号和验证码登录，要先同意协议；所在渠道能登录时多一个按钮。登录后回到要去的页面。',
  props: {
    type: 'object',
    properties: {
      terms: { type: 'string', minLength: 1, title: '用户协议的地址', description: '例如 /content/30201。' },
      privacy: { type: 'string', minLength: 1, title: '隐私政策的地址', description: '例如 /content/30202。' },
    },
    required: ['terms', 'privacy'],
    additionalProperties: false,
  },
  slots: { end: { title: '表单下面' } },
  query: ['redirect'],
  calls: ['sendSmsCode', 'smsChallenge'],
  values: {
    type: 'object',
    properties: { isSent: { type: 'boolean', title: '发过验证码' } },
    required: ['isSent'],
    additionalProperties: false,
  },
  height: 520,
  load: () => import('./login-screen.tsx'),
} as const satisfies Screen

/** A2: who comes in. The rules are in SPEC.md. */
export const login = {
  name: 'login',
  title: '登录',
  screens: { login: loginScreen },
} as const satisfies Module
