import type { Example } from '../../src/kit/widget.ts'
import type { OrderProductProps } from './props.schema.ts'

const play = {
  ...{ name: '澜湾岛珊瑚礁浮潜', subtitle: '教练一对二，含装备和水下照片', kindText: '玩乐' },
  ...{ picture: '/tc-fostay/media/lagoon-1', from: '2026-12-04', until: '2026-12-04' },
  ...{ to: '/play/productDetail/310101', snapshotTo: '/play/productDetail/310101?type=snapshot' },
}

export const examples: readonly Example<OrderProductProps>[] = [
  { name: '只有名字', props: { name: '澜湾岛晨雾出海旧票' } },
  { name: '玩乐', props: play },
  { name: '住宿', props: { ...play, name: '澜湾岛海景度假酒店', kindText: '酒店', until: '2026-12-06', isStay: true } },
  { name: '很长的文字', props: { ...play, name: play.name.repeat(9), subtitle: play.subtitle.repeat(5) } },
]
