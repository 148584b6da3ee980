import type { Product } from '../../../schemas/domain/product.ts'
import { productOf, withMemberDiscount } from '../build/base.ts'
import { entryNotes, stayNotes } from '../build/notes.ts'
import { FREE_UNTIL_DAY_BEFORE } from '../build/policies.ts'
import { ASK_CONTACT, saleItem } from '../build/sale-items.ts'
import { CARD_AND_PASSPORT } from '../build/travellers.ts'
import { hotelPackages } from './hotel-packages.ts'
import { presales } from './presales.ts'

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
        useDays: 5,
        scenario: '度假产品：多日行程、成人儿童价',
      },
      {
        ...withMemberDiscount,
        contactLimit: ASK_CONTACT,
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
        useDays: 7,
        scenario: '度假产品：每位出行人填身份证和护照',
      },
      {
        contactLimit: ASK_CONTACT,
        travellerTemplate: CARD_AND_PASSPORT,
        itinerary: [
          { title: '第 1-3 天', content: '鹿鸣雪山：入住云顶木屋，教练小班课，学会滑第一条蓝道。' },
          { title: '第 4 天', content: '高铁一等座转场，行李先送到下一家酒店，傍晚入住枕水客栈。' },
          { title: '第 5-6 天', content: '云栖古镇：香席、手作和一整个下午的茶，夜里坐摇橹船。' },
          { title: '第 7 天', content: '天井早餐后自由活动，领队送站。' },
        ],
        notices: [
          {
            noticeType: 3,
            title: '出行人证件',
            content: '每位出行人须填写姓名、身份证和护照的号码：高铁按身份证出票，滑雪保险按护照投保。',
          },
          { noticeType: 8, title: '费用包含', content: '六晚住宿、高铁一等座、滑雪课与雪具、全程领队和列明的餐食。' },
          { noticeType: 9, title: '费用不含', content: '往返家里的交通、个人消费和单房差。' },
        ],
        saleItems: [
          saleItem(today, { id: '5101021', name: '成人拼住', price: 6880, was: 8280, stock: 12, copies: [1, 6] }),
        ],
      },
    ),
  ]
}
