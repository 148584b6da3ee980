import type { Example } from '../../src/kit/widget.ts'
import type { LineTagsProps } from './props.schema.ts'

const lines = [
  { productId: '1', name: '海景双晚畅玩' },
  { productId: '2', name: '水世界自由搭配' },
  { productId: '3', name: '一泊三食慢享' },
]

export const examples: readonly Example<LineTagsProps>[] = [
  { name: '三条线路', props: { lines, current: '1' } },
  { name: '只有一条', props: { lines: lines.slice(0, 1), current: '1' } },
  {
    name: '名字很长',
    props: {
      title: '同系列还有',
      lines: lines.map(({ productId, name }) => ({
        productId,
        name: `${name}（含接送、早餐与日落帆船巡游的家庭线路）`,
      })),
      current: '2',
      to: '/play/productDetail/',
    },
  },
]
