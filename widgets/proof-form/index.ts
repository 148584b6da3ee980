import type { Widget } from '../../src/kit/widget.ts'
import { proofFormProps, type ProofFormProps } from './props.schema.ts'

const text = (description: string) => ({ type: 'string', description }) as const

export const proofForm = {
  code: 'proof-form',
  title: '核验表单',
  description: '姓名、身份证号、企业邮箱、验证码这几样里要哪样填哪样，勾选同意后提交；填错了在哪样下面说。',
  props: proofFormProps,
  events: {
    submit: {
      title: '填好了，要提交',
      payload: {
        type: 'object',
        properties: {
          name: text('姓名；没有这一样就是空'),
          number: text('身份证号；没有这一样就是空'),
          mail: text('企业邮箱；没有这一样就是空'),
          code: text('验证码；没有这一样就是空'),
          extra: { type: 'boolean', description: '勾了可以不勾的那句' },
        },
        required: ['name', 'number', 'mail', 'code', 'extra'],
        additionalProperties: false,
      },
    },
    send: {
      title: '要一个验证码',
      payload: {
        type: 'object',
        properties: { mail: text('企业邮箱；没有这一样就是空') },
        required: ['mail'],
        additionalProperties: false,
      },
    },
  },
  height: 300,
  load: () => import('./proof-form.tsx'),
} as const satisfies Widget<ProofFormProps>
