import type { Example } from '../../src/kit/widget.ts'
import type { RoomDetailProps } from './props.schema.ts'

const room = {
  hotelRoomName: '海螺主题家庭房',
  floorArea: '56㎡',
  floor: '2-5 层',
  hotelBedTypeName: '1 张 1.8 米大床和 1 张 1.2 米单人床',
  canExtraBed: true,
  hotelFacilityTypeNames: '海景阳台|儿童帐篷|儿童洗漱用品|奶瓶消毒器|绘本角',
  description: '孩子的床是一只张开的贝壳，拉上帐篷就是自己的小房间。',
  imgUrl: '/tc-fostay/media/hotel-room-3',
  maxBookPerson: 4,
} as const

export const examples: readonly Example<RoomDetailProps>[] = [
  { name: '都有', props: { room } },
  { name: '最少', props: { room: { hotelRoomName: '大床房' } } },
  { name: '不能加床', props: { room: { ...room, canExtraBed: false, hotelFacilityTypeNames: '' } } },
  {
    name: '很长的文字',
    props: {
      room: {
        ...room,
        hotelRoomName: room.hotelRoomName.repeat(6),
        description: room.description.repeat(12),
        hotelFacilityTypeNames: Array.from({ length: 24 }, (_, at) => `设施第 ${at + 1} 项`).join('|'),
      },
    },
  },
]
