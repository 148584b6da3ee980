import type { Activity } from '../../../schemas/domain/activity.ts'
import { day } from './dates.ts'
import { mediaUrl } from './pictures.ts'

const CROWDS = { 不限: 0, 亲子: 1, 儿童: 2, 情侣: 3, 朋友: 4, 闺蜜: 5, 大家庭: 6, 商务: 7, 长者: 8 } as const

interface Seed {
  readonly name: string
  readonly summary: string
  /** What to know before coming. */
  readonly about: string
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
      about:
        '垫子和毛巾都备好了，穿宽松衣服、空腹或只喝一点水来。老师会先带十分钟呼吸，再做完整的拜日式，雨天改在椰林旁的木棚里。',
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
      about:
        '适合 5 到 10 岁，一班十二个孩子。学平结、称人结和水手结，学会的孩子在结业旗上签名，家长可以在门口的长椅上等。',
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
      about:
        '椰壳已经打磨过边，孩子用手钻钻孔，大人帮忙扶着。两小时做完一盏，灯串装电池，带得上飞机。六岁以下请由大人操作手钻。',
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
      about:
        '先在沙滩上练十分钟起身，再下到齐腰深的浅浪里。会游泳就能参加，防磨衣和软板免费借用。浪高超过 1 米时改为平衡板训练。',
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
      about: '主厨带着走完整条渔市，教你看眼、翻鳃、按肚子。挑中的鱼可以交给渔火海鲜排档，只收加工费，晚上六点上桌。',
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
      about: '不用订位，带一杯饮料上来就行。想听的曲子写在纸条上放进玻璃罐，老师每晚挑十二首。风大时改在池边长廊。',
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
      about: '两部片子，八点一部动画，九点二十一部老电影，都有中文字幕。懒人沙发先到先坐，毯子在入口借，爆米花另买。',
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
      about:
        '先听二十分钟讲解，再轮流看望远镜。冬天能看见猎户座、昴星团和木星的四颗卫星，阴天改为室内星图课。备有带靠背的座椅。',
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
      about: '沿环岛东路跑到灯塔再折返，全程平路。六点二十开始拉伸，行李可以寄存在起点，跑完有淋浴和椰子水。',
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
      about: '八点开始打太极，动作慢，坐着也能跟上半套。九点转到荷塘边喝早茶，一壶普洱、四样点心，都不太甜。',
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
      about:
        '孩子把手指长的珊瑚苗固定在陶盘上，写上名字放回苗圃，半年后会收到它长大的照片。适合六岁以上，由馆里的研究员带课。',
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
      about: '分四岁到六岁、七岁到十岁两组，现场报名。请穿泳衣来，泡泡液是无泪配方，冲洗区在水城堡背后。',
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
      about: '三支豆子先盲品再公布产地，每人学会一套稳定的手冲手法，最后把喜欢的按比例拼成一包带走，名字自己取。',
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
      about: '沙滩上只摆八张桌，五道菜，配一支气泡酒或花果茶。铂金会员及以上可以预订，遇雨改在露台，桌数不变。',
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
      about: '灯光跟着音乐从粉变到深蓝，每场十分钟，半小时内循环三场。请不要开闪光灯，婴儿车可以推到最前面。',
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
      about:
        '跟着救生员下到北滩礁石区，认海星、寄居蟹和海葵，看完都放回去。铲子、小桶和防滑鞋现场借，鞋码从 22 到 45。',
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
      about: '在室内软垫上练站姿、转髋和摔倒，一小时后直接去初级道会轻松很多。单板双板都可以，雪鞋不用换。',
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
      about: '八人一队，绕海蚀拱门一圈计时，最快的队把名字刻在木板上。救生衣、防水袋和淋浴都包含在内，可以开发票。',
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
      about: '孩子自己揉面、抹酱、摆笑脸，烤的时候去洗手画菜单。围裙和厨师帽可以带走，面粉、奶酪过敏请提前说。',
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
      about: '老师傅先把竹篾弯好，孩子糊纸、画眼睛、装烛台。带走一只兔子灯，晚上正好提着逛南街。',
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
      about: '躺在竹席上听四十分钟颂钵和雨声。请提前十分钟到，手机静音，怀孕的客人和装有心脏起搏器的客人不建议参加。',
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
      about:
        '演出前最后一次走台，可以看到停下来重来的样子。因舞台检修取消一场，已登记的客人凭短信可以免费改看次日正式演出。',
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
      about:
        '入场领荧光手环，DJ 台架在水中央，十点前以快歌为主，最后半小时放慢歌。未满十八岁请由大人陪同，泳池最深 1.4 米。',
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
    description: seed.about,
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
