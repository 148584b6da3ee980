import type { Example } from '../../src/kit/widget.ts'
import type { DocumentViewProps } from './props.schema.ts'

export const examples: readonly Example<DocumentViewProps>[] = [
  { name: '最少', props: { file: 'resort-guide', title: '澜湾岛度假手册' } },
  { name: '有一句话', props: { file: 'resort-guide', title: '澜湾岛度假手册', note: '4 页 · 入住、交通、活动和安全' } },
  {
    name: '很长的名字',
    props: {
      file: 'resort-guide',
      title: '澜湾岛海景度假酒店与星屿水世界联合编写的入住手册'.repeat(2),
      note: '四十页，入住、交通、活动、安全、无障碍和儿童'.repeat(3),
    },
  },
]
