import type { PageComponent } from '../../../schemas/domain/page-component.ts'
import { component, type ProductById, productCards } from './contents.ts'
import { poiSeeds } from '../poi-seeds.ts'
import { row, type RowSeed, ROWS } from './rows.ts'
import { hoursOf, stationsOf, storeGoods } from './guide-seeds.ts'

const cities = [
  ['LANWAN', '澜湾岛', '飞机到澜湾机场，下船就是沙滩', 'lagoon-2', '/hotel/detail/100101'],
  ['BAISHA', '白沙湾', '和澜湾岛隔一座桥，四十分钟车程', 'cliff-2', '/hotel/detail/100102'],
  ['LUMING', '鹿鸣雪山', '高铁到鹿鸣站，雪场大巴四十分钟', 'snow-slope-1', '/prohotel/100202'],
  ['YUNQI', '云栖古镇', '高铁直达，出站走路十五分钟', 'old-town-4', '/hotel/detail/100104'],
  ['QINGLAN', '青岚谷', '从云栖站转山居班车', 'farm-1', '/hotel/detail/100106'],
] as const

const cityNames = new Map<string, string>(cities.map(([id, title]) => [id, title]))

/** How to come, when things are open, and what is sold at a counter (/stationCityInfo, /tcshotel/storeTime, /buypoi, /independent). */
export function guideComponents(productOf: ProductById): PageComponent[] {
  return [
    component(
      'STATION_CITIES',
      '到达指南 · 目的地',
      ROWS,
      cities.map(([id, title, line, picture, to]) => row({ id, title, line, picture, to })),
    ),
    ...rowsBy('STATION', '到达指南', stationsOf),
    ...rowsBy('STORE_TIME', '营业时间', hoursOf),
    component('SELF_STORES', '自助下单 · 门店', ROWS, [
      row({
        ...{ id: 'SEAFOOD', title: '渔火海鲜排档', line: '11:00-14:00，17:00-22:00' },
        about: '沙滩卡座扫桌上的码点餐，付款后报券码上菜。',
      }),
      row({ id: 'PARK', title: '星屿水世界', line: '09:00-21:00', about: '闸机旁自助取票，手机里的券码就是门票。' }),
      row({
        id: 'SHOP',
        title: '澜途好物店',
        line: '09:00-22:00',
        about: '选好付款，柜台报手机号取货，也可以寄回家。',
      }),
    ]),
    ...placesWithOneThing(productOf),
    ...Object.entries(storeGoods).map(([code, { name, cards }]) =>
      component(code, name, '商品列表', productCards(productOf, cards)),
    ),
    component('HOTEL_CHANNEL', '酒店频道', '商品列表', hotelCards(productOf)),
    component('DOCUMENTS', '度假手册', ROWS, [
      row({
        id: 'resort-guide',
        title: '澜湾岛度假手册',
        line: '4 页 · 入住、交通、活动和安全',
        to: '/pdf-preview?file=resort-guide',
      }),
      row({
        id: 'ski-guide',
        title: '鹿鸣雪山滑雪手册',
        line: '2 页 · 雪具、雪道和规矩',
        to: '/pdf-preview?file=ski-guide',
      }),
    ]),
  ]
}

/** A place that sells one thing, which the map knows. */
const placesWithOneThing = (productOf: ProductById): PageComponent[] =>
  poiSeeds.flatMap(({ id, name, tags, product }) =>
    product === undefined || storeGoods[`BUYPOI_${id}`]
      ? []
      : [
          component(
            `BUYPOI_${id}`,
            `${name} · 在售`,
            '商品列表',
            productCards(productOf, [[product, tags[0] ?? '', tags.join(' · ')]]),
          ),
        ],
  )

const rowsBy = (code: string, name: string, groups: Readonly<Record<string, readonly RowSeed[]>>): PageComponent[] =>
  Object.entries(groups).map(([id, seeds]) =>
    component(`${code}_${id}`, `${name} · ${cityNames.get(id) ?? id}`, ROWS, seeds.map(row)),
  )

/** The card's tag is the place by which the list is looked at. */
const hotelCards = (productOf: ProductById) =>
  productCards(productOf, [
    ['100101', '澜湾岛', '步行 3 分钟到沙滩 · 可带娃', '会员优惠'],
    ['100201', '澜湾岛', '环礁水上屋 · 含浮潜'],
    ['100301', '澜湾岛', '提前 1 小时入园 · 主题房'],
    ['100105', '澜湾岛', '室内水乐园 · 星空房'],
    ['100102', '白沙湾', '40㎡ 恒温泳池 · 管家早餐', '私家泳池'],
    ['100401', '白沙湾', '主厨餐桌 · 20 间设计房'],
    ['100202', '鹿鸣雪山', '一价全包 · 4 岁起儿童教练'],
    ['100103', '鹿鸣雪山', '推门上雪道 · 壁炉房'],
    ['100104', '云栖古镇', '百年老宅 · 11 间临河房'],
    ['100106', '青岚谷', '一室一汤 · 提前私订', '私订'],
  ])
