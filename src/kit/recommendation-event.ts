import { recommendationSchema } from '../../schemas/domain/recommendation.ts'
import type { WidgetEvent } from './widget.ts'

/** The event of every widget that shows recommendations: something about one of them was tapped. */
export const recommendationEvent = (title: string) =>
  ({
    title,
    payload: {
      type: 'object',
      properties: {
        product: recommendationSchema,
        index: { type: 'integer', minimum: 0, title: '第几个', description: '从 0 开始。' },
      },
      required: ['product', 'index'],
      additionalProperties: false,
    },
  }) as const satisfies WidgetEvent
