import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

export const plateFormProps = {
  title: '车牌表单',
  type: 'object',
  properties: {
    plate: { type: 'string', maxLength: 20, description: '要修改的车牌，例如 {{ params.id }}；不写是添加' },
    carNum: { type: 'string', description: '已登记的车牌，逗号分隔，写 {{ plates.result.carNum }}：不能再登记一次' },
    result: submitStateSchema('提交的结果，写 {{ state.save }}', {
      type: 'object',
      description: '接口的回答，不读',
      additionalProperties: true,
    }),
    title: { type: 'string', minLength: 1, maxLength: 16, description: '标题，默认 车牌号码' },
    hint: { type: 'string', maxLength: 60, description: '标题下的小字' },
    button: { type: 'string', minLength: 1, maxLength: 8, description: '按钮的文字，默认 提交' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type PlateFormProps = FromSchema<typeof plateFormProps>
