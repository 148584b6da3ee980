import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { guestActivationProps, type GuestActivationProps } from './props.schema.ts'

export const guestActivation = {
  code: 'guest-activation',
  category: 'members',
  title: '在住客人激活',
  description: '待激活的在住客人才看得到的入口；点开后填姓和证件号后六位，激活在住权益。',
  props: guestActivationProps,
  defaults,
  events: {
    activate: {
      title: '填好了，要激活',
      payload: {
        type: 'object',
        properties: {
          userName: { type: 'string', minLength: 1, maxLength: 8, title: '姓' },
          idCard: { type: 'string', minLength: 1, maxLength: 6, title: '证件号后六位' },
        },
        required: ['userName', 'idCard'],
        additionalProperties: false,
      },
    },
    done: plainEvent('激活成功，结果看过了'),
  },
  height: 104,
  emptyWhen: ['guest'],
  load: () => import('./guest-activation.tsx'),
} as const satisfies Widget<GuestActivationProps>
