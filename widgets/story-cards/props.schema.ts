import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const storyCardsProps = {
  title: '攻略卡片',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, description: '标题，例如 玩法攻略' },
    subtitle: { type: 'string', maxLength: 40, description: '标题下面的一句话' },
    items: {
      type: 'array',
      items: componentContentSchema,
      description: '页面组件的内容，一条一篇，例如 {{ stories.componentContents }}',
    },
    max: { type: 'integer', minimum: 1, maximum: 20, description: '最多几篇，默认 8' },
  },
  required: ['title', 'items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type StoryCardsProps = FromSchema<typeof storyCardsProps>
