import { brandNames, channelNames } from '../../domain/studio/context-words.ts'
import type { Json } from './json.ts'

/** What choices are called whose schemas do not say it: they mean the same wherever they stand. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ ready: '可以再取', loading: '正在取', replacing: '正在换新的', failed: '没取到', finished: '到底了' },
  ...{ left: '左栏', right: '右栏', brand: '品牌色', accent: '强调色' },
  ...{ all: '全部', good: '好评', medium: '中评', bad: '差评', picture: '有图' },
  ...{ unpaid: '待支付', waiting: '待确认', confirmed: '已确认', refused: '没通过', cancelled: '已取消' },
  ...{ given: '已送出', taken: '已被领', withdrawn: '已撤回', expired: '已过期' },
  ...{ page: '商城页面', product: '商品', content: '内容页', external: '外部地址', none: '没有' },
  ...{ start: '发起', continue: '继续', buy: '购买', code: '券码', order: '订单消息', service: '服务' },
  ...{ usable: '可用', used: '已使用', poi: '地点', activity: '活动', article: '文章' },
  ...{ string: '文字', number: '数字', integer: '整数', boolean: '是或否', array: '列表', object: '一组值' },
  ...{ 'on-sale': '在售', 'off-shelf': '已下架', 'not-published': '未上架', 'not-yet': '未开售', over: '已停售' },
  ...{
    default: '组件自己的样子',
    countdown: '倒计时',
    list: '列表',
    plain: '朴素',
    short: '简短',
    bare: '四周不留空',
    sheet: '弹层',
    hide: '隐藏',
    show: '照常显示',
    retry: '重试按钮',
  },
  ...{ sunny: '晴', cloudy: '多云', overcast: '阴', rain: '雨', thunder: '雷雨', snow: '雪', fog: '雾', wind: '大风' },
  ...{ bell: '铃铛', calendar: '日历', car: '汽车', chat: '聊天', check: '对勾', clock: '时钟', coupon: '优惠券' },
  ...{
    book: '手册',
    bus: '巴士',
    dining: '餐饮',
    health: '健康',
    parking: '停车',
    points: '积分',
    receipt: '单据',
    scan: '扫码',
  },
  ...{ edit: '铅笔', gift: '礼物', heart: '心', phone: '电话', refund: '退款', star: '星', wallet: '钱包' },
  ...{
    back: '返回',
    cart: '购物车',
    chevron: '箭头',
    close: '叉',
    combo: '套餐',
    fire: '火',
    home: '首页',
    hotel: '酒店',
  },
  ...{ location: '定位', notice: '喇叭', pause: '暂停', play: '游玩', resume: '继续播放', search: '放大镜' },
  ...{ share: '分享', shop: '购物袋', ticket: '门票', user: '人', wifi: '无线网络' },
}

const BRANDS_AND_CHANNELS: Readonly<Record<string, string>> = { ...channelNames, ...brandNames }

const own = (names: Readonly<Record<string, string>>, code: string) =>
  Object.hasOwn(names, code) ? names[code] : undefined

/** What a schema says of the choices of a value. */
export interface Choices {
  readonly enum?: readonly Json[]
  readonly enumDescriptions?: readonly string[]
}

/** What a choice is called: as its schema says, or as it is called wherever it stands; a word that nobody knows stands as it is. */
export function choiceText({ enum: choices = [], enumDescriptions }: Choices, choice: Json): string {
  const code = String(choice ?? '')
  const said = enumDescriptions?.[choices.indexOf(choice)]
  return said ?? own(BRANDS_AND_CHANNELS, code) ?? own(NAMES, code) ?? code
}
