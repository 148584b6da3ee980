import type { FromSchema } from 'json-schema-to-ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const footActionsProps = {
  title: '底部按钮',
  type: 'object',
  properties: {
    main: { type: 'string', minLength: 1, maxLength: 12, description: '主按钮的文字' },
    isOff: { type: 'boolean', description: '主按钮不能按' },
    second: { type: 'string', maxLength: 12, description: '另一个按钮的文字；没有就没有' },
    confirm: { type: 'string', maxLength: 60, description: '按主按钮先问的话；没有就不问' },
    confirmSecond: { type: 'string', maxLength: 60, description: '按另一个按钮先问的话；没有就不问' },
    note: { type: 'string', maxLength: 60, description: '上面的一句话' },
    result: submitStateSchema('做得怎么样，写 {{ state.done }}', { type: 'object', description: '接口的回答，不读' }),
  },
  required: ['main'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type FootActionsProps = FromSchema<typeof footActionsProps>
