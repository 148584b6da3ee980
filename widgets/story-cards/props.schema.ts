import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const storyCardsProps = {
  title: '攻略卡片',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, title: '标题', description: '例如“玩法攻略”。' },
    subtitle: { type: 'string', maxLength: 40, title: '标题下面的一句话' },
    items: {
      type: 'array',
      items: componentContentSchema,
      title: '页面组件的内容',
      description: '一条一篇，例如 {{ stories.componentContents }}。',
    },
    max: { type: 'integer', minimum: 1, maximum: 20, title: '最多几篇', description: '默认是 8。' },
  },
  required: ['title', 'items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type StoryCardsProps = FromSchema<typeof storyCardsProps>
