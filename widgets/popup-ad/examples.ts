import type { Example } from '../../src/kit/widget.ts'
import type { PopupAdProps } from './props.schema.ts'

const winter = {
  id: 'ad1',
  title: '冬日第一缕海风',
  subtitle: '月牙湾 2 晚连住立减 800 元，双早与沙滩晚餐都在里面',
  themePicUri: '/tc-fostay/media/bay-2',
  picAlt: '傍晚的月牙湾，一把遮阳伞立在沙滩上',
  redirectType: 'page' as const,
  jumpPath: '/combo',
}

export const examples: readonly Example<PopupAdProps>[] = [
  { name: '由按钮打开', props: { items: [winter], openText: '看看今天的活动' } },
  { name: '不能跳转', props: { items: [{ id: 'ad2', title: '雪场今日闭园' }], openText: '查看通知' } },
  { name: '没有内容', props: { items: [] } },
  {
    name: '很长的文字',
    props: {
      items: [
        {
          ...winter,
          title: '冬日第一缕海风：月牙湾、白鲸湾、珊瑚岛三大度假区同时开启早鸟预售',
          subtitle:
            '十一月二十日至十二月三十一日入住，连住两晚每晚立减四百元，含双人早餐、沙滩晚餐与日落帆船巡游，节假日通用',
        },
      ],
      openText: '看看今天的活动',
    },
  },
]
