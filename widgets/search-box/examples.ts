import type { Example } from '../../src/kit/widget.ts'
import type { SearchBoxProps } from './props.schema.ts'

const hot = ['白沙湾', '温泉', '亲子酒店', '滑雪'].map((title, index) => ({ id: `${index}`, title }))

export const examples: readonly Example<SearchBoxProps>[] = [
  { name: '还没有输入', props: { hot } },
  { name: '搜过了', props: { keyword: '白沙湾', hot } },
  {
    name: '全部设置',
    props: {
      keyword: '白沙',
      placeholder: '搜套餐',
      hot,
      suggestions: [
        { text: '白沙湾' },
        { text: '白沙湾日落帆船出海', label: '玩乐', to: '/play/productDetail/310102' },
      ],
      to: '/search',
    },
  },
  {
    name: '很长的文字',
    props: { hot: [{ id: '1', title: '带私家泳池的海景度假别墅和含早餐的古镇枕水客栈两晚套餐' }] },
  },
]
