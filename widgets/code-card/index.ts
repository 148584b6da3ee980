import type { Widget } from '../../src/kit/widget.ts'
import { codeCardProps, type CodeCardProps } from './props.schema.ts'

export const codeCard = {
  code: 'code-card',
  category: 'orders',
  title: '券码卡',
  description: '一个券码：二维码、数字、状态和说明。不能用的是灰的，盖一个章。',
  props: codeCardProps,
  events: {
    copy: {
      title: '点了复制',
      payload: {
        type: 'object',
        properties: { code: { type: 'string', title: '券码' } },
        required: ['code'],
        additionalProperties: false,
      },
    },
  },
  height: 380,
  load: () => import('./code-card.tsx'),
} as const satisfies Widget<CodeCardProps>
