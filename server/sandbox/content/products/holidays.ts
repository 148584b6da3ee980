import type { Product } from '../../../../schemas/domain/product.ts'
import { productOf, withMemberDiscount } from '../build/base.ts'
import { entryNotes, FREE_UNTIL_DAY_BEFORE, FREE_UNTIL_USED, stayNotes, useNotes } from '../build/notes.ts'
import { productPackage } from '../build/packages.ts'
import { saleItem } from '../build/sale-items.ts'
import { at, day } from '../dates.ts'

const CONTACT = { isShowContactName: true, isShowContactMobile: true }

/** Vacations, presales and hotel packages (B2.9 groups; B5 presale). */
export function holidays(today: string): Product[] {
  return [...vacations(today), ...presales(today), ...hotelPackages(today)]
}

function vacations(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '510101',
        kind: 'vacation',
        name: '澜湾环海五日自驾假期',
        subtitle: '三家酒店串起一整条海岸线',
        place: '澜湾岛',
        tags: ['含用车', '自由行'],
        description:
          '从白沙湾的别墅出发，沿 68 公里环海公路慢慢开，第二晚睡水上屋，第四晚回到海湾看日出。每天只安排一件事，剩下的时间留给停车看海。',
        price: 4680,
        was: 5980,
        sold: 1320,
        score: 4.8,
        reviews: 297,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: stayNotes('取车须出示驾驶证原件，押金以信用卡预授权方式收取。'),
        scenario: '度假产品：多日行程、成人儿童价',
      },
      {
        ...withMemberDiscount,
        contactLimit: CONTACT,
        itinerary: [
          { title: '第 1 天', content: '机场取车，入住白沙湾泳池别墅，晚餐自理。' },
          { title: '第 2 天', content: '环海公路前半程，入住环礁水上屋，玻璃底船看珊瑚。' },
          { title: '第 3 天', content: '泻湖自由日，可加购浮潜或荧光海夜潜。' },
          { title: '第 4 天', content: '环海公路后半程，入住澜湾岛海景酒店，沙滩晚餐。' },
          { title: '第 5 天', content: '海湾看日出，午后还车送机。' },
        ],
        saleItems: [
          saleItem(today, { id: '5101011', name: '成人', price: 4680, was: 5980, stock: 10 }),
          saleItem(today, { id: '5101012', name: '儿童（4-11 岁）', price: 2680, was: 3380, stock: 10, for: 'child' }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '510102',
        kind: 'vacation',
        name: '鹿鸣雪山与云栖古镇七日双城',
        subtitle: '先看一场大雪，再听一夜桨声',
        place: '鹿鸣雪山',
        tags: ['小团 12 人', '全程陪同'],
        description:
          '三天在雪山学会滑第一条蓝道，四天在水乡把脚步放慢。高铁转场含一等座，行李由我们先送到下一家酒店，你只背一只小包。',
        price: 6880,
        was: 8280,
        sold: 456,
        score: 4.9,
        reviews: 118,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: entryNotes(
          '出发前一天领队电话确认集合地点',
          '6-70 周岁，须填写健康声明',
          '南北温差较大，请备冬夏两季衣物。',
        ),
        scenario: '度假产品：需填写出行人证件',
      },
      {
        contactLimit: CONTACT,
        saleItems: [
          saleItem(today, { id: '5101021', name: '成人拼住', price: 6880, was: 8280, stock: 12, copies: [1, 6] }),
        ],
      },
    ),
  ]
}

function presales(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '710101',
        kind: 'presale',
        name: '白沙湾别墅冬季预售双晚',
        subtitle: '先囤后约，周末不加价',
        place: '白沙湾',
        tags: ['先囤后约', '不约可退'],
        description:
          '现在买下，半年内挑任意两晚入住。兑换时按所选日期补差价，多数平日无需补；到期没有兑换，全额自动退回。',
        price: 1999,
        was: 5360,
        sold: 3644,
        score: 4.8,
        reviews: 526,
        policy: FREE_UNTIL_USED,
        notes: useNotes('在订单里点“去预约”选择入住日', '购买后 180 天', '春节七天不可兑换。'),
        scenario: '预售：兑换时补差价（合计 - 预售价）',
      },
      {
        contactLimit: CONTACT,
        presale: { presalePrice: 1999, subscribeFrom: day(today, 3), subscribeUntil: day(today, 183) },
        saleItems: [
          saleItem(today, {
            id: '7101011',
            name: '林间一居泳池别墅两晚',
            price: 1999,
            was: 5360,
            undated: true,
            for: 'shared',
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '710102',
        kind: 'presale',
        name: '环礁泻湖早鸟双人日票',
        subtitle: '旺季前囤，全季可约',
        place: '澜湾岛',
        tags: ['早鸟价'],
        description:
          '沿木栈桥走到海中央的茅草屋，一整天的浮潜、划艇和躺椅都归你们，午餐是现开的椰子和烤鱼。早鸟数量按座位核定，卖完就恢复门市价。',
        price: 499,
        was: 996,
        sold: 6258,
        score: 4.7,
        reviews: 804,
        policy: FREE_UNTIL_USED,
        notes: useNotes('提前一天在订单里预约登岛日', '购买后 120 天', '预约后未到视为已使用。'),
        scenario: '预售：预售价高于合计，差价为 0',
      },
      {
        contactLimit: CONTACT,
        presale: { presalePrice: 499, subscribeFrom: day(today, 1), subscribeUntil: day(today, 120) },
        saleItems: [
          saleItem(today, {
            id: '7101021',
            name: '双人泻湖全日票',
            price: 458,
            was: 996,
            undated: true,
            for: 'shared',
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '710103',
        kind: 'presale',
        name: '青岚谷私汤春日预售',
        subtitle: '三天后 10:00 开售',
        place: '青岚谷',
        tags: ['即将开售'],
        description: '三月的青岚谷满山杜鹃，九间小院的春天只放出一百二十晚。开售前可以先收藏，开售时我们会发一条短信。',
        price: 1180,
        was: 1760,
        sold: 0,
        score: 4.9,
        reviews: 342,
        policy: FREE_UNTIL_USED,
        notes: useNotes('在订单里预约入住日', '开售后 150 天', '每个账号限购两份。'),
        scenario: '预售未开售',
      },
      {
        saleStartDate: at(today, 3, '10:00'),
        contactLimit: CONTACT,
        presale: { presalePrice: 1180, subscribeFrom: day(today, 60), subscribeUntil: day(today, 150) },
        saleItems: [
          saleItem(today, {
            id: '7101031',
            name: '听溪私汤小院一晚',
            price: 1180,
            was: 1760,
            undated: true,
            for: 'shared',
            stock: 120,
          }),
        ],
      },
    ),
  ]
}

function hotelPackages(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '810101',
        kind: 'hotelpackage',
        name: '云栖古镇枕水两晚慢住套餐',
        subtitle: '客栈两晚、夜游船、一堂香席',
        place: '云栖古镇',
        tags: ['慢住', '含早'],
        description:
          '不赶景点的住法：第一天到了就坐在河边发呆，第二天跟老师傅做一块香牌，夜里坐船看灯。行李由挑夫从停车场一路送进房。',
        price: 1099,
        was: 1680,
        sold: 5321,
        score: 4.9,
        reviews: 912,
        policy: FREE_UNTIL_USED,
        notes: useNotes('购买后在订单里预约入住日', '购买后 120 天', '五一、国庆每晚加收 200 元。'),
        scenario: '酒店套餐：套餐级含项目（住、娱、享、餐）',
      },
      {
        ...withMemberDiscount,
        packageType: 2,
        packageList: [
          productPackage(today, {
            id: '8101011',
            name: '双人慢住',
            price: 1099,
            was: 1680,
            holds: [
              ['住', '听橹临河大床房', '2 晚', '1120 元'],
              ['娱', '夜游摇橹船', '2 张', '176 元'],
              ['享', '香席体验', '2 位', '256 元'],
              ['餐', '天井早餐', '4 份', '192 元'],
            ],
          }),
          productPackage(today, {
            id: '8101012',
            name: '家庭慢住（2 大 1 小）',
            price: 1599,
            was: 2280,
            confirm: true,
            holds: [
              ['住', '天井复式套房', '2 晚', '1960 元'],
              ['娱', '夜市亲子手作', '1 份', '198 元'],
              ['餐', '天井早餐', '6 份', '288 元'],
            ],
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '810102',
        kind: 'hotelpackage',
        name: '澜湾岛亲子一泊一乐套餐',
        subtitle: '海景房一晚、双园门票、小船长体验',
        place: '澜湾岛',
        tags: ['亲子', '提前一天约'],
        description:
          '周五下班出发也来得及：海景家庭房住一晚，第二天先去水世界，再让孩子在小船长俱乐部开一次模拟船，拿着证书回家。',
        price: 1288,
        was: 1890,
        sold: 7903,
        score: 4.8,
        reviews: 1386,
        policy: FREE_UNTIL_USED,
        notes: useNotes('提前一天 18:00 前预约', '购买后 90 天', '周六入住每晚补 160 元。'),
        scenario: '酒店套餐：商品级含项目，一个套餐未开售',
      },
      {
        packageType: 1,
        packageList: [
          productPackage(today, {
            id: '8101021',
            name: '平日两大一小',
            price: 1288,
            was: 1890,
            holds: [
              ['住', '海螺主题家庭房', '1 晚'],
              ['娱', '星屿水世界门票', '3 张'],
              ['享', '小船长体验课', '1 位'],
              ['餐', '早餐', '3 份'],
              ['其他', '高铁站接送', '往返'],
            ],
          }),
          productPackage(today, {
            id: '8101022',
            name: '寒假限定两大两小',
            price: 1688,
            was: 2390,
            state: 'not-started',
            holds: [
              ['住', '海螺主题家庭房', '1 晚'],
              ['娱', '星屿水世界门票', '4 张'],
            ],
          }),
        ],
      },
    ),
  ]
}
