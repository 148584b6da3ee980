import type { PageComponent } from '../../../schemas/domain/page-component.ts'
import { component, linked, type ProductById, productCards } from './contents.ts'
import { row, ROWS } from './rows.ts'

/** The club (/ClubMed), picks (/startochoose), codes from outside (bridges), and what the assistant answers. */
export function outsideComponents(productOf: ProductById): PageComponent[] {
  return [...club(productOf), ...picks(productOf), ...bridges(), assistantFaq()]
}

const club = (productOf: ProductById): PageComponent[] => [
  component('CLUB_DEPARTURES', '俱乐部假期 · 出发地', ROWS, [
    row({ id: 'SHA', title: '上海', line: '直飞鹿鸣 2 小时 40 分', about: '周日 09:20 起飞，含机场接送。' }),
    row({ id: 'PEK', title: '北京', line: '直飞鹿鸣 2 小时 10 分', about: '周日 10:05 起飞，含机场接送。' }),
    row({ id: 'CAN', title: '广州', line: '直飞澜湾 1 小时 30 分', about: '周日、周三各一班，含机场接送。' }),
    row({ id: 'CTU', title: '成都', line: '高铁到云栖 3 小时', about: '每天四班，站口有三轮车送到客栈。' }),
  ]),
  component('CLUB_RESORTS', '俱乐部假期 · 度假村', ROWS, [
    row({ id: '100202', title: '鹿鸣雪山一价全包度假村', line: '雪票、教练、三餐', picture: 'snow-slope-3' }),
    row({ id: '100201', title: '澜湾岛环礁水上屋', line: '三餐、浮潜、小船接送', picture: 'lagoon-1' }),
    row({ id: '100102', title: '白沙湾潮汐泳池别墅', line: '管家早餐、恒温泳池', picture: 'pool-villa-1' }),
  ]),
  component('CLUB_INCLUDED', '俱乐部假期 · 一价全包', ROWS, [
    row({ id: 'in-1', title: '住', line: '标准间起，可以升级套房' }),
    row({ id: 'in-2', title: '吃', line: '三餐自助、下午茶和酒吧饮料' }),
    row({ id: 'in-3', title: '玩', line: '雪票或浮潜、教练课、晚间演出' }),
    row({ id: 'in-4', title: '带娃', line: '4 到 12 岁儿童俱乐部，全天有人带' }),
  ]),
  component(
    'CLUB_STAYS',
    '俱乐部假期 · 在售',
    '商品列表',
    productCards(productOf, [
      ['100202', '鹿鸣雪山', '雪票教练三餐全包', '一价全包'],
      ['100201', '澜湾岛', '三餐 · 含浮潜', '一价全包'],
      ['100102', '白沙湾', '管家早餐 · 私家泳池'],
      ['610102', '鹿鸣雪山', '2 晚木屋 · 教练课 · 含雪具'],
    ]),
  ),
]

const picks = (productOf: ProductById): PageComponent[] => [
  component(
    'STAR_PICKS',
    '星选',
    '商品列表',
    productCards(productOf, [
      ['100201', '阿宁', '早上五点的玻璃地板，鱼比人先醒', '阿宁住过'],
      ['310102', '阿宁', '风要是够，船长会让您掌五分钟舵', '阿宁玩过'],
      ['810101', '小满妈妈', '孩子听着桨声睡着的，一夜没醒', '小满妈妈住过'],
      ['200102', '小满妈妈', '九点半第一场，玻璃前没有人', '小满妈妈带娃去过'],
      ['650101', '老顾', '石斑先问几斤，再问怎么蒸', '老顾吃过'],
      ['610102', '老顾', '五十岁才学滑雪，教练没笑我', '老顾学过'],
    ]),
  ),
  component(
    'STAR_PICKS_NEW',
    '星选 · 本月新上',
    '商品列表',
    productCards(productOf, [
      ['100106', '阿宁', '私汤对着竹林，下雨更好', '本月新上'],
      ['660101', '阿宁', '一泡见山，带一本书就够', '本月新上'],
      ['310104', '老顾', '退潮时三座石门都走得通', '名额少'],
      ['500101', '小满妈妈', '同事都来问椰糖在哪买', '伴手礼'],
    ]),
  ),
]

/** Codes by where they come from: the id is the code. */
const bridges = (): PageComponent[] => [
  component('BRIDGE_SCENE', '小程序场景', '跳转码', [
    linked({ id: 'flash-sale', title: '小程序首页 · 限时抢购', to: '/combo' }),
    linked({ id: 'hotels', title: '小程序首页 · 订酒店', to: '/hotelchannel' }),
    linked({ id: 'winter', title: '公众号菜单 · 冬日海岛', to: '/atlantis/ploy/PLOY_WINTER_ISLAND' }),
  ]),
  component('BRIDGE_CODE', '印刷码', '跳转码', [
    linked({ id: 'lobby-guide', title: '大堂立牌 · 度假手册', to: '/pdf-preview?file=resort-guide' }),
    linked({ id: 'table-seafood', title: '排档桌贴 · 自助下单', to: '/independent?store=SEAFOOD' }),
    linked({ id: 'gate-park', title: '水世界闸机 · 自助取票', to: '/independent?store=PARK' }),
    linked({ id: 'room-card', title: '房卡套 · 营业时间', to: '/tcshotel/storeTime?productId=100301' }),
  ]),
  component('BRIDGE_STAR', '星选码', '跳转码', [
    linked({ id: 'aning', title: '阿宁的星选', to: '/startochoose?star=阿宁' }),
    linked({ id: 'xiaoman', title: '小满妈妈的星选', to: '/startochoose?star=小满妈妈' }),
    linked({ id: 'laogu', title: '老顾的星选', to: '/startochoose?star=老顾' }),
  ]),
  component('BRIDGE_STAR_NEW', '星选码 · 本月新上', '跳转码', [
    linked({ id: 'aning', title: '阿宁的本月新上', to: '/startochooseNew?star=阿宁' }),
    linked({ id: 'laogu', title: '老顾的本月新上', to: '/startochooseNew?star=老顾' }),
  ]),
]

/** A question, other words for it, the answer, and where to go on. */
const assistantFaq = (): PageComponent =>
  component('ASSISTANT_FAQ', '助手的回答', ROWS, [
    row({
      ...{ id: 'faq-1', title: '几点可以入住和退房？', line: '入住时间 退房时间 早到 寄存行李 check in' },
      about: '15:00 后办理入住，12:00 前退房。早到可以先寄存行李，泳池和更衣室早上就能用。',
    }),
    row({
      ...{ id: 'faq-2', title: '怎么退款，多久到账？', line: '取消订单 退订 退钱 手续费', to: '/order?tab=refund' },
      about:
        '在订单详情里申请，退多少按商品的退改政策；钱在 1 到 10 个工作日原路退回，不收手续费。没有退款按钮的，请联系客服办理。',
    }),
    row({
      ...{
        id: 'faq-3',
        title: '机场到酒店有接送吗？',
        line: '交通 怎么去 接站 巴士 高铁 车站',
        to: '/stationCityInfo',
      },
      about: '澜湾机场 07:00 到 22:30 整点和半点各一班，凭订单上车。其他地方的车站和班次在到达指南里。',
    }),
    row({
      ...{ id: 'faq-4', title: '停车免费吗？', line: '停车 车位 车牌 自驾', to: '/carParkEntry' },
      about: '套房在住客人免费停车，最多登记三个车牌；其他客人停车场每小时 5 元，一天 40 元封顶。',
    }),
    row({
      ...{ id: 'faq-5', title: '怎么开发票？', line: '开票 电子发票 抬头 税号', to: '/order?tab=done' },
      about: '订单确认后在订单详情里申请，电子发票三个工作日内发到邮箱。',
    }),
    row({
      ...{ id: 'faq-6', title: '儿童收费吗，能加床吗？', line: '孩子 小孩 婴儿 加床 身高' },
      about: '1.2 米以下的孩子不占床免费，早餐按身高半价；加床每晚 200 元，婴儿床免费，请提前一天说。',
    }),
    row({
      ...{ id: 'faq-7', title: '优惠券怎么用？', line: '券 兑换码 抵扣 满减', to: '/coupon' },
      about: '下单时在优惠券里选一张，省得最多的排在最前面。纸质兑换码先在兑换优惠券里输入。',
    }),
    row({
      ...{ id: 'faq-8', title: '会员等级有什么用？', line: '银卡 金卡 钻石 黑卡 折扣 会员价', to: '/?p=My' },
      about: '银卡起酒店九八折，等级越高折扣越多，会员价在商品页上直接看得到。',
    }),
  ])
