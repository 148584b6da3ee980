import type { Example } from '../../src/kit/widget.ts'
import type { MemberServicesProps } from './props.schema.ts'

const orders: MemberServicesProps['items'] = [
  { title: '待付款', icon: 'wallet', to: '/order?tab=1', badge: 2 },
  { title: '待使用', icon: 'calendar', to: '/order?tab=2', badge: 120 },
  { title: '待评价', icon: 'edit', to: '/order?tab=3', badge: 0 },
  { title: '退款', icon: 'refund', to: '/order?tab=4' },
]

const services: MemberServicesProps['items'] = [
  { title: '我的收藏', icon: 'heart', to: '/myfavorites' },
  { title: '优惠券', icon: 'coupon', to: '/coupon', badge: 6 },
  { title: '积分商城', icon: 'gift', to: '/retail/goods-market' },
  { title: '停车登记', icon: 'car', to: '/carParkEntry' },
  { title: '接驳巴士', icon: 'location', to: '/myBus' },
  { title: '消息', icon: 'bell', to: '/MessageCenter' },
  { title: '在线客服', icon: 'chat' },
]

export const examples: readonly Example<MemberServicesProps>[] = [
  { name: '一个入口', props: { items: services.slice(0, 1) } },
  { name: '我的订单', props: { title: '我的订单', items: orders, moreText: '全部订单', moreTo: '/order' } },
  {
    name: '五个入口',
    props: { title: '我的订单', items: [...orders, { title: '全部', icon: 'ticket', to: '/order' }] },
  },
  { name: '服务和退出', props: { title: '常用服务', items: services, logoutText: '退出登录' } },
  { name: '没有入口', props: { items: [] } },
  { name: '只有退出', props: { items: [], logoutText: '退出登录' } },
  {
    name: '很长的文字',
    props: {
      title: '度假区会员专享的全部服务',
      items: services.map((item) => ({ ...item, title: `${item.title}与会员礼遇`, badge: 1000 })),
      moreText: '查看全部会员服务',
      logoutText: '退出当前账号登录',
    },
  },
]
