import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { WidgetEvent } from './widget.ts'

/** The event of every widget that shows contents of a page component: one of them was tapped. */
export const contentEvent = {
  title: '点了一条内容',
  payload: {
    type: 'object',
    properties: {
      item: componentContentSchema,
      index: { type: 'integer', minimum: 0, description: '第几条，从 0 开始' },
    },
    required: ['item', 'index'],
    additionalProperties: false,
  },
} as const satisfies WidgetEvent

/** An event that says nothing but that it happened. */
export const plainEvent = (title: string) =>
  ({ title, payload: { type: 'object', properties: {}, additionalProperties: false } }) as const satisfies WidgetEvent
