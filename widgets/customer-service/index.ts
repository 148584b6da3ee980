import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { customerServiceProps, serviceSchema, type CustomerServiceProps } from './props.schema.ts'

export const customerService = {
  code: 'customer-service',
  category: 'navigation',
  title: '客服按钮',
  description:
    '停在页面顶栏右端的客服按钮，有底部导航的页面停在导航右端，不挡内容：有电话就打开对话框，没有电话直接去在线客服。它不占地方，放在哪儿都行。',
  props: customerServiceProps,
  defaults,
  events: {
    online: {
      title: '要用在线客服',
      payload: {
        type: 'object',
        properties: { service: serviceSchema },
        required: ['service'],
        additionalProperties: false,
      },
    },
  },
  height: 1,
  floats: true,
  emptyWhen: ['service'],
  load: () => import('./customer-service.tsx'),
} as const satisfies Widget<CustomerServiceProps>
