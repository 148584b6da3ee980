import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { WidgetEvent } from './widget.ts'

/** The event of every widget that shows contents of a page component: one of them was tapped. */
export const contentEvent = {
  title: '点了一条内容',
  payload: {
    type: 'object',
    properties: {
      item: componentContentSchema,
      index: { type: 'integer', minimum: 0, title: '第几条', description: '从 0 开始。' },
    },
    required: ['item', 'index'],
    additionalProperties: false,
  },
} as const satisfies WidgetEvent

/** An event that says nothing but that it happened. */
export const plainEvent = (title: string) =>
  ({ title, payload: { type: 'object', properties: {}, additionalProperties: false } }) as const satisfies WidgetEvent

const wordsEvent = <const Key extends string>(title: string, key: Key, text: string) => ({
  title,
  payload: {
    type: 'object',
    properties: { [key]: { type: 'string', title: text } },
    required: [key],
    additionalProperties: false,
  } as const,
})

/** An event that says why something did not go, in words for the shopper: a page tells it by a toast. */
export const messageEvent = (title: string) => wordsEvent(title, 'message', '原因') satisfies WidgetEvent

/** A text is to be copied. */
export const copyEvent = (title: string) => wordsEvent(title, 'text', '要复制的文字') satisfies WidgetEvent
