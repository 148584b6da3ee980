import type { SearchHit } from '../../schemas/domain/search.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { SearchResultsProps } from './props.schema.ts'

const sailing: SearchHit = {
  kind: 'product',
  id: '310102',
  title: '白沙湾日落帆船出海',
  label: '玩乐',
  picture: '/tc-fostay/media/bay-1',
  tags: ['日落', '亲子'],
  labels: ['情侣'],
  subscriptUrl: '/tc-fostay/media/badge-choice.svg',
  facts: '白沙湾 · 已售 2.3万',
  price: 328,
  original: 428,
  to: '/play/productDetail/310102',
}

const article: SearchHit = {
  kind: 'article',
  id: '30001',
  title: '在白沙湾看一次完整的日落',
  subtitle: '几点到、站在哪里、带什么',
  label: '攻略',
  picture: '/tc-fostay/media/bay-2',
  tags: ['海边'],
  facts: '许安澜 · 3200 人看过',
  to: '/content/30001',
}

const bus: SearchHit = {
  kind: 'service',
  id: '11031',
  title: '接驳巴士',
  subtitle: '车站、机场和园区之间的班车，先约座位',
  label: '服务',
  icon: 'car',
  tags: [],
  to: '/myBus',
}

export const examples: readonly Example<SearchResultsProps>[] = [
  { name: '一个', props: { list: [sailing] } },
  {
    name: '服务',
    props: { list: [bus, { ...bus, id: '11032', title: '海豚互动', icon: 'star', to: '/myDolphin' }, sailing] },
  },
  { name: '现在不能买', props: { list: [{ ...sailing, obstacle: '已售罄' }, sailing] } },
  { name: '换了词', props: { list: [sailing, article], keyword: '白沙弯', corrected: '白沙湾' } },
  {
    name: '全部设置',
    props: {
      list: [sailing, article],
      keyword: '帆船 滑雪',
      corrected: '帆船',
      isPartial: true,
      more: 'finished',
      endText: '没有更多了',
    },
  },
  {
    name: '很长的文字',
    props: {
      list: [
        {
          ...sailing,
          title: '带私家泳池的海景度假别墅和含早餐的古镇枕水客栈两晚三天全家亲子慢享套餐',
          facts: '一个名字很长很长的海湾度假小镇的最里面 · 已售 128.6万',
          tags: ['一个很长的标签文字'],
          price: 12888.5,
          original: 23888,
        },
        {
          ...bus,
          title: '高铁站、机场、码头和度假区各个酒店之间往返接驳巴士的座位预约与改期',
          subtitle: '一句写得很长很长的介绍，要在一行里收住，不能把卡片撑开也不能叠在标签上',
          icon: 'no-such-icon',
        },
      ],
    },
  },
]
