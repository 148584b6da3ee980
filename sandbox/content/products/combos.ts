import type { Product } from '../../../schemas/domain/product.ts'
import { productOf, withMemberDiscount } from '../build/base.ts'
import { entryNotes, stayDaysNotes, stayNotes } from '../build/notes.ts'
import { FREE_UNTIL_DAY_BEFORE, FREE_UNTIL_USED } from '../build/policies.ts'
import { ASK_CONTACT, saleItem, type SaleItemSeed } from '../build/sale-items.ts'
import { IDENTITY_CARDS } from '../build/travellers.ts'
import { closedCombos } from './closed-combos.ts'
import { seckillCombos } from './seckill-combos.ts'

/** Combos of one series, to go from the one to the other (B3 multiLine). */
const ISLAND_LINES = {
  details: [
    { productId: '610101', name: '海景双晚畅玩' },
    { productId: '610103', name: '水世界自由搭配' },
    { productId: '610108', name: '一泊三食慢享' },
  ],
}

/** Combos (/productDetail, B2.3): ticket groups, itinerary, notices, main orders, sold out, nothing on sale, flash sale. */
export function combos(today: string): Product[] {
  const item = (seed: SaleItemSeed) => saleItem(today, seed)
  return [
    productOf(
      today,
      {
        id: '610101',
        kind: 'combo',
        name: '澜湾岛海景双晚 + 水世界畅玩套餐',
        subtitle: '两晚海景房、两日双园、一顿海鲜大餐',
        place: '澜湾岛',
        tags: ['亲子首选', '免费接站'],
        description:
          '第一次来澜湾岛的家庭大多选它：住两晚海景房，水世界和海洋馆两天随便进，第二晚在沙滩上吃一顿现捞海鲜。高铁站接送已经安排好，只要带上泳衣。',
        price: 1988,
        was: 2860,
        sold: 10682,
        score: 4.8,
        reviews: 2044,
        policy: FREE_UNTIL_DAY_BEFORE,
        ...stayDaysNotes('双园门票', 2, '可多次进出。'),
        scenario: '套餐在售：票组、行程、费用齐全',
      },
      {
        ...withMemberDiscount,
        otherMinCommission: 58,
        multiLine: ISLAND_LINES,
        contactLimit: ASK_CONTACT,
        itinerary: [
          { title: '第 1 天', content: '高铁站接站，上午海洋馆鲸鲨剧场，15:00 入住海景房；傍晚赶潮，20:00 沙滩电影。' },
          { title: '第 2 天', content: '全天水世界，17:30 造浪池泡沫派对；晚餐沙滩海鲜大餐。' },
          { title: '第 3 天', content: '睡到自然醒，在露台吃早餐，12:00 退房，13:00 送站。' },
        ],
        notices: [
          { noticeType: 3, title: '预订须知', content: '请至少提前一天预订，以短信确认为准。' },
          { noticeType: 5, title: '证件要求', content: '全部出行人须携带有效身份证件。' },
          { noticeType: 8, title: '费用包含', content: '两晚住宿与早餐、两日双园门票、一餐沙滩海鲜、往返接送。' },
          { noticeType: 9, title: '费用不含', content: '个人消费与额外餐饮。' },
          { noticeType: 10, title: '价格说明', content: '划线价为各项单独购买的门市价之和。' },
        ],
        saleItems: [
          item({
            id: '6101011',
            name: '双人海景套餐',
            group: '双人',
            price: 1988,
            was: 2860,
            for: 'shared',
            holds: ['海湾露台大床房 2 晚', '双园门票 2 张'],
          }),
          item({
            id: '6101012',
            name: '两大一小家庭套餐',
            group: '家庭',
            price: 2388,
            was: 3420,
            for: 'shared',
            holds: ['海螺主题家庭房 2 晚', '双园门票 3 张'],
          }),
          item({
            id: '6101013',
            name: '两大两小家庭套餐',
            group: '家庭',
            price: 2688,
            was: 3880,
            for: 'shared',
            stock: 4,
          }),
          item({ id: '6101014', name: '加购成人份', group: '加购', price: 466, was: 620 }),
          item({ id: '6101015', name: '加购儿童份', group: '加购', price: 266, was: 360, for: 'child' }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '610102',
        kind: 'combo',
        name: '鹿鸣雪山三日滑雪套餐',
        subtitle: '木屋两晚、两日雪票、一对四教练课',
        place: '鹿鸣雪山',
        tags: ['含教练', '含雪具'],
        description:
          '零基础也能在第三天下午从蓝道滑下来。教练一人只带四位学员，雪具按身高尺码提前调好放在烘靴房；最后一晚是木屋里的铁锅炖和一壶热米酒。',
        price: 2168,
        was: 2990,
        sold: 4706,
        score: 4.7,
        reviews: 861,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: stayNotes('雪服可现场租赁，每套每天 80 元。'),
        useDays: 3,
        scenario: '套餐：部分日期仅剩、售罄、不可订',
      },
      {
        contactLimit: ASK_CONTACT,
        travellerTemplate: IDENTITY_CARDS,
        itinerary: [
          { title: '第 1 天', content: '接站入住木屋，下午试滑与装备调试。' },
          { title: '第 2 天', content: '上午、下午各一节教练课，晚上夜场自由滑。' },
          { title: '第 3 天', content: '云顶站缆车与蓝道测试，午后送站。' },
        ],
        saleItems: [
          item({
            id: '6101021',
            name: '双人滑雪套餐',
            price: 2168,
            was: 2990,
            for: 'shared',
            stock: 5,
            exceptions: [
              [1, { stock: 0 }],
              [4, { stock: 2 }],
              [6, { noPrice: true }],
            ],
          }),
          item({ id: '6101022', name: '单人滑雪套餐', price: 1288, was: 1780, stock: 8 }),
          item({ id: '6101023', name: '儿童滑雪套餐', alias: '6-17 岁', price: 888, was: 1280, for: 'child' }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '610103',
        kind: 'combo',
        name: '星屿水世界自由搭配票',
        subtitle: '门票、餐饮、速通、储物和照片随心配',
        place: '星屿水世界',
        tags: ['自由搭配', '当日可用'],
        description:
          '门票、正餐、储物柜、速通和照片，按人头自由拼成你家的一单。儿童份带一只限量水母挂件，速通票在周末下午能省下大约两个小时的排队。',
        price: 218,
        was: 298,
        sold: 22036,
        score: 4.6,
        reviews: 2790,
        policy: FREE_UNTIL_USED,
        notes: entryNotes(
          '星屿大道 8 号南门 9 号人工窗口',
          '身高 1.2 米以下儿童需成人陪同',
          '速通票每个项目限用一次。',
        ),
        scenario: '套餐：五个票组，前三组后查看全部',
      },
      {
        ...withMemberDiscount,
        multiLine: ISLAND_LINES,
        contactLimit: ASK_CONTACT,
        saleItems: [
          item({ id: '6101031', name: '成人入园票', group: '门票', price: 218, was: 298 }),
          item({ id: '6101032', name: '儿童入园票', group: '门票', price: 138, was: 198, for: 'child' }),
          item({
            id: '6101033',
            name: '成人自助午餐',
            group: '餐饮',
            price: 98,
            was: 128,
            hours: ['11:00', '14:00', '13:00'],
          }),
          item({
            id: '6101034',
            name: '儿童自助午餐',
            group: '餐饮',
            price: 58,
            was: 78,
            for: 'child',
            hours: ['11:00', '14:00', '13:00'],
          }),
          item({ id: '6101035', name: '八项速通', group: '速通', price: 120, was: 160, stock: 4 }),
          item({ id: '6101036', name: '家庭储物柜', group: '服务', price: 30, was: 40, for: 'shared' }),
          item({ id: '6101037', name: '全天跟拍照片', group: '照片', price: 99, was: 168, for: 'shared' }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '610104',
        kind: 'combo',
        name: '住客专享水世界加购票',
        subtitle: '凭住宿订单加购，票数与入住人数一致',
        place: '星屿水世界',
        tags: ['住客专享', '五折起'],
        description:
          '已经订好澜湾岛任一酒店的客人，可以在入住期间加购半价门票。票数须与主订单的成人、儿童人数一致，一家人一起进园，一个都不少。',
        price: 109,
        was: 218,
        sold: 7718,
        score: 4.8,
        reviews: 940,
        policy: FREE_UNTIL_USED,
        notes: entryNotes('住客专属闸机，凭房卡入园', '仅限主订单入住人', '入住当日 13:00 起可用。'),
        scenario: '主订单加购：成人、儿童票须与入住人数一致',
      },
      {
        contactLimit: ASK_CONTACT,
        mainOrder: { productIds: ['100101', '100105', '100201', '100301'] },
        saleItems: [
          item({ id: '6101041', name: '住客成人票', price: 109, was: 218 }),
          item({ id: '6101042', name: '住客儿童票', price: 69, was: 138, for: 'child' }),
        ],
      },
    ),
    productOf(
      today,
      {
        id: '610105',
        kind: 'combo',
        name: '住客家庭早餐与机场接送',
        subtitle: '落地有车接，醒来有早餐',
        place: '澜湾岛',
        tags: ['住客专享', '团体可用'],
        description:
          '七座车从机场直达酒店，后备箱里备着儿童座椅和冰毛巾；次日早餐可以送到露台。一份家庭共用即覆盖全家，十人以上可选团体份。',
        price: 168,
        was: 268,
        sold: 3120,
        score: 4.7,
        reviews: 368,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: stayNotes('请提供航班号，航班延误司机免费等候。'),
        scenario: '主订单加购：共用票、团体票视为覆盖',
      },
      {
        contactLimit: ASK_CONTACT,
        mainOrder: { productIds: ['100101', '100102', '100201'] },
        saleItems: [
          item({ id: '6101051', name: '家庭共用份（最多 5 人）', price: 268, was: 388, for: 'shared' }),
          item({ id: '6101052', name: '团体份（10 人以上）', price: 888, was: 1280, for: 'group' }),
          item({ id: '6101053', name: '成人单份', price: 168, was: 268 }),
          item({ id: '6101054', name: '儿童单份', price: 88, was: 138, for: 'child' }),
        ],
      },
    ),
    ...closedCombos(today),
    ...seckillCombos(today),
  ]
}
