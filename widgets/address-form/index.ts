import { addressFields, addressParts } from '../../schemas/domain/address.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { addressFormProps, type AddressFormProps } from './props.schema.ts'

export const addressForm = {
  code: 'address-form',
  title: '填写地址',
  description: '新建或改一个收货地址：收货人、手机号、省市区、详细地址、设为默认。填的东西刷新后还在。',
  props: addressFormProps,
  defaults,
  events: {
    save: {
      title: '填好了，要保存',
      payload: {
        type: 'object',
        properties: {
          id: { type: 'string', description: '改的是哪个；新建是空的' },
          ...addressFields,
          isDefault: { type: 'boolean', description: '设为默认' },
        },
        required: ['id', ...addressParts, 'isDefault'],
        additionalProperties: false,
      },
    },
  },
  height: 520,
  load: () => import('./address-form.tsx'),
} as const satisfies Widget<AddressFormProps>
