import type { Product } from '../../../schemas/domain/product.ts'
import { productOf } from '../build/base.ts'
import { entryNotes, stayNotes } from '../build/notes.ts'
import { FREE_UNTIL_DAY_BEFORE, NO_REFUND } from '../build/policies.ts'
import { soldOutPlan } from '../build/prices.ts'
import { ASK_CONTACT, saleItem, type SaleItemSeed } from '../build/sale-items.ts'
import { at } from '../dates.ts'

/** Combos that are sold out or hold nothing, and one in a flash sale. */
export function closedCombos(today: string): Product[] {
  const item = (seed: SaleItemSeed) => saleItem(today, seed)
  return [
    productOf(
      today,
      {
        id: '610106',
        kind: 'combo',
        name: '云栖古镇元宵灯船家宴',
        subtitle: '一船一席，整夜的灯',
        place: '云栖古镇',
        tags: ['节令', '已售罄'],
        description:
          '八条画舫首尾相连，每船一席八人，压轴是一只咕嘟着的鸳鸯铜锅，灯笼就挂在窗外。开售二十分钟即订完，候补名单由客服按先后通知。',
        price: 1280,
        was: 1280,
        sold: 640,
        score: 4.9,
        reviews: 152,
        policy: NO_REFUND,
        notes: entryNotes('南码头 3 号画舫泊位', '每席 8 人，可拼席', '开席前一小时登船。'),
        scenario: '套餐：当日在售门票均已售罄',
      },
      {
        saleItems: [
          item({
            id: '6101061',
            name: '灯船家宴一席',
            price: 1280,
            was: 1280,
            for: 'group',
            plan: soldOutPlan(today, 1280),
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '610107',
        kind: 'combo',
        name: '青岚谷禅茶两日套餐',
        subtitle: '新茶季筹备中，暂时没有可选的票',
        place: '青岚谷',
        tags: ['筹备中'],
        description: '晨起行茶、午后制香、夜里听一段古琴。新一季的老师和档期还在商定，套餐页先开着，方便收藏。',
        price: 1580,
        was: 1880,
        sold: 236,
        score: 4.9,
        reviews: 88,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: stayNotes('课程期间请将手机调至静音。'),
        scenario: '套餐：暂无可售产品',
      },
      { saleItems: [] },
    ),
    productOf(
      today,
      {
        id: '610108',
        kind: 'combo',
        name: '白沙湾慢享一泊三食秒杀',
        subtitle: '别墅一晚，海边三餐，限量 50 套',
        place: '白沙湾',
        tags: ['限时秒杀', '限量'],
        description:
          '下午的海胆盖饭、傍晚的炭烤龙虾、早晨送到泳池边的水果船，三餐都朝着海吃。每天放出不多的几套，抢到的人第二天往往想续住。',
        price: 1899,
        was: 2980,
        sold: 1506,
        score: 4.9,
        reviews: 260,
        policy: NO_REFUND,
        notes: stayNotes('龙虾按当日船获调整为等值海鲜，如有过敏请提前告知。'),
        scenario: '秒杀套餐（/seckill/productDetail），进行中',
      },
      {
        contactLimit: ASK_CONTACT,
        productActivity: {
          activityId: '7001',
          activityCode: 'SK7001',
          startDate: at(today, -1, '10:00'),
          endDate: at(today, 2, '22:00'),
          price: 1899,
          type: 1,
          subType: 0,
          stock: 50,
        },
        saleItems: [item({ id: '6101081', name: '一泊三食双人份', price: 1899, was: 2980, for: 'shared', stock: 8 })],
      },
    ),
    productOf(
      today,
      {
        id: '610109',
        kind: 'combo',
        name: '鹿鸣雪山夏日避暑三日套餐',
        subtitle: '雪季换档，明年五月再见',
        place: '鹿鸣雪山',
        tags: ['夏季限定'],
        description: '木屋两晚、缆车看云海、溪边烧烤一次。雪季一到，缆车改走雪道，这份套餐就收进柜子里了。',
        price: 1288,
        was: 1680,
        sold: 2318,
        score: 4.7,
        reviews: 301,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: stayNotes('山里早晚温差大，请带一件外套。'),
        scenario: '套餐已下架',
      },
      {
        status: 0,
        saleItems: [item({ id: '6101091', name: '双人避暑套餐', price: 1288, was: 1680, for: 'shared' })],
      },
    ),
  ]
}
