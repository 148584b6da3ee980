import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

const nothing = { type: 'object', description: '接口的回答，不读' } as const

export const loginFormProps = {
  title: '登录表单',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 16, description: '标题，默认 登录澜途度假' },
    text: { type: 'string', maxLength: 40, description: '标题下的一句话' },
    sms: submitStateSchema('发送验证码的结果，即 state 里 submit 的 into，例如 {{ state.sms }}', {
      type: 'object',
      description: '接口 sendSmsCode 的回答',
      properties: {
        data: {
          type: 'object',
          description: '结果',
          properties: { waitSeconds: { type: 'integer', minimum: 0, description: '多少秒后可以再发' } },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    }),
    result: submitStateSchema('登录的结果，即 state 里 login 的 into，例如 {{ state.login }}', nothing),
    agreements: {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        properties: {
          title: { type: 'string', minLength: 1, maxLength: 12, description: '名字，例如 用户协议' },
          to: { type: 'string', minLength: 1, description: '地址，例如 /content/user-agreement' },
        },
        required: ['title', 'to'],
        additionalProperties: false,
      },
      description: '要同意的协议，默认是没有链接的 用户协议 和 隐私政策',
    },
    channelLogin: {
      type: 'string',
      minLength: 1,
      maxLength: 12,
      description: '渠道登录按钮的文字，例如 微信一键登录；不写就没有',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type LoginFormProps = FromSchema<typeof loginFormProps>
