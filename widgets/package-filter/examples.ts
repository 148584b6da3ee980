import type { Example } from '../../src/kit/widget.ts'
import type { PackageFilterProps } from './props.schema.ts'

const hotTags = ['亲子', '海景', '滑雪', '温泉', '私家泳池', '双人', '多日', '拼团']
const categories = {
  住: ['海景房', '泳池别墅', '雪山木屋', '古镇客栈', '水上屋'],
  吃: ['含早餐', '海鲜大餐', '下午茶', '烧烤露营'],
  玩: ['水世界', '海洋馆', '出海', '滑雪体验', '夜游'],
  享: ['温泉水疗', '接送站', '教练课', '随时退'],
}

export const examples: readonly Example<PackageFilterProps>[] = [
  { name: '没有筛选', props: { hotTags, categories, total: 71 } },
  { name: '选了几个', props: { hotTags, categories, selected: ['亲子', '水世界'], total: 4 } },
  { name: '结果少，没有筛选', props: { hotTags, categories, total: 9 } },
  { name: '只有标签', props: { hotTags, categories: {} } },
  {
    name: '很长的文字',
    props: {
      hotTags: ['适合带老人和三岁以下孩子一起去的海边度假村', ...hotTags],
      categories: { 玩: ['零基础也能在三天之内学会的单板滑雪体验课程', '水世界'], 住: ['海景房'] },
      selected: ['水世界'],
    },
  },
]
