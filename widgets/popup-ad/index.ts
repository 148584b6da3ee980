import { plainEvent } from '../../src/kit/content-event.ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { popupAdProps, type PopupAdProps } from './props.schema.ts'

export const popupAd = {
  code: 'popup-ad',
  title: '弹窗广告',
  description: '每台设备每天弹一次：第一次触碰页面之后，或 8 秒之后；往下看的人不打扰。它不占地方，放在哪儿都行。',
  props: popupAdProps,
  events: {
    select: {
      title: '点了广告',
      payload: {
        type: 'object',
        properties: { item: componentContentSchema },
        required: ['item'],
        additionalProperties: false,
      },
    },
    close: plainEvent('关了广告'),
  },
  height: 1,
  floats: true,
  emptyWhen: ['items'],
  load: () => import('./popup-ad.tsx'),
} as const satisfies Widget<PopupAdProps>
