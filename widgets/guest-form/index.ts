import { messageEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { guestFormProps, type GuestFormProps } from './props.schema.ts'
import type { Annotations } from '../../schemas/json-schema.ts'

const text = (about: Annotations) => ({ type: 'string', ...about }) as const

export const guestForm = {
  code: 'guest-form',
  category: 'products',
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
          num: text({ title: '几间' }),
          adultNum: text({ title: '每间成人' }),
          childNum: text({ title: '每间儿童' }),
          childAges: text({ title: '儿童年龄', description: '逗号隔开。' }),
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
