import type { Product } from '../../../schemas/domain/product.ts'
import { productOf, withMemberDiscount } from '../build/base.ts'
import { stayNotes } from '../build/notes.ts'
import { HOTEL_POLICY } from '../build/policies.ts'
import { hotel, rate, room } from '../build/stay.ts'

/** More hotels of type 1: no rooms, private booking, off the shelf. */
export function quietHotels(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '100105',
        kind: 'hotel',
        name: '澜湾岛星潮亲子酒店',
        subtitle: '楼下是水乐园，楼上是星空房',
        place: '澜湾岛',
        tags: ['亲子', '水乐园'],
        description:
          '整栋楼按潮汐涨落配色，从一层的沙黄到十二层的夜蓝。孩子办一张小船长入住卡就能自己刷门；顶层星空房的天窗可以打开，躺着数流星。',
        price: 766,
        was: 1066,
        sold: 9350,
        score: 4.7,
        reviews: 1804,
        policy: HOTEL_POLICY,
        notes: stayNotes('水乐园每周二上午检修，10:30 开放。'),
        scenario: '无房型资源：当前无房型资源请修改日期/间数/人数',
      },
      {
        bookingInterface: 1,
        roomLimits: { maxRooms: 5, maxAdults: 4, maxChildren: 3 },
        hotel: hotel(2023, '室内水乐园、小船长俱乐部、亲子厨房、自助洗衣', []),
      },
    ),
    productOf(
      today,
      {
        id: '100106',
        kind: 'hotel',
        name: '青岚谷温泉山居',
        subtitle: '一室一汤，茶山深处的私订小院',
        place: '青岚谷',
        tags: ['私汤', '私订'],
        description:
          '九间小院沿溪而建，温泉从山腹引到每个院子的石池里，水温四季在 41 度上下。主人家每天只接九组客人，须提前一天私订，好让厨房去山上挖当季的笋。',
        price: 1360,
        was: 1760,
        sold: 986,
        score: 4.9,
        reviews: 342,
        policy: HOTEL_POLICY,
        notes: stayNotes('温泉池水温较高，孕妇、心血管疾病患者请谨慎入浴。'),
        scenario: '私订酒店（bookingInterface 2）：默认入住日后移一天',
      },
      {
        ...withMemberDiscount,
        bookingInterface: 2,
        roomLimits: { maxRooms: 2, maxAdults: 3, maxChildren: 2 },
        hotel: hotel(2020, '私汤石池、溪边茶寮、山野厨房、冥想亭', [
          room({
            id: '1001061',
            name: '听溪私汤小院',
            area: '72㎡',
            floor: '独院',
            bed: '1 张 2 米榻榻米大床',
            persons: 2,
            facilities: '私汤石池|溪景茶室|香柏浴桶|手冲咖啡',
            description: '石池一半在檐下一半在雨里，冬天雪落进池里就化了。',
            picture: 'spa-2',
            rates: [
              rate(today, {
                id: '10010611',
                name: '含双早和下午茶',
                price: 1360,
                breakfast: 2,
                stock: 5,
                confirm: true,
              }),
              rate(today, { id: '10010612', name: '一泊二食', price: 1728, breakfast: 2, stock: 5, confirm: true }),
            ],
          }),
        ]),
      },
    ),
    productOf(
      today,
      {
        id: '100107',
        kind: 'hotel',
        name: '白沙湾灯塔酒店',
        subtitle: '住进一座还在发光的灯塔',
        place: '白沙湾',
        tags: ['灯塔', '停业改造'],
        description: '老灯塔下的守塔人宿舍改成的七间客房，旋梯尽头是全湾最高的观星台。冬季闭店修缮，来年春天再见。',
        price: 1090,
        was: 1390,
        sold: 2104,
        score: 4.6,
        reviews: 517,
        policy: HOTEL_POLICY,
        notes: stayNotes('灯塔每晚 20:00 至次日 5:00 正常发光，浅眠的客人可索要遮光眼罩。'),
        scenario: '酒店已下架',
      },
      { status: 0, bookingInterface: 1, hotel: hotel(2015, '观星台、灯塔咖啡、旋梯书房', []) },
    ),
  ]
}
