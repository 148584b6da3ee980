import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

const anything = { type: 'object', title: '接口的回答' } as const

export const proofFormProps = {
  title: '核验表单',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 16, title: '标题', description: '不写就没有。' },
    text: { type: 'string', maxLength: 80, title: '上面的一句话' },
    fields: {
      type: 'array',
      minItems: 1,
      maxItems: 4,
      items: { enum: ['name', 'number', 'mail', 'code'], enumDescriptions: ['姓名', '身份证号', '企业邮箱', '验证码'] },
      title: '要填什么',
      description: '验证码旁边有“获取验证码”。',
    },
    consent: { type: 'string', minLength: 1, maxLength: 60, title: '必须勾选的一句话', description: '不写就没有。' },
    extra: { type: 'string', minLength: 1, maxLength: 40, title: '可以不勾的一句话', description: '不写就没有。' },
    button: { type: 'string', minLength: 1, maxLength: 10, title: '按钮的文字', description: '例如“提交认证”。' },
    tone: {
      enum: ['brand', 'accent'],
      default: 'brand',
      enumDescriptions: ['品牌色', '用于不能反悔的事'],
      title: '颜色',
      $comment: 'accent 用于不能反悔的事；默认 brand。',
    },
    result: submitStateSchema('提交的结果', anything),
    sent: submitStateSchema('发送验证码的结果', anything),
  },
  required: ['fields', 'button'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProofFormProps = FromSchema<typeof proofFormProps, { keepDefaultedPropertiesOptional: true }>
export type ProofField = ProofFormProps['fields'][number]
