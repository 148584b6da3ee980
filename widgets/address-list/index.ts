import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { addressListProps, type AddressListProps } from './props.schema.ts'

const ofOne = (title: string) =>
  ({
    title,
    payload: {
      type: 'object',
      properties: { id: { type: 'string', description: '地址的 id' } },
      required: ['id'],
      additionalProperties: false,
    },
  }) as const

export const addressList = {
  code: 'address-list',
  title: '地址簿',
  description: '自己的收货地址：选一个、设为默认、改、删，或新建一个。',
  props: addressListProps,
  events: {
    pick: ofOne('选了一个'),
    edit: ofOne('要改一个'),
    remove: ofOne('要删一个'),
    default: ofOne('要设为默认'),
    add: plainEvent('要新建'),
  },
  height: 420,
  load: () => import('./address-list.tsx'),
} as const satisfies Widget<AddressListProps>
