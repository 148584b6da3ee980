import type { Example } from '../../src/kit/widget.ts'
import type { StayBarProps } from './props.schema.ts'

const today = '2026-11-20T08:00:00'
const roomLimits = { maxRooms: 3, maxAdults: 4, maxChildren: 2 }
const family = { num: '2', adultNum: '2', childNum: '2', childAges: '3,8' } as const

export const examples: readonly Example<StayBarProps>[] = [
  { name: '最少', props: { today } },
  { name: '选好了', props: { today, checkInDate: '2026-12-01', checkOutDate: '2026-12-04', num: '2', roomLimits } },
  { name: '清晨 6 点前', props: { today: '2026-11-20T05:30:00' } },
  { name: '私订', props: { today, bookingInterface: 2 } },
  { name: '按人数', props: { today, guestsTo: '/profilter/100201', ...family } },
  {
    name: '地址里写错了',
    props: { today, checkInDate: '2020-01-01', checkOutDate: 'soon', num: '99', guestsTo: '/profilter/100201' },
  },
]
