import type { Example } from '../../src/kit/widget.ts'
import type { HotelFactsProps } from './props.schema.ts'

const all = {
  checkInTime: '15:00',
  checkOutTime: '12:00',
  openYear: 2021,
  facilities: ['私家沙滩', '无边泳池', '儿童俱乐部', '全日餐厅', '水疗', '免费停车', '接驳巴士'],
  address: '澜城市月牙湾环岛东路 1 号',
} as const satisfies HotelFactsProps

export const examples: readonly Example<HotelFactsProps>[] = [
  { name: '都有', props: { ...all, facilities: [...all.facilities] } },
  { name: '只有时间', props: { checkInTime: '14:00', checkOutTime: '12:00' } },
  { name: '只有设施', props: { facilities: ['温泉', '停车'] } },
  {
    name: '很长的文字',
    props: {
      ...all,
      facilities: all.facilities.map((facility) => facility.repeat(4)),
      address: all.address.repeat(4),
    },
  },
]
