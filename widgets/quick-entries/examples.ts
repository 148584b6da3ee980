import type { Example } from '../../src/kit/widget.ts'
import type { QuickEntriesProps } from './props.schema.ts'

const entry = (id: string, title: string, icon: string, jumpPath?: string) => ({
  id,
  title,
  jumpPath,
  redirectType: jumpPath ? ('page' as const) : ('none' as const),
  customFields: { icon },
})

const entries = [
  entry('hotel', '酒店', 'hotel', '/hotelchannel'),
  entry('ticket', '门票', 'ticket', '/atlantis/ticket'),
  entry('play', '玩乐', 'play', '/atlantis/play'),
  entry('combo', '套餐', 'combo', '/combo'),
  entry('shop', '商城', 'shop'),
]

export const examples: readonly Example<QuickEntriesProps>[] = [
  { name: '两个入口', props: { items: entries.slice(0, 2) } },
  { name: '五个入口', props: { items: entries, max: 5, label: '快捷入口' } },
  { name: '没有内容', props: { items: [] } },
  {
    name: '很长的名字',
    props: { items: entries.map((item) => ({ ...item, title: `${item.title}与度假村贵宾服务` })) },
  },
  {
    name: '很多入口',
    props: { items: [entry('wifi', '一键WIFI', 'wifi'), ...entries, entry('more', '更多', 'location', '/atlantis')] },
  },
  {
    name: '用图片',
    props: {
      items: entries
        .slice(0, 3)
        .map((item, at) => ({ ...item, customFields: {}, themePicUri: `/tc-fostay/media/bay-${at + 1}` })),
    },
  },
]
