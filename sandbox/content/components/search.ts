import type { PageComponent } from '../../../schemas/domain/page-component.ts'
import { component, linked } from './contents.ts'

const words = (prefix: string, list: readonly (readonly [title: string, subtitle?: string])[]) =>
  list.map(([title, subtitle], index) => ({
    id: `${prefix}${index + 1}`,
    title,
    ...(subtitle !== undefined && { subtitle }),
    redirectType: 'none' as const,
  }))

/** [title, one line, icon, address, what guests call it too] */
type ServiceSeed = readonly [title: string, line: string, icon: string, to: string, calledToo: readonly string[]]

const services: readonly ServiceSeed[] = [
  [
    '接驳巴士',
    '车站、机场和园区之间的班车，先约座位',
    'bus',
    '/myBus',
    ['接驳车', '摆渡车', '班车', '穿梭巴士', '接送'],
  ],
  ['海豚互动', '和海豚一起下水，按场次预约', 'play', '/myDolphin', ['海豚', '海豚池', '海豚表演']],
  [
    '服务预约',
    '我约好的巴士和海豚互动，改期或取消',
    'receipt',
    '/myBus/myAppointment',
    ['我的预约', '预约', '改期', '改签'],
  ],
  ['行前服务', '到店时间、床型和心愿，管家提前安排', 'combo', '/pre-service', ['管家', '入住登记', '到店时间', '行前']],
  [
    '健康登记',
    '入园前登记一次，当天出示',
    'health',
    '/preventionForm/lanwan-island',
    ['入园登记', '健康码', '防疫登记'],
  ],
  ['免费停车', '登记车牌，在住客人停车不收费', 'parking', '/carParkEntry', ['停车', '停车场', '车牌', '车位']],
  ['我的订单', '待支付、待使用和退款售后', 'receipt', '/order', ['订单', '退款', '退票', '取消订单', '券码', '物流']],
  ['我的发票', '申请发票，看开票进度', 'receipt', '/invoice', ['发票', '开票', '开发票', '报销', '抬头']],
  ['旅行助手', '有问必答，答不了转人工客服', 'chat', '/Assistant', ['客服', '人工客服', '投诉', '失物招领', '帮助']],
  ['我的积分', '积分余额和每一笔明细', 'points', '/points', ['积分', '积分明细', '里程']],
  ['积分商城', '用积分换好物和体验', 'gift', '/retail/goods-market/home', ['积分兑换', '兑换礼品']],
  ['优惠券', '我的券、能用在哪里', 'coupon', '/coupon', ['我的优惠券', '卡券', '代金券', '抵用券']],
  ['兑换券码', '输入券码，领到账户里', 'scan', '/coupon-redeem', ['兑换码', '兑换优惠券']],
  ['我的拼团', '正在拼的团和能参加的团', 'user', '/spell', ['拼团', '团购', '组团']],
  ['砍价', '邀好友一起砍到底价', 'fire', '/bargain/channel', ['砍一刀', '帮砍']],
  ['每日签到', '天天签到，积分天天有', 'calendar', '/signActivity/detail', ['签到', '打卡']],
  ['购物车', '选好的商品在这里结算', 'cart', '/retail/shopCar', ['结算']],
  ['我的收藏', '收藏过的酒店、门票和套餐', 'heart', '/myfavorites', ['收藏', '心愿单']],
  ['消息中心', '订单、预约和活动的消息', 'bell', '/MessageCenter', ['消息', '通知', '提醒']],
  ['到达指南', '车站、机场怎么来', 'car', '/stationCityInfo', ['交通', '怎么去', '路线', '机场', '高铁站']],
  ['度假地图', '餐厅、泳池和卫生间在哪里', 'location', '/atlantis/v2/poiList', ['地图', '导览']],
  ['活动日程', '今天和明天有什么玩的', 'clock', '/atlantis/v2/eventSchedule', ['每日活动', '日程', '节目单']],
  ['实名认证', '认证一次，购票下单更快', 'user', '/realAuthInfo', ['实名', '身份证', '认证']],
  ['注销账号', '申请注销，七天内可以撤销', 'close', '/user-off', ['注销', '删除账号']],
  ['我的点评', '写过的和等着写的点评', 'star', '/hotel-reviews', ['写点评', '写评价', '我的评价']],
  ['核销记录', '哪张券码什么时候用过', 'receipt', '/writeoff/history', ['核销', '使用记录']],
  ['我的转赠', '送给朋友的券和码，谁领了', 'share', '/transfer', ['转赠', '送朋友', '转让']],
  ['年度账单', '这一年去过哪里、花了多少', 'star', '/annual-spending-report', ['账单', '年度报告', '消费记录']],
  ['企业差旅', '用企业邮箱认证，享企业等级', 'combo', '/travel/verify', ['差旅', '企业会员', '企业邮箱']],
  ['授权管理', '哪些伙伴能看到您的资料', 'user', '/authorization', ['授权', '取消授权']],
  ['收货地址', '新增、修改和删除收货地址', 'location', '/retail/address', ['地址', '地址管理', '地址簿', '改地址']],
  ['清关实名', '跨境商品要用的姓名和证件', 'edit', '/retail/formFill', ['清关', '报关', '海关实名']],
  ['扫码付款', '扫柜台上的码付款', 'scan', '/retail/scan', ['扫一扫', '付款码', '柜台付款']],
  ['商城订单', '好物商城买的东西到哪了', 'receipt', '/retail/order', ['好物订单', '快递', '包裹', '售后']],
  ['积分订单', '用积分换的东西', 'points', '/retail/goods-market/order', ['兑换记录', '兑换订单']],
  ['好物商城', '手作、伴手礼和海边要用的', 'shop', '/retail/home', ['好物', '伴手礼', '特产', '纪念品']],
  ['限时抢购', '正在打折的套餐', 'fire', '/combo', ['抢购', '特价', '秒杀', '打折']],
  ['度假方案', '按人数和天数给您排好', 'star', '/vacation/solution', ['行程', '方案', '怎么玩', '攻略推荐']],
  ['自助下单', '在店里自己点，自己付', 'dining', '/independent', ['自助点单', '点餐']],
  ['度假手册', '一本手册看完整个园区', 'book', '/pdf-preview?file=resort-guide', ['手册', '指南', '说明书']],
  [
    '门店信息',
    '前台电话、地址和怎么走',
    'home',
    '/storeInformation?storeId=10020',
    ['门店', '前台', '电话', '酒店地址'],
  ],
  ['营业时间', '餐厅、泳池和前台几点开', 'clock', '/tcshotel/storeTime', ['几点开门', '几点关门', '开放时间']],
  ['天气', '首页上看度假村现在的天气', 'notice', '/', ['今日天气', '天气预报', '下雨', '气温']],
  ['WIFI', '园区和客房的无线网怎么连', 'wifi', '/content/30204', ['Wi-Fi', '无线网', '无线网络', '上网', '网络密码']],
]

/** What the search offers before anybody types, and which words mean the same. */
export const searchComponents = (): PageComponent[] => [
  component(
    'YT3_SEARCH_HOT',
    '搜索热词',
    '搜索热词',
    words('1101', [['白沙湾'], ['温泉'], ['亲子酒店'], ['滑雪'], ['水世界'], ['潜水'], ['古镇夜游'], ['海鲜大餐']]),
  ),
  component(
    'YT3_SEARCH_SYNONYMS',
    '搜索同义词',
    '同义词',
    words('1102', [
      ['泡汤', '温泉、汤泉、私汤'],
      ['亲子', '带娃、遛娃、家庭、小孩、孩子'],
      ['酒店', '宾馆、旅馆、住宿'],
      ['潜水', '浮潜'],
      ['水上乐园', '水世界'],
      ['停车', '车位'],
      ['水疗', 'SPA、按摩'],
      ['客栈', '民宿'],
      ['独木舟', '皮划艇、kayak'],
    ]),
  ),
  component(
    'YT3_SEARCH_SERVICES',
    '搜索服务',
    '搜索服务',
    services.map(([title, subtitle, icon, to, calledToo], index) =>
      linked({ id: `1103${index + 1}`, title, subtitle, to, custom: { icon, tags: [...calledToo] } }),
    ),
  ),
]
