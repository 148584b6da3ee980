import type { CardSeed } from './contents.ts'
import type { RowSeed } from './rows.ts'

const bus = '接驳巴士'
const station = '机场和车站'

/** How to come, by the place. */
export const stationsOf: Readonly<Record<string, readonly RowSeed[]>> = {
  LANWAN: [
    {
      id: 'lw-1',
      tag: station,
      title: '澜湾机场',
      line: '到酒店 18 公里，约 25 分钟',
      about: '到达层 3 号门外是接站柜台，举着海浪标志的就是。',
    },
    {
      id: 'lw-2',
      tag: station,
      title: '澜湾高铁站',
      line: '到酒店 12 公里，约 20 分钟',
      about: '出站口右转，地下一层 B 区上车。',
    },
    {
      id: 'lw-3',
      tag: station,
      title: '星屿客运码头',
      line: '到酒店 4 公里，约 10 分钟',
      about: '环礁水上屋的客人在这里换小船，行李有人搬。',
    },
    {
      id: 'lw-4',
      tag: bus,
      title: '机场到酒店',
      line: '07:00-22:30',
      about: '整点和半点各一班，凭订单上车，婴儿座椅请提前一天说。',
    },
    { id: 'lw-5', tag: bus, title: '酒店到水世界', line: '08:30-21:30', about: '每 15 分钟一班，招手就停。' },
  ],
  BAISHA: [
    {
      id: 'bs-1',
      tag: station,
      title: '澜湾机场',
      line: '到酒店 36 公里，约 45 分钟',
      about: '先到澜湾岛，再过跨海桥；晚上十点以后请约专车。',
    },
    {
      id: 'bs-2',
      tag: station,
      title: '白沙湾码头',
      line: '到酒店 2 公里，约 6 分钟',
      about: '从星屿码头坐船四十分钟，晕船药在签到台，免费。',
    },
    { id: 'bs-3', tag: bus, title: '机场到白沙湾', line: '08:00-21:00', about: '两小时一班，中途停澜湾岛大堂。' },
  ],
  LUMING: [
    {
      id: 'lm-1',
      tag: station,
      title: '鹿鸣高铁站',
      line: '到雪场 32 公里，约 40 分钟',
      about: '出站口左手边有雪具寄存，大巴在 2 号站台。',
    },
    {
      id: 'lm-2',
      tag: station,
      title: '鹿鸣机场',
      line: '到雪场 58 公里，约 70 分钟',
      about: '下雪天请多留半小时，山路要装防滑链。',
    },
    { id: 'lm-3', tag: bus, title: '高铁站到雪场', line: '08:00-20:00', about: '每小时一班，雪板放车底，不另收费。' },
  ],
  YUNQI: [
    {
      id: 'yq-1',
      tag: station,
      title: '云栖高铁站',
      line: '到古镇 1.2 公里，走路 15 分钟',
      about: '出站过石桥直走，行李可以托给站口的三轮车。',
    },
    {
      id: 'yq-2',
      tag: station,
      title: '云栖北码头',
      line: '到客栈 600 米，走路 8 分钟',
      about: '水路来的客人从后门进，船家认得路。',
    },
  ],
  QINGLAN: [
    {
      id: 'ql-1',
      tag: station,
      title: '云栖高铁站',
      line: '到山居 26 公里，约 45 分钟',
      about: '山里没有出租车，请提前约班车。',
    },
    {
      id: 'ql-2',
      tag: bus,
      title: '高铁站到山居',
      line: '09:00-18:00',
      about: '上午和下午各两班，末班 18:00，过时请打前台。',
    },
  ],
}

const [dining, pool, kids, desk] = ['餐饮', '泳池和水疗', '亲子', '服务']

/** When the parts of a hotel are open, by the id of the hotel. */
export const hoursOf: Readonly<Record<string, readonly RowSeed[]>> = {
  100301: [
    {
      id: 'h301-1',
      tag: dining,
      title: '浪花自助餐厅',
      line: '06:30-10:30，17:30-21:00',
      about: '儿童餐台到膝盖高，孩子自己够得着。',
    },
    { id: 'h301-2', tag: dining, title: '灯塔甜品站', line: '11:00-22:00' },
    {
      id: 'h301-3',
      tag: pool,
      title: '室内水乐园',
      line: '09:00-20:00',
      about: '住客免费，身高不满 1.2 米请穿救生衣。',
    },
    {
      id: 'h301-4',
      tag: kids,
      title: '小船长俱乐部',
      line: '10:00-18:00',
      about: '4 到 12 岁，每天四场，前一天晚上约。',
    },
    { id: 'h301-5', tag: desk, title: '前台和行李寄存', line: '24 小时' },
    {
      id: 'h301-6',
      tag: desk,
      title: '提前入园通道',
      line: '08:00-09:00',
      about: '住客比别人早一小时进水世界，带房卡。',
    },
  ],
  100101: [
    {
      id: 'h101-1',
      tag: dining,
      title: '海湾自助餐厅',
      line: '06:30-10:30，18:00-21:30',
      about: '粥档和面档在最里面。',
    },
    { id: 'h101-2', tag: pool, title: '无边泳池', line: '07:00-21:00', about: '20:00 以后深水区关闭。' },
    { id: 'h101-3', tag: pool, title: '海边水疗亭', line: '10:00-22:00', about: '请提前一天预约。' },
    { id: 'h101-4', tag: desk, title: '前台和行李寄存', line: '24 小时' },
  ],
}

interface Goods {
  readonly name: string
  readonly cards: readonly CardSeed[]
}

/** What is sold at a place of the map (by the id of the place), and at a counter where guests order for themselves. */
export const storeGoods: Readonly<Record<string, Goods>> = {
  BUYPOI_50001: {
    name: '星屿水世界 · 在售',
    cards: [
      ['200101', '门票', '36 条滑道 · 当日可订', '销量第一'],
      ['200103', '门票', '半年内任选一天 · 双园', '通票'],
      ['610103', '套票', '自由搭配 · 分开核销'],
      ['100301', '住宿', '提前 1 小时入园 · 主题房'],
    ],
  },
  BUYPOI_50002: {
    name: '澜湾海洋馆 · 在售',
    cards: [
      ['200102', '门票', '分场入馆 · 90 分钟'],
      ['310106', '夜宿', '一大一小 · 帐篷夜宿', '已约满'],
      ['680102', '好物', '会游的鲸鲨公仔'],
    ],
  },
  BUYPOI_50004: { name: '渔火海鲜排档 · 在售', cards: [['650101', '美食', '当天船获 · 沙滩卡座']] },
  BUYPOI_50013: {
    name: '澜途好物店 · 在售',
    cards: [
      ['500101', '伴手礼', '海盐椰糖 · 可寄回家'],
      ['680101', '好物', '回收海洋纱 · 速干'],
      ['680102', '好物', '会游的鲸鲨公仔'],
    ],
  },
  BUYPOI_50015: {
    name: '白沙湾浪人码头 · 在售',
    cards: [
      ['310102', '海上', '90 分钟 · 12 人双体帆船'],
      ['310103', '海上', '两人一位教练 · 含冲浪板'],
      ['310104', '海上', '穿过三座石门 · 每天 5 条舟', '名额少'],
    ],
  },
  SELF_SEAFOOD: {
    name: '自助下单 · 渔火海鲜排档',
    cards: [
      ['650101', '美食', '当天船获 · 双人'],
      ['650102', '美食', '三层点心 · 双人'],
    ],
  },
  SELF_PARK: {
    name: '自助下单 · 星屿水世界',
    cards: [
      ['200101', '门票', '今天可用'],
      ['610103', '套票', '自由搭配 · 分开核销'],
    ],
  },
  SELF_SHOP: {
    name: '自助下单 · 澜途好物店',
    cards: [
      ['500101', '伴手礼', '海盐椰糖 · 可寄回家'],
      ['680101', '好物', '回收海洋纱 · 速干'],
      ['680102', '好物', '会游的鲸鲨公仔'],
    ],
  },
}
