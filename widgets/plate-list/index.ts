import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { plateListProps, type PlateListProps } from './props.schema.ts'

const plateEvent = (title: string) =>
  ({
    title,
    payload: {
      type: 'object',
      properties: { plate: { type: 'string', description: '车牌' } },
      required: ['plate'],
      additionalProperties: false,
    },
  }) as const

export const plateList = {
  code: 'plate-list',
  title: '车牌列表',
  description: '在住客人登记的车牌，每个可以修改和删除（删除先确认）；套房客人不满 3 个时有添加按钮。',
  props: plateListProps,
  defaults,
  events: {
    add: plainEvent('点了添加'),
    edit: plateEvent('点了一个车牌的修改'),
    delete: plateEvent('确认了删除一个车牌'),
  },
  height: 320,
  load: () => import('./plate-list.tsx'),
} as const satisfies Widget<PlateListProps>
