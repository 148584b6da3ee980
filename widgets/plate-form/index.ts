import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { plateFormProps, type PlateFormProps } from './props.schema.ts'

export const plateForm = {
  code: 'plate-form',
  title: '车牌表单',
  description:
    '8 位车牌和自带的车牌键盘：每一位只能按能填的键，填完整才能提交；也能用实体键盘和粘贴。填了一半刷新还在。',
  props: plateFormProps,
  defaults,
  events: {
    submit: {
      title: '填好了，要提交',
      payload: {
        type: 'object',
        properties: {
          plate: { type: 'string', description: '填的车牌' },
          was: { type: 'string', description: '原来的车牌；添加时没有' },
        },
        required: ['plate'],
        additionalProperties: false,
      },
    },
  },
  height: 250,
  load: () => import('./plate-form.tsx'),
} as const satisfies Widget<PlateFormProps>
