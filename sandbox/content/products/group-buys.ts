import type { Product } from '../../../schemas/domain/product.ts'
import { productOf, type Basics } from '../build/base.ts'
import { voucherNotes } from '../build/notes.ts'
import { oneSku, productPackage } from '../build/packages.ts'
import { FREE_BY_SERVICE } from '../build/policies.ts'
import { groupBuy, type GroupSeed, type Moment } from '../build/promotions.ts'
import { firstPictureOf } from '../pictures.ts'

const RUNNING: { from: Moment; until: Moment } = { from: [-3, '10:00'], until: [6, '22:00'] }
/** Group buys on goods pages (A3, A4): open and community, both modes, not started, ended; teams.ts has their teams. */
export function groupBuys(today: string): Product[] {
  return [
    grouped(
      today,
      {
        id: '650201',
        kind: 'goods',
        name: '白沙湾海边露营晚餐三人团',
        subtitle: '三人成团，帐篷、炭火和星空都备好',
        place: '白沙湾',
        tags: ['三人成团', '星空露营'],
        description: '日落前帐篷已经支好，炭盆里温着一锅海鲜粥。吃完躺下来，看管理员关掉最后一盏灯，银河就出来了。',
        price: 168,
        was: 298,
        sold: 5620,
        score: 4.8,
        reviews: 840,
        policy: FREE_BY_SERVICE,
        ...voucherNotes('营地服务台核销', 30, '雨天改在帆布大帐内用餐。'),
        scenario: '拼团：公开团、开放团，有拼团中、已满、失败的团',
      },
      {
        activityId: '8001',
        ...RUNNING,
        persons: 3,
        joined: 5620,
        productType: 2,
      },
    ),
    grouped(
      today,
      {
        id: '650202',
        kind: 'goods',
        name: '海底隧道亲子讲解好友团',
        subtitle: '叫上两家好友，跟着饲养员走一遍',
        place: '星屿水世界',
        tags: ['好友团', '持证讲解'],
        description:
          '三家人一位讲解员，从隧道一路走到后场：为什么蝠鲼会翻身，谁在夜里巡逻，鲸鲨一天吃多少。最后十分钟，孩子可以亲手喂一次海星。',
        price: 238,
        was: 398,
        sold: 2410,
        score: 4.9,
        reviews: 466,
        policy: FREE_BY_SERVICE,
        ...voucherNotes('海洋馆东厅服务台预约时段', 45, '不含海洋馆门票。'),
        scenario: '拼团：社群团可开团（showGroupButton），好友团',
      },
      {
        activityId: '8002',
        ...RUNNING,
        persons: 3,
        joined: 2410,
        community: true,
        friends: true,
        mayOpen: true,
        productType: 2,
      },
    ),
    grouped(
      today,
      {
        id: '650203',
        kind: 'goods',
        name: '星屿环形剧场社群专场票',
        subtitle: '会员社群专享，需由团长开团',
        place: '星屿水世界',
        tags: ['社群专享'],
        description:
          '闭园后的一场只演给社群里的家庭：杂技演员在金色圆环里翻飞，谢幕后可以上台摸一摸那只圆环。名额由各群团长发起，加入群就能收到开团提醒。',
        price: 88,
        was: 158,
        sold: 3977,
        score: 4.7,
        reviews: 612,
        policy: FREE_BY_SERVICE,
        ...voucherNotes('剧场南门凭码入场', '活动当晚', '演出约 60 分钟，开演后不再入场。'),
        scenario: '拼团：社群团不可开团，提示不符合开团资质',
      },
      {
        activityId: '8003',
        ...RUNNING,
        persons: 5,
        joined: 3977,
        community: true,
        mayOpen: false,
        productType: 2,
      },
    ),
    grouped(
      today,
      {
        id: '650204',
        kind: 'goods',
        name: '青岚谷采橘野餐双人团',
        subtitle: '两天后开团，霜后的橘子最甜',
        place: '青岚谷',
        tags: ['即将开团'],
        description: '跟着山里的阿伯去果园，挑向阳的那一面摘。摘下的橘子装满一篮，配一锅腊肉饭，在树下的长木桌上吃完。',
        price: 118,
        was: 198,
        sold: 0,
        score: 4.8,
        reviews: 153,
        policy: FREE_BY_SERVICE,
        ...voucherNotes('谷口游客中心集合', 20, '请穿防滑的鞋，备一件长袖。'),
        scenario: '拼团未开始',
      },
      { activityId: '8004', from: [2, '10:00'], until: [9, '22:00'], persons: 2, joined: 0, productType: 2 },
    ),
    grouped(
      today,
      {
        id: '650205',
        kind: 'goods',
        name: '云栖古镇茶点伴手礼拼团',
        subtitle: '四样老味道，拼团已结束',
        place: '云栖古镇',
        tags: ['拼团结束', '有规格'],
        description:
          '桂花糕、芝麻酥、曲奇和一小罐炒米，盒子上印着古镇的七座桥。做点心的阿婆不肯加防腐剂，所以只发当天烤的。',
        price: 76,
        was: 128,
        sold: 1584,
        score: 4.8,
        reviews: 301,
        policy: FREE_BY_SERVICE,
        ...voucherNotes('到古镇茶点铺出示券码领取', 15, '含坚果与麸质，过敏者请留意。'),
        scenario: '拼团已结束（有规格的商品）',
      },
      {
        activityId: '8005',
        from: [-12, '10:00'],
        until: [-2, '22:00'],
        persons: 3,
        joined: 1584,
        productType: 3,
      },
    ),
  ]
}

type GroupRest = Omit<GroupSeed, 'name' | 'picture' | 'price' | 'was'>

/** Goods with one package that are bought alone at `was` and in a team at `price`. */
function grouped(today: string, basics: Basics, group: GroupRest): Product {
  const { id, name, price, was } = basics
  return productOf(today, basics, {
    ...groupBuy(today, { ...group, name, picture: firstPictureOf(id), price, was }),
    packageList: [
      productPackage(today, { id: `${id}1`, name: '标准份', price: was, was, holds: [['享', name, '1 份']] }),
    ],
    goods: oneSku({ id: `${id}11`, price: was, was, stock: 300, each: 3 }),
  })
}
