import type { Example } from '../../src/kit/widget.ts'
import type { NextVisitProps } from './props.schema.ts'

const stay: NextVisitProps = {
  orderId: '90000324',
  orderTime: '2026-11-20T08:00:00',
  name: '澜湾岛海景度假酒店',
  from: '2026-12-24',
  until: '2026-12-26',
  isStay: true,
  place: '澜湾市澜湾岛环岛东路 1 号',
}

export const examples: readonly Example<NextVisitProps>[] = [
  { name: '住宿', props: stay },
  {
    name: '券码',
    props: {
      orderId: '90000311',
      orderTime: '2026-11-20T08:00:00',
      name: '澜湾岛珊瑚礁浮潜',
      from: '2026-12-16',
      code: '900003110111',
    },
  },
  {
    name: '没有日期',
    props: { orderId: '90000328', orderTime: '2026-11-20T08:00:00', name: '沙滩海鲜大餐双人券', code: '900003280111' },
  },
  {
    name: '邮寄',
    props: { orderId: '90000401', orderTime: '2026-11-20T08:00:00', name: '海浪伴手礼盒', isPosted: true },
  },
  {
    name: '很长的文字',
    props: {
      ...stay,
      name: '澜途国际滨海旅游度假区月牙湾片区北岸旗舰店沙滩海鲜大餐双人券（含日落帆船巡游与双人早餐）',
      place: '澜湾市澜湾岛环岛东路 1 号澜途国际滨海旅游度假区月牙湾片区北岸旗舰店三层东侧',
      code: '900003110111',
    },
  },
]
