import type { Product } from '../../../schemas/domain/product.ts'
import { productOf, withMemberDiscount } from '../build/base.ts'
import { stayNotes } from '../build/notes.ts'
import { HOTEL_POLICY } from '../build/policies.ts'
import { hotel, rate, room } from '../build/stay.ts'
import { ROOM_GUESTS } from '../build/travellers.ts'

/** 环礁水上屋: infants for nothing, children half of what a grown-up more costs. */
const LAGOON_GUESTS = {
  includedAdults: 2,
  adultPercent: 40,
  children: [
    { untilAge: 2, percent: 0 },
    { untilAge: 11, percent: 20 },
  ],
}

/** 一价全包: from four years on children pay six tenths of a grown-up. */
const SNOW_GUESTS = {
  includedAdults: 2,
  adultPercent: 50,
  children: [
    { untilAge: 3, percent: 0 },
    { untilAge: 11, percent: 30 },
  ],
}

/** Professional hotels (/prohotel), tcshotel and casahotel (A2, B2.9). */
export function resorts(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '100201',
        kind: 'prohotel',
        name: '澜湾岛环礁水上屋',
        subtitle: '屋下就是珊瑚，梯子直通泻湖',
        place: '澜湾岛',
        tags: ['水上屋', '浮潜'],
        description:
          '四十八栋水上屋沿环礁围成半圆，客厅的玻璃地板下常有鹦嘴鱼经过。按成人、儿童人数和年龄核价，住几个人就付几个人的钱，餐饮与浮潜装备都在里面。',
        price: 3280,
        was: 4180,
        sold: 1426,
        score: 4.9,
        reviews: 405,
        policy: HOTEL_POLICY,
        notes: stayNotes(
          '水上屋不适合 3 岁以下独立行走的幼儿，露台已加装护栏。',
          '儿童按年龄计价：0-2 岁免费，3-11 岁半价。',
        ),
        scenario: '专业酒店：按人数和儿童年龄核价，可改住客',
      },
      {
        ...withMemberDiscount,
        bookingInterface: 1,
        roomLimits: { maxRooms: 9, maxAdults: 10, maxChildren: 6 },
        hotel: hotel(2022, '泻湖浮潜、水上早餐、玻璃底船、环礁酒吧、儿童俱乐部', [
          room({
            id: '1002011',
            name: '泻湖水上屋',
            area: '68㎡',
            floor: '水面',
            bed: '1 张 2 米大床',
            extraBed: true,
            persons: 3,
            facilities: '玻璃地板|入水扶梯|户外淋浴|浮潜装备',
            description: '朝向泻湖内侧，水深及腰，适合第一次浮潜的家庭。',
            picture: 'lagoon-1',
            rates: [
              rate(today, {
                id: '10020111',
                name: '半食宿',
                price: 3280,
                breakfast: 2,
                stock: 8,
                guests: LAGOON_GUESTS,
              }),
            ],
          }),
          room({
            id: '1002012',
            name: '落日泳池水上屋',
            area: '96㎡',
            floor: '水面',
            bed: '1 张 2 米大床',
            extraBed: true,
            persons: 4,
            facilities: '无边小池|落日露台|观星网床|管家服务',
            description: '面西的十二栋，太阳正好落在泳池尽头。',
            picture: 'ocean-suite-4',
            rates: [
              rate(today, {
                id: '10020121',
                name: '全食宿',
                price: 5160,
                breakfast: 2,
                stock: 4,
                confirm: true,
                guests: LAGOON_GUESTS,
              }),
            ],
          }),
        ]),
      },
    ),
    productOf(
      today,
      {
        id: '100202',
        kind: 'prohotel',
        name: '鹿鸣雪山一价全包度假村',
        subtitle: '雪票、教练、三餐一次付清',
        place: '鹿鸣雪山',
        tags: ['一价全包', '儿童教练'],
        description:
          '从雪具到热可可都已含在房费里：每天两节分级滑雪课、全天自助餐与夜场表演。4 岁起的小雪友有自己的魔毯和教练，父母可以放心去坐缆车。',
        price: 1980,
        was: 2580,
        sold: 3018,
        score: 4.8,
        reviews: 866,
        policy: HOTEL_POLICY,
        notes: stayNotes(
          '滑雪课按水平分组，请在入住前一天 20:00 前登记身高与鞋码。',
          '4-11 岁儿童按成人价六折，含儿童滑雪课。',
        ),
        scenario: '专业酒店：一价全包，部分日期售罄',
      },
      {
        travellerTemplate: ROOM_GUESTS,
        bookingInterface: 3,
        roomLimits: { maxRooms: 5, maxAdults: 6, maxChildren: 4 },
        hotel: hotel(2018, '滑雪学校、魔毯乐园、室内泳池、夜场剧院、火锅小屋', [
          room({
            id: '1002021',
            name: '高级雪景家庭房',
            area: '48㎡',
            floor: '2-6 层',
            bed: '1 张大床和 1 张上下铺',
            persons: 4,
            facilities: '雪景窗|上下铺|烘衣柜|浴缸',
            description: '上下铺藏在拉帘后面，孩子们抢着睡上层。',
            picture: 'hotel-room-4',
            rates: [
              rate(today, {
                id: '10020211',
                name: '一价全包',
                price: 1980,
                breakfast: 3,
                guests: SNOW_GUESTS,
                exceptions: [
                  [3, { stock: 0 }],
                  [10, { stock: 2 }],
                  [24, { noPrice: true }],
                ],
              }),
            ],
          }),
        ]),
      },
    ),
    productOf(
      today,
      {
        id: '100301',
        kind: 'tcshotel',
        name: '星屿水世界主题酒店',
        subtitle: '提前一小时入园，走廊通到造浪池',
        place: '星屿水世界',
        tags: ['提前入园', '主题房'],
        description:
          '每层楼是一片海：珊瑚层、鲸鲨层、深海层。住客由专属通道提前一小时进园，第一趟大喇叭滑道总是空的。晚上大堂的水母墙会随音乐变色，孩子常在那里舍不得走。',
        price: 1026,
        was: 1426,
        sold: 6680,
        score: 4.7,
        reviews: 1592,
        policy: HOTEL_POLICY,
        notes: stayNotes('提前入园权益从入住次日起至离店当日有效。'),
        scenario: '度假酒店 tcshotel 在售',
      },
      {
        ...withMemberDiscount,
        bookingInterface: 1,
        roomLimits: { maxRooms: 5, maxAdults: 4, maxChildren: 3 },
        hotel: hotel(2023, '提前入园、水母大堂、主题餐厅、泳装烘干、婴儿车租借', [
          room({
            id: '1003011',
            name: '鲸鲨主题家庭房',
            area: '52㎡',
            floor: '5-7 层',
            bed: '1 张大床和 1 张潜艇儿童床',
            persons: 4,
            facilities: '潜艇儿童床|投影星空|双洗手台|迷你滑梯',
            description: '天花板上游着一条七米长的鲸鲨，关灯之后它会发光。',
            picture: 'hotel-room-3',
            rates: [
              rate(today, { id: '10030111', name: '含 2 大 1 小早餐', price: 1026, breakfast: 3 }),
              rate(today, { id: '10030112', name: '含早餐和两日水世界门票', price: 1688, breakfast: 3, stock: 9 }),
            ],
          }),
        ]),
      },
    ),
    productOf(
      today,
      {
        id: '100401',
        kind: 'casahotel',
        name: '白沙湾食光设计酒店',
        subtitle: '八张餐桌和二十间房，为吃而住',
        place: '白沙湾',
        tags: ['设计酒店', '主厨餐桌'],
        description:
          '由旧冷库改成的白盒子，厨房在正中央，客房围着它转。主厨每天去码头等第一条船，晚餐吃什么由潮水决定；房间里没有电视，只有一面朝海的窗和一本食谱。',
        price: 1260,
        was: 1590,
        sold: 1108,
        score: 4.8,
        reviews: 374,
        policy: HOTEL_POLICY,
        notes: stayNotes('主厨餐桌每晚一席，请在入住前三天预约并告知忌口。'),
        scenario: '设计酒店 casahotel 在售',
      },
      {
        bookingInterface: 1,
        roomLimits: { maxRooms: 3, maxAdults: 3, maxChildren: 1 },
        hotel: hotel(2024, '主厨餐桌、酒窖、屋顶日光浴、厨艺课', [
          room({
            id: '1004011',
            name: '灶边大床房',
            area: '34㎡',
            floor: '1 层',
            bed: '1 张 1.8 米大床',
            persons: 2,
            facilities: '开放橱柜|定制餐具|淋浴房|黑胶',
            description: '推门就是厨房的香气，早餐的面包在你醒来时刚好出炉。',
            picture: 'hotel-room-1',
            rates: [rate(today, { id: '10040111', name: '含双早', price: 1260, breakfast: 2, stock: 6 })],
          }),
        ]),
      },
    ),
  ]
}
