import type { Module, Screen } from '../../kit/module.ts'
import { changedId } from './addresses-effects.ts'
import type { Annotations } from '../../../schemas/json-schema.ts'

const props = { type: 'object', properties: {}, additionalProperties: false } as const

const flag = (about: Annotations) => ({ type: 'boolean', ...about }) as const

const bookScreen = {
  code: 'addresses/book',
  title: '地址簿',
  description: '自己的收货地址：选一个、设为默认、改、删（先确认），或新建一个。从下单页来的，点一个就用它。',
  props,
  slots: { end: { title: '地址下面' } },
  query: ['type', 'order', 'addressId'],
  calls: ['addressList', 'defaultAddress', 'deleteAddress'],
  opening: () => [{ name: 'addressList', args: {} }],
  values: {
    type: 'object',
    properties: {
      count: { type: 'integer', minimum: 0, title: '有几个地址' },
      isForOrder: flag({ title: '从下单页来选的' }),
    },
    required: ['count', 'isForOrder'],
    additionalProperties: false,
  },
  height: 420,
  load: () => import('./book-screen.tsx'),
} as const satisfies Screen

const formScreen = {
  code: 'addresses/form',
  title: '填写地址',
  description: '新建或改一个收货地址：收货人、手机号、省市区、详细地址、设为默认。填的东西刷新后还在。',
  props,
  slots: { end: { title: '表单下面' } },
  query: ['id', 'type', 'order', 'list'],
  calls: ['addressList', 'saveAddress'],
  opening: (address) => (changedId(address) === '' ? [] : [{ name: 'addressList', args: {} }]),
  values: {
    type: 'object',
    properties: {
      isNew: flag({ title: '新建', description: '否就是改。' }),
      isForOrder: flag({ title: '从下单页来的', description: '保存后就用。' }),
    },
    required: ['isNew', 'isForOrder'],
    additionalProperties: false,
  },
  height: 520,
  load: () => import('./form-screen.tsx'),
} as const satisfies Screen

/** B2.9, B7: where orders are sent to. The rules are in SPEC.md. */
export const addresses = {
  name: 'addresses',
  title: '收货地址',
  screens: { book: bookScreen, form: formScreen },
} as const satisfies Module
