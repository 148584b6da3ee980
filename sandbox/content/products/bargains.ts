import type { Product } from '../../../schemas/domain/product.ts'
import { productOf, type Basics } from '../build/base.ts'
import { voucherNotes } from '../build/notes.ts'
import { oneSku, productPackage } from '../build/packages.ts'
import { NO_REFUND } from '../build/policies.ts'
import { bargain, bargainActivity } from '../build/promotions.ts'

type Standing = Pick<Parameters<typeof bargain>[0], 'activity'> & {
  stock?: number
  helpers?: number
  days?: readonly [from: number, until: number]
}
type Seed = Omit<Basics, 'kind' | 'policy' | 'notes'> & { readonly hint: string }

/** Who has begun bargains before the shop opened (bargains-begun.ts). */
const CUTTER = '登录 900003 看'

/**
 * Bargains in each activity status and, for who began some before the shop opened, each cut status (B4): the price is the goal, `was` what
 * it costs without cutting.
 */
export function bargains(today: string): Product[] {
  return [
    cut(
      today,
      {
        id: '610901',
        name: '澜湾岛玻璃底船半价砍',
        subtitle: '邀好友来砍，砍到 49 元带走',
        place: '澜湾岛',
        tags: ['砍价', '可发起'],
        description:
          '船底是一整块玻璃，珊瑚就在脚下两米。三十分钟的航程里，讲解员会关掉马达，让你听一分钟海底的噼啪声。',
        price: 49,
        was: 98,
        sold: 4310,
        score: 4.7,
        reviews: 655,
        hint: '海况不佳时停航，联系客服全额退款。',
        scenario: '砍价：可以发起（无 cutStatus，活动 2 进行中）',
      },
      { activity: 2, helpers: 2 },
    ),
    cut(
      today,
      {
        id: '610902',
        name: '云栖古镇双人早茶砍到底',
        subtitle: '现在发起，一刀就到底价',
        place: '云栖古镇',
        tags: ['砍价', '一刀到底'],
        description:
          '靠窗的木格子里透着晨光，蒸笼一揭满桌白气：虾饺、烧卖、糯米鸡，再添一壶陈年普洱，坐到河上起雾散尽。',
        price: 68,
        was: 198,
        sold: 2680,
        score: 4.6,
        reviews: 410,
        hint: '早茶 7:00-10:30，周末请提前取号。',
        scenario: `砍价：活动 5 可以底价开始；${CUTTER} 10010 已到底价，立即购买`,
      },
      { activity: 5 },
    ),
    cut(
      today,
      {
        id: '610903',
        name: '澜湾岛树屋乐园砍价票',
        subtitle: '喊上朋友，58 元爬上树',
        place: '澜湾岛',
        tags: ['砍价', '可发起'],
        description: '一棵百年老榕托起三层树屋，绳梯、滑索和瞭望台连成一圈。大人也能上，只是往往比孩子先喊累。',
        price: 58,
        was: 128,
        sold: 5120,
        score: 4.8,
        reviews: 733,
        hint: '1.2 米以下儿童需大人陪同上树。',
        scenario: `砍价：${CUTTER} 10020 砍价中，继续砍`,
      },
      { activity: 2 },
    ),
    cut(
      today,
      {
        id: '610904',
        name: '青岚谷牧场喂羊砍价',
        subtitle: '今日名额已被砍光',
        place: '青岚谷',
        tags: ['砍价', '已售罄'],
        description: '红谷仓的门一开，四十只绵羊会一起朝你走来。提一篮草料，认一只自己的羊，给它戴上写着名字的小牌子。',
        price: 59,
        was: 138,
        sold: 920,
        score: 4.9,
        reviews: 188,
        hint: '喂食时请摊平手掌。',
        scenario: `砍价：名额已被砍完；${CUTTER} 10030 已售罄（没砍完）`,
      },
      { activity: 2, stock: 0 },
    ),
    cut(
      today,
      {
        id: '610905',
        name: '白沙湾亲子赶海砍价',
        subtitle: '低潮档期已全部约出',
        place: '白沙湾',
        tags: ['砍价', '已售罄'],
        description: '跟着渔村的阿姐去礁石区，铲子、桶和头灯都有。找到的海星看完要放回去，蛤蜊可以带去厨房蒸一碗。',
        price: 39,
        was: 118,
        sold: 1766,
        score: 4.8,
        reviews: 295,
        hint: '按潮汐表集合，请准时。',
        scenario: `砍价：活动 4 已结束；${CUTTER} 10040 已售罄（砍到了底价）`,
      },
      { activity: 4, stock: 0, days: [-8, -1] },
    ),
    cut(
      today,
      {
        id: '610906',
        name: '青岚谷热气球升空砍价',
        subtitle: '活动已结束，下期再来',
        place: '青岚谷',
        tags: ['砍价结束'],
        description: '天刚亮，彩色的球一只只鼓起来。系留升到六十米，整片茶山和溪流都在脚下，安静得只听见火焰的呼吸。',
        price: 129,
        was: 298,
        sold: 640,
        score: 4.9,
        reviews: 132,
        hint: '风大停飞，6 周岁以上。',
        scenario: `砍价：活动 3 已结束；${CUTTER} 10050 已结束`,
      },
      { activity: 3, days: [-9, -2] },
    ),
    cut(
      today,
      {
        id: '610907',
        name: '澜湾岛椰林吊床下午砍价',
        subtitle: '一张吊床，一下午的海',
        place: '澜湾岛',
        tags: ['砍价', '可发起'],
        description: '两棵椰树之间的吊床归你一下午，面前是碧绿的浅海。椰子随时可以续，起身的时候往往已经是傍晚。',
        price: 45,
        was: 108,
        sold: 1203,
        score: 4.7,
        reviews: 240,
        hint: '13:00-18:00，按先到先选。',
        scenario: `砍价：${CUTTER} 10060 已购买`,
      },
      { activity: 2 },
    ),
    cut(
      today,
      {
        id: '610908',
        name: '鹿鸣雪山日出缆车砍价',
        subtitle: '后天 10:00 开砍',
        place: '鹿鸣雪山',
        tags: ['即将开砍'],
        description:
          '凌晨五点半的第一班缆车，云海从脚下漫过去，太阳出来的那一刻整座山都是粉的。山顶有热豆浆和刚炸的油条。',
        price: 88,
        was: 198,
        sold: 0,
        score: 4.9,
        reviews: 176,
        hint: '山顶风大，请穿羽绒服。',
        scenario: '砍价：活动 1 未开始',
      },
      { activity: 1, days: [2, 9] },
    ),
  ]
}

function cut(
  today: string,
  { hint, ...seed }: Seed,
  { stock = 120, days = [-2, 5], activity, helpers }: Standing,
): Product {
  const { id, price, was, name } = seed
  const activityId = `9${id.slice(-2)}`
  return productOf(
    today,
    { ...seed, kind: 'bargain', policy: NO_REFUND, ...voucherNotes('现场出示券码核销', 30, hint) },
    {
      productActivity: bargainActivity(today, {
        id: activityId,
        from: [days[0], '10:00'],
        until: [days[1], '22:00'],
        price,
        stock,
      }),
      bargain: bargain({ activityId, goal: price, left: was - price, activity, ...(helpers && { helpers }) }),
      packageList: [
        productPackage(today, { id: `${id}1`, name: '单份', price: was, was, stock, holds: [['娱', name, '1 份']] }),
      ],
      goods: oneSku({ id: `${id}11`, price: was, was, stock, each: 1 }),
    },
  )
}
