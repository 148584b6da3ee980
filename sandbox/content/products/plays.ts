import type { Product } from '../../../schemas/domain/product.ts'
import { productOf, withMemberDiscount } from '../build/base.ts'
import { entryNotes } from '../build/notes.ts'
import { FREE_UNTIL_DAY_BEFORE, FREE_UNTIL_USED, NO_REFUND } from '../build/policies.ts'
import { soldOutPlan } from '../build/prices.ts'
import { ASK_CONTACT, saleItem, type SaleItemSeed } from '../build/sale-items.ts'
import { ANY_DOCUMENT } from '../build/travellers.ts'

/** Play vouchers (/play/productDetail, B2.4): one and several skus, copy limits, few left, undated, sold out. */
export function plays(today: string): Product[] {
  const item = (seed: SaleItemSeed) => saleItem(today, seed)
  return [
    productOf(
      today,
      {
        id: '310101',
        kind: 'play',
        name: '澜湾岛珊瑚礁浮潜',
        subtitle: '教练一对二，装备和水下照片都包',
        place: '澜湾岛',
        tags: ['小班', '含照片'],
        description:
          '乘半小时快艇到外礁，水下能见度常年在 12 米以上。教练先在浅水教呼吸和排水，会游泳与否都能下；上岸有热姜茶，当晚收到二十张精修照片。',
        price: 268,
        was: 398,
        sold: 15640,
        score: 4.9,
        reviews: 3102,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: entryNotes('澜湾岛 2 号码头潜水中心', '8-60 周岁，身体健康者', '浮潜后 2 小时内请勿饮酒。'),
        scenario: '玩乐：多个产品，打开选择弹层',
      },
      {
        ...withMemberDiscount,
        otherMinCommission: 12,
        integral: 500,
        contactLimit: ASK_CONTACT,
        saleItems: [
          item({ id: '3101011', name: '近岸浮潜 60 分钟', alias: '第一次下水选它', price: 268, was: 398 }),
          item({ id: '3101012', name: '外礁浮潜 120 分钟', alias: '含快艇往返', price: 468, was: 598, stock: 16 }),
          item({
            id: '3101013',
            name: '亲子浮潜（一大一小）',
            alias: '8-12 岁儿童',
            price: 498,
            was: 688,
            for: 'shared',
          }),
          item({
            id: '3101014',
            name: '夜潜荧光海 90 分钟',
            alias: '需潜水证',
            price: 698,
            was: 798,
            plan: soldOutPlan(today, 698),
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '310102',
        kind: 'play',
        name: '白沙湾日落帆船出海',
        subtitle: '双体帆船，九十分钟的金色海面',
        place: '白沙湾',
        tags: ['日落', '情侣'],
        description:
          '四十六尺双体帆船，最多十二位客人。开船时太阳还在两指高处，船长会把帆转到刚好框住落日的角度；想掌舵的人，可以试着带全船走一段。',
        price: 328,
        was: 428,
        sold: 8260,
        score: 4.8,
        reviews: 1476,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: entryNotes(
          '白沙湾游艇会 C 泊位，提前 15 分钟登船',
          '3 周岁以上，孕妇不宜',
          '风力 6 级以上停航，联系客服全额退款。',
        ),
        scenario: '玩乐：只有一个产品，直接打开日历',
      },
      {
        contactLimit: ASK_CONTACT,
        saleItems: [
          item({
            id: '3101021',
            name: '日落航次 90 分钟',
            price: 328,
            was: 428,
            stock: 12,
            hours: ['17:00', '18:30'],
            holds: ['迎宾饮料', '救生衣', '海上照片'],
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '310103',
        kind: 'play',
        name: '白沙湾冲浪双人课',
        subtitle: '两人成课，站起来为止',
        place: '白沙湾',
        tags: ['两人起订', '站板保证'],
        description:
          '白沙湾的浪是沙底、慢、长，最适合学会站板。一位教练带两个人，先在沙滩上练起乘，再下水追白浪；两小时没站起来，免费再上一节。',
        price: 299,
        was: 399,
        sold: 4312,
        score: 4.8,
        reviews: 722,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: entryNotes('白沙湾冲浪棚屋', '10-50 周岁，会游泳 25 米', '请提前摘下首饰与隐形眼镜。'),
        scenario: '玩乐：minCopies 2，起订两份',
      },
      {
        contactLimit: { isShowContactName: true, isShowContactMobile: true, defaultContactName: '' },
        saleItems: [
          item({ id: '3101031', name: '软板入门课', price: 299, was: 399, copies: [2, 6] }),
          item({ id: '3101032', name: '青少年冲浪课（10-15 岁）', price: 259, was: 359, copies: [2, 4], for: 'child' }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '310104',
        kind: 'play',
        name: '白沙湾海蚀拱门独木舟',
        subtitle: '划过三座石门，只在风平的早晨开',
        place: '白沙湾',
        tags: ['名额少', '含保险'],
        description:
          '日出后一小时海面最平，教练领着五条双人舟，沿崖壁划过三座海蚀拱门。中途靠在只有退潮才露出的小沙滩，喝一杯还热的椰汁再往回走。',
        price: 458,
        was: 580,
        sold: 1967,
        score: 4.7,
        reviews: 398,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: entryNotes('白沙湾北滩独木舟站', '10-60 周岁，两人一舟', '下水前有 15 分钟划桨练习，全程穿救生衣。'),
        scenario: '玩乐：每天仅剩 1-5 份，部分日期售罄',
      },
      {
        contactLimit: ASK_CONTACT,
        travellerTemplate: ANY_DOCUMENT,
        saleItems: [
          item({
            id: '3101041',
            name: '双人一舟 90 分钟',
            price: 458,
            was: 580,
            stock: 5,
            for: 'shared',
            exceptions: [
              [0, { stock: 1 }],
              [1, { stock: 2 }],
              [2, { stock: 0 }],
              [3, { stock: 4 }],
              [7, { stock: 0 }],
              [15, { noPrice: true }],
            ],
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '310105',
        kind: 'play',
        name: '云栖夜市手作通行券',
        subtitle: '一张券，学糖画、扎灯、捏泥人',
        place: '云栖古镇',
        tags: ['随时可约', '六选二'],
        description:
          '夜市里最会手艺的六位摊主都在券上：画糖画的、扎兔子灯的、捏泥人的……任选两位，坐到摊子后面跟着做，做好的东西当场带走。',
        price: 128,
        was: 188,
        sold: 6435,
        score: 4.9,
        reviews: 1187,
        policy: FREE_UNTIL_USED,
        notes: entryNotes('古镇南街夜市入口亭', '5 周岁以上，儿童需陪同', '雨天摊位移到长廊下，照常开放。'),
        validDays: 90,
        scenario: '玩乐：不指定日期（T），90 天内有效',
      },
      {
        contactLimit: { isShowContactName: false, isShowContactMobile: true },
        saleItems: [
          item({ id: '3101051', name: '单人两样手艺', price: 128, was: 188, undated: true, stock: 500 }),
          item({
            id: '3101052',
            name: '亲子两样手艺（一大一小）',
            price: 198,
            was: 288,
            undated: true,
            stock: 300,
            for: 'shared',
          }),
          item({
            id: '3101053',
            name: '六人小团包摊体验',
            description: '包下整个摊位，为您留位，售出后不退',
            price: 888,
            was: 1128,
            undated: true,
            stock: 20,
            for: 'group',
            refundable: false,
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '310106',
        kind: 'play',
        name: '海洋馆鲸鲨夜宿',
        subtitle: '睡在水族窗前，醒来是一条鱼',
        place: '星屿水世界',
        tags: ['暑期限定', '已约满'],
        description:
          '闭馆之后，帐篷支在鲸鲨窗前的地毯上。饲养员带着小手电讲完夜巡，孩子们在水光里睡着。本期名额已经约满，下期档期每月一号公布。',
        price: 598,
        was: 698,
        sold: 1240,
        score: 4.9,
        reviews: 455,
        policy: NO_REFUND,
        notes: entryNotes('海洋馆员工通道，19:00 集合', '5-12 岁儿童与一位家长', '馆内恒温 22 度，请自备长袖睡衣。'),
        scenario: '玩乐：全部已售罄，弹出相似推荐',
      },
      {
        contactLimit: ASK_CONTACT,
        saleItems: [
          item({
            id: '3101061',
            name: '一大一小夜宿',
            price: 598,
            was: 698,
            for: 'shared',
            plan: soldOutPlan(today, 598),
          }),
          item({
            id: '3101062',
            name: '两大一小夜宿',
            price: 798,
            was: 898,
            for: 'shared',
            plan: soldOutPlan(today, 798),
          }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '310107',
        kind: 'play',
        name: '白沙湾赶海小队',
        subtitle: '沙滩养护中，暂停接待',
        place: '白沙湾',
        tags: ['亲子'],
        description: '跟着渔民在退潮的沙滩上找蛏子和小螃蟹。沙滩每隔三年养护一次，养护期间不接待。',
        price: 88,
        was: 128,
        sold: 5120,
        score: 4.8,
        reviews: 870,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: entryNotes('白沙湾北滩更衣亭', '4 周岁以上，儿童需陪同', '请穿不怕湿的鞋。'),
        scenario: '玩乐已下架',
      },
      { status: 0, saleItems: [item({ id: '3101071', name: '赶海一小时', price: 88, was: 128 })] },
    ),
  ]
}
