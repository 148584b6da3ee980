import { messageEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { guestFormProps, type GuestFormProps } from './props.schema.ts'

const text = (description: string) => ({ type: 'string', description }) as const

export const guestForm = {
  code: 'guest-form',
  title: '间数和人数',
  description: '选几间房、每间几位成人和儿童、每个儿童几岁，然后保存。',
  props: guestFormProps,
  defaults,
  events: {
    save: {
      title: '保存了，都选好了',
      payload: {
        type: 'object',
        properties: {
          num: text('几间'),
          adultNum: text('每间成人'),
          childNum: text('每间儿童'),
          childAges: text('儿童年龄，逗号隔开'),
        },
        required: ['num', 'adultNum', 'childNum', 'childAges'],
        additionalProperties: false,
      },
    },
    refused: messageEvent('点了保存，还有没选的'),
  },
  height: 320,
  load: () => import('./guest-form.tsx'),
} as const satisfies Widget<GuestFormProps>
