import type { PageComponent } from '../../../schemas/domain/page-component.ts'
import { storyCards } from '../articles/index.ts'
import { component, linked } from './contents.ts'

/** The home page's components (A7), but for the product menu. */
export function homeComponents(): PageComponent[] {
  return [
    // Seven: the home page shows six (A9).
    component('YT3_BANNER', '首页轮播', '轮播图', [
      linked({
        id: '10001',
        title: '海风已经备好',
        subtitle: '澜湾岛海景双晚 1988 元起',
        picture: 'banner-1',
        to: '/productDetail/610101',
      }),
      linked({
        id: '10002',
        title: '今年的第一场雪',
        subtitle: '鹿鸣雪山一价全包',
        picture: 'banner-4',
        to: '/prohotel/100202',
      }),
      linked({
        id: '10003',
        title: '去海底打个招呼',
        subtitle: '海洋馆鲸鲨剧场 168 元起',
        picture: 'banner-8',
        to: '/ticket/200102',
      }),
      linked({
        id: '10004',
        title: '枕着河声睡一晚',
        subtitle: '云栖古镇慢住两晚 1099 元',
        picture: 'banner-5',
        to: '/hotelpackage/detail/810101',
      }),
      linked({
        id: '10005',
        title: '先囤后约，不约可退',
        subtitle: '白沙湾泳池别墅预售',
        picture: 'banner-6',
        to: '/presale/detail/710101',
      }),
      linked({
        id: '10006',
        title: '把夕阳开成一条航线',
        subtitle: '白沙湾日落帆船 328 元起',
        picture: 'banner-7',
        to: '/play/productDetail/310102',
      }),
      linked({
        id: '10007',
        title: '推门就是泻湖',
        subtitle: '环礁水上屋，梯子直通海里',
        picture: 'banner-2',
        to: '/prohotel/100201',
      }),
    ]),
    // Seven entries: the home page shows five, 一键WIFI is not counted among them (A9), and one isn't open yet (A5).
    component('YT3_TYJGQ', '体验金刚区', '图标入口', [
      entry('10101', '酒店', 'hotel', '/atlantis/TCP_YT2_Product_STAY?index=1'),
      entry('10102', '门票', 'ticket', '/atlantis/TCP_YT2_Product_PLAY?index=2'),
      entry('10106', '一键WIFI', 'wifi'),
      entry('10103', '玩乐', 'play', '/play/productDetail/310101'),
      entry('10104', '套餐', 'combo', '/combo'),
      entry('10107', '租车', 'car'),
      entry('10105', '商城', 'shop', '/retail/home'),
    ]),
    component('YT3_NRQ', '内容区', '攻略', [...storyCards]),
    component('YT3_JHZQ', '聚合专区', '目的地', [
      linked({
        id: '10201',
        title: '澜湾岛',
        subtitle: '海湾、水上屋、珊瑚',
        picture: 'lagoon-2',
        to: '/atlantis/TCP_YT2_Product_STAY?index=1',
        custom: { tag: '海岛' },
      }),
      linked({
        id: '10202',
        title: '鹿鸣雪山',
        subtitle: '十九条雪道和一炉火',
        picture: 'snow-slope-1',
        to: '/prohotel/100202',
        custom: { tag: '雪山' },
      }),
      linked({
        id: '10203',
        title: '云栖古镇',
        subtitle: '七座桥，一夜桨声',
        picture: 'old-town-4',
        to: '/hotel/detail/100104',
        custom: { tag: '古镇' },
      }),
      linked({
        id: '10204',
        title: '青岚谷',
        subtitle: '茶山、竹林和私汤',
        picture: 'farm-1',
        to: '/hotel/detail/100106',
        custom: { tag: '温泉' },
      }),
      linked({
        id: '10205',
        title: '星屿水世界',
        subtitle: '三十六条滑道',
        picture: 'water-park-1',
        to: '/ticket/200101',
        custom: { tag: '亲子' },
      }),
      linked({
        id: '10206',
        title: '白沙湾',
        subtitle: '帆船、冲浪、别墅',
        picture: 'cliff-2',
        to: '/hotel/detail/100102',
        custom: { tag: '海岛' },
      }),
    ]),
    component('TCP_YT2_Product_text', '商品文字', '标题文字', [
      linked({
        id: '10301',
        title: '本周精选',
        subtitle: '编辑住过、玩过、吃过才写上来的六件',
        to: '/atlantis/TCP_YT2_Product_PICK?index=0',
      }),
    ]),
    component('TCP_YT2_PopUp', '首页弹窗', '弹窗广告', [
      linked({
        id: '10401',
        title: '新朋友见面礼',
        subtitle: '500 元住宿抵用券，398 元带走',
        picture: 'pool-villa-4',
        to: '/coupon-product/400101',
        custom: { audience: 'new' },
      }),
      linked({
        id: '10402',
        title: '夜场延长到十点',
        subtitle: '星屿水世界，晚风里再滑一次',
        picture: 'water-park-4',
        to: '/ticket/200101',
      }),
    ]),
    component('TCP_YT2_Others', '其他入口', '服务入口', [
      linked({
        id: '10501',
        title: '在住客人激活',
        subtitle: '激活后享银卡礼遇',
        to: '/?p=My',
        custom: { icon: 'user', store_show: '10020' },
      }),
      linked({
        id: '10502',
        title: '联系客服',
        subtitle: '周一至周日 09:00~21:00',
        to: '/Assistant',
        custom: { icon: 'service' },
      }),
      linked({
        id: '10503',
        title: '免费停车',
        subtitle: '套房客人可登记三辆车',
        to: '/carParkEntry',
        custom: { icon: 'car', store_noshow: '10023' },
      }),
    ]),
    component('TCP_YT2_Notice', '公告', '公告', [
      linked({ id: '10601', title: '鹿鸣雪山云顶缆车周三上午检修，10:30 恢复运行', to: '/content/30101' }),
      linked({ id: '10602', title: '星屿水世界夜场本周五起延长至 22:00', to: '/ticket/200101' }),
      linked({ id: '10603', title: '白沙湾近日有涌浪，下海请听从救生员指引' }),
    ]),
    component('TCS_AllProduct_TOP', '商品页顶部通知', '通知栏', [
      linked({ id: '10701', title: '会员日：金卡及以上全场酒店九五折起，今天生效', to: '/?p=My' }),
      linked({ id: '10702', title: '节假日客服繁忙，来电请稍候，退改规则写在每个商品的页面上' }),
    ]),
    component('TC_PDP_banner', '商品详情横幅', '横幅', [
      linked({
        id: '10801',
        title: '加购住客专享水世界票',
        subtitle: '五折起，凭住宿订单',
        picture: 'water-park-4',
        to: '/productDetail/610104',
      }),
    ]),
    component('TCH5_Agent_pic', '代理推广图', '图片', [
      linked({
        id: '10901',
        title: '分享赚佣金',
        subtitle: '好友下单，佣金次月到账',
        picture: 'banner-3',
        to: '/content/30102',
      }),
    ]),
    ...oldHomeComponents(),
  ]
}

/** The old home (A7): its own banner and icons, and the articles by subject. */
function oldHomeComponents(): PageComponent[] {
  const about = (...tags: string[]) => storyCards.filter((item) => tags.includes(item.customFields?.tag ?? ''))
  return [
    component('TCP_YT2_Banner', '旧首页轮播', '轮播图', [
      linked({
        id: '20001',
        title: '澜湾岛的清晨',
        subtitle: '住进海湾最安静的一段',
        picture: 'banner-1',
        to: '/hotel/detail/100101',
      }),
      linked({
        id: '20002',
        title: '环礁水上屋',
        subtitle: '梯子直通泻湖',
        picture: 'banner-2',
        to: '/prohotel/100201',
      }),
    ]),
    component('TCP_YT2_Icon', '旧首页图标', '图标入口', [
      entry('20101', '住', 'hotel', '/atlantis/TCP_YT2_Product_STAY?index=1'),
      entry('20102', '票', 'ticket', '/atlantis/TCP_YT2_Product_PLAY?index=2'),
      entry('20103', '套餐', 'combo', '/combo'),
      entry('20104', '好物', 'shop', '/atlantis/TCP_YT2_Product_MALL?index=4'),
    ]),
    component('TCP_YT2_PGC', '旧首页专栏', '攻略', about('亲子', '雪山')),
    component('TCP_YT2_MentCont', '旧首页玩乐内容', '攻略', about('海岛', '省钱')),
    component('TCP_YT2_TravelCont', '旧首页旅行内容', '攻略', about('古镇', '长辈')),
    component('TCP_YT2_InfoCont', '旧首页资讯', '攻略', about('美食', '温泉')),
  ]
}

function entry(id: string, title: string, icon: string, to?: string) {
  const content = linked({ id, title, custom: { icon }, ...(to ? { to } : {}) })
  if (to) return content
  // An entry without a link answers 该服务暂未开放，敬请期待 (A5): it has no target at all, which is not the same as not_jump.
  return { id, title, customFields: { icon } }
}
