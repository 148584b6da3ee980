import type { Activity } from '../../../schemas/domain/activity.ts'
import { day } from './dates.ts'
import { mediaUrl } from './pictures.ts'

const CROWDS = { 不限: 0, 亲子: 1, 儿童: 2, 情侣: 3, 朋友: 4, 闺蜜: 5, 大家庭: 6, 商务: 7, 长者: 8 } as const

interface Seed {
  readonly name: string
  readonly summary: string
  readonly from: string
  readonly until: string
  readonly crowd: keyof typeof CROWDS
  readonly type: 'show' | 'sport' | 'kids' | 'craft' | 'food' | 'wellness' | 'nature' | 'party'
  readonly place: string
  readonly picture: string
  readonly price?: number
  readonly booking?: boolean
  readonly level?: number
  readonly cancelled?: boolean
}

const days: readonly (readonly Seed[])[] = [
  [
    {
      name: '海边晨间瑜伽',
      summary: '跟着潮声做一套拜日式，初学者也能跟上',
      from: '07:00',
      until: '08:00',
      crowd: '闺蜜',
      type: 'wellness',
      place: '椰林草坪',
      picture: 'bay-5',
    },
    {
      name: '小船长的绳结课',
      summary: '学会三个水手结，带走一枚小锚徽章',
      from: '10:00',
      until: '11:00',
      crowd: '儿童',
      type: 'kids',
      place: '海螺俱乐部',
      picture: 'kids-club-1',
      booking: true,
    },
    {
      name: '椰雕灯手作',
      summary: '一只椰壳磨成一盏会透光的灯',
      from: '14:00',
      until: '16:00',
      crowd: '亲子',
      type: 'craft',
      place: '手作工坊',
      picture: 'palm-garden-3',
      price: 68,
      booking: true,
    },
    {
      name: '冲浪板体验',
      summary: '教练陪练半小时，站起来就拍照',
      from: '15:00',
      until: '17:00',
      crowd: '朋友',
      type: 'sport',
      place: '白沙湾冲浪棚屋',
      picture: 'surf-1',
      price: 99,
    },
    {
      name: '主厨渔市早课',
      summary: '认八种海鲜，挑一条今晚的鱼',
      from: '16:00',
      until: '17:00',
      crowd: '大家庭',
      type: 'food',
      place: '码头渔市',
      picture: 'dining-1',
    },
    {
      name: '日落钢琴',
      summary: '无边泳池边的四十分钟，想听什么可以点',
      from: '17:40',
      until: '18:20',
      crowd: '情侣',
      type: 'show',
      place: '日落露台',
      picture: 'pool-villa-1',
    },
    {
      name: '沙滩电影夜',
      summary: '躺在懒人沙发上，看一场有海风的电影',
      from: '20:00',
      until: '22:00',
      crowd: '不限',
      type: 'party',
      place: '主沙滩',
      picture: 'bay-4',
    },
    {
      name: '观星课',
      summary: '天文老师带你认冬季大三角',
      from: '21:30',
      until: '22:30',
      crowd: '长者',
      type: 'nature',
      place: '灯塔观星台',
      picture: 'bay-3',
    },
  ],
  [
    {
      name: '海岸晨跑五公里',
      summary: '领跑员配速七分，终点有椰子水',
      from: '06:40',
      until: '07:40',
      crowd: '商务',
      type: 'sport',
      place: '环岛东路起点',
      picture: 'cliff-3',
    },
    {
      name: '太极与早茶',
      summary: '打一套二十四式，再坐下来喝早茶',
      from: '08:00',
      until: '09:30',
      crowd: '长者',
      type: 'wellness',
      place: '荷塘红桥',
      picture: 'palm-garden-4',
    },
    {
      name: '珊瑚苗圃小课堂',
      summary: '给一株小珊瑚写上名字，放回海里',
      from: '10:30',
      until: '11:30',
      crowd: '亲子',
      type: 'nature',
      place: '海洋馆实验室',
      picture: 'aquarium-4',
      booking: true,
    },
    {
      name: '泡泡滑梯大赛',
      summary: '谁的泡泡留得最久，谁先选奖品',
      from: '14:30',
      until: '15:30',
      crowd: '儿童',
      type: 'kids',
      place: '水城堡',
      picture: 'water-park-3',
    },
    {
      name: '闺蜜手冲咖啡课',
      summary: '三支豆子盲品，带走自己的拼配',
      from: '15:00',
      until: '16:30',
      crowd: '闺蜜',
      type: 'food',
      place: '灯塔咖啡',
      picture: 'dining-3',
      price: 88,
      booking: true,
    },
    {
      name: '月下双人烛光',
      summary: '沙滩上只摆八张桌，铂金会员可预订',
      from: '18:30',
      until: '20:30',
      crowd: '情侣',
      type: 'food',
      place: '白沙湾沙滩',
      picture: 'dining-2',
      price: 688,
      booking: true,
      level: 4,
    },
    {
      name: '水母灯光秀',
      summary: '水母墙随音乐变色，循环三场',
      from: '19:30',
      until: '20:00',
      crowd: '不限',
      type: 'show',
      place: '水母大堂',
      picture: 'aquarium-2',
    },
  ],
  [
    {
      name: '赶潮集合',
      summary: '低潮前一小时出发，铲子和桶都有',
      from: '06:20',
      until: '08:00',
      crowd: '大家庭',
      type: 'nature',
      place: '北滩礁石区',
      picture: 'bay-5',
    },
    {
      name: '雪板平衡训练',
      summary: '上雪前先在软垫上学会重心',
      from: '09:30',
      until: '10:30',
      crowd: '朋友',
      type: 'sport',
      place: '鹿鸣滑雪学校',
      picture: 'snow-slope-1',
    },
    {
      name: '企业团建独木舟',
      summary: '八人一队，绕石门一圈计时',
      from: '10:00',
      until: '11:30',
      crowd: '商务',
      type: 'sport',
      place: '白沙湾北滩',
      picture: 'cliff-2',
      price: 128,
      booking: true,
    },
    {
      name: '小厨师披萨课',
      summary: '自己揉的面团，自己烤的笑脸',
      from: '11:00',
      until: '12:00',
      crowd: '儿童',
      type: 'food',
      place: '亲子厨房',
      picture: 'kids-club-2',
      price: 58,
      booking: true,
    },
    {
      name: '古镇扎灯手作',
      summary: '竹篾与绵纸，一小时扎一只兔子灯',
      from: '14:00',
      until: '15:30',
      crowd: '亲子',
      type: 'craft',
      place: '云栖手作铺',
      picture: 'old-town-2',
      price: 48,
    },
    {
      name: '竹林颂钵',
      summary: '躺下来听四十分钟，醒来像睡了一觉',
      from: '16:00',
      until: '16:40',
      crowd: '闺蜜',
      type: 'wellness',
      place: '竹林亭',
      picture: 'spa-1',
      price: 98,
      booking: true,
    },
    {
      name: '湖上实景彩排',
      summary: '看《月下渡口》的最后一次走台',
      from: '19:00',
      until: '20:00',
      crowd: '不限',
      type: 'show',
      place: '渡口剧场',
      picture: 'theatre-3',
      cancelled: true,
    },
    {
      name: '泳池夜光派对',
      summary: '荧光手环入场，DJ 台架在水中央',
      from: '20:00',
      until: '22:30',
      crowd: '朋友',
      type: 'party',
      place: '无边泳池',
      picture: 'pool-villa-4',
    },
  ],
]

/** The resort's schedule of today, tomorrow and the day after (A4, A9); every crowd label appears in it. */
export function activities(today: string): Activity[] {
  return days.flatMap((seeds, offset) =>
    seeds.map((seed, i) => activity(day(today, offset), `${offset + 1}0${i + 1}`, seed)),
  )
}

function activity(date: string, activityId: string, seed: Seed): Activity {
  return {
    activityId,
    merchantId: '1',
    activityName: seed.name,
    summary: seed.summary,
    date,
    beginTime: minutes(seed.from),
    finishTime: minutes(seed.until),
    crowdType: CROWDS[seed.crowd],
    type: seed.type,
    status: seed.cancelled ? 0 : 1,
    place: seed.place,
    themePicUri: mediaUrl(seed.picture),
    price: seed.price ?? 0,
    needBooking: seed.booking ?? false,
    ...(seed.level === undefined ? {} : { levelLimit: seed.level }),
  }
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
