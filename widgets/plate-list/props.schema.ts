import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

export const plateListProps = {
  title: '车牌列表',
  type: 'object',
  properties: {
    carNum: { type: 'string', description: '已登记的车牌，逗号分隔，写 {{ plates.result.carNum }}' },
    canAdd: {
      type: 'boolean',
      description: '套房客人，可以添加，写 {{ plates.result.isSuite }}；满 3 个就没有添加按钮',
    },
    result: submitStateSchema('删除的结果，写 {{ state.remove }}', {
      type: 'object',
      description: '接口的回答，不读',
      additionalProperties: true,
    }),
    title: { type: 'string', minLength: 1, maxLength: 16, description: '标题，默认 我的车牌' },
    addText: { type: 'string', minLength: 1, maxLength: 8, description: '添加按钮的文字，默认 添加车牌' },
    emptyText: { type: 'string', minLength: 1, maxLength: 30, description: '没有车牌时的一句话，默认 还没有登记车牌' },
    noAddText: {
      type: 'string',
      maxLength: 40,
      description: '不能添加的客人看到的一句话，默认 仅套房客人可以添加车牌',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type PlateListProps = FromSchema<typeof plateListProps>
