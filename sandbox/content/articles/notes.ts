import { heading, picture, product, quote, text, type ArticleSeed } from './article-seed.ts'

/** What notices and banners explain. */
export const notes: readonly ArticleSeed[] = [
  {
    id: '30101',
    title: '云顶缆车周三检修，10:30 恢复运行',
    subtitle: '检修当天怎么上山',
    picture: 'snow-slope-3',
    tag: '公告',
    author: '鹿鸣雪山运营部',
    reads: 3217,
    published: [1, '15:00'],
    summary: '本周三 07:00 到 10:30 云顶缆车例行检修，初级道与魔毯照常，持票客人自动延时。',
    parts: [
      text('为了雪季里每一趟都平稳，云顶缆车每月做一次例行检修。本周三 07:00 到 10:30 停运，10:30 起恢复正常。'),
      heading('检修时还能玩什么'),
      text('初级道、魔毯和雪圈区照常开放；中级道 10:00 起由二号缆车接驳。教练课顺延，不占您的课时。'),
      picture('snow-slope-4'),
      heading('已经买了票'),
      text('当天的日场票自动延时到 18:00，不用办手续；不想来了，在订单里申请退款，退多少按购买时的退改政策。'),
      product('200104'),
      quote('看日出的客人请改在周四，云海预报一样好。'),
    ],
  },
  {
    id: '30102',
    title: '分享赚佣金：怎么开始，怎么结算',
    subtitle: '好友下单，佣金次月到账',
    picture: 'cliff-3',
    tag: '公告',
    author: '澜途会员中心',
    reads: 5480,
    published: [45, '10:00'],
    summary: '登录后在商品页点“分享赚”，好友从您的链接下单并使用，佣金在次月十号到账；退款的订单不计算。',
    parts: [
      text('喜欢的地方，分享给朋友也有谢意。任何会员都可以参加，不用报名，也没有门槛。'),
      heading('三步开始'),
      text(
        '登录后打开想推荐的商品，点右上角的“分享赚”，把专属链接或二维码发给朋友。朋友从这个链接下单并且使用，订单就记在您名下。',
      ),
      picture('yacht-1'),
      heading('怎么结算'),
      text('上个月已经使用的订单，在每月十号结算到零钱。退款的订单不计算，部分退款按实际使用的金额计算。'),
      product('610101'),
      quote('佣金由商城承担，朋友看到的价格和您看到的一样。'),
    ],
  },
]
