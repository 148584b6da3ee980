import type { Widget } from '../../src/kit/widget.ts'
import { proofFormProps, type ProofFormProps } from './props.schema.ts'
import type { Annotations } from '../../schemas/json-schema.ts'

const text = (about: Annotations) => ({ type: 'string', ...about }) as const

export const proofForm = {
  code: 'proof-form',
  category: 'orders',
  title: '核验表单',
  description: '姓名、身份证号、企业邮箱、验证码这几样里要哪样填哪样，勾选同意后提交；填错了在哪样下面说。',
  props: proofFormProps,
  events: {
    submit: {
      title: '填好了，要提交',
      payload: {
        type: 'object',
        properties: {
          name: text({ title: '姓名', description: '没有这一样就是空。' }),
          number: text({ title: '身份证号', description: '没有这一样就是空。' }),
          mail: text({ title: '企业邮箱', description: '没有这一样就是空。' }),
          code: text({ title: '验证码', description: '没有这一样就是空。' }),
          extra: { type: 'boolean', title: '勾了可以不勾的那句' },
        },
        required: ['name', 'number', 'mail', 'code', 'extra'],
        additionalProperties: false,
      },
    },
    send: {
      title: '要一个验证码',
      payload: {
        type: 'object',
        properties: { mail: text({ title: '企业邮箱', description: '没有这一样就是空。' }) },
        required: ['mail'],
        additionalProperties: false,
      },
    },
  },
  height: 300,
  load: () => import('./proof-form.tsx'),
} as const satisfies Widget<ProofFormProps>
