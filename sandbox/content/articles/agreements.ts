import { heading, picture, quote, text, type ArticleSeed } from './article-seed.ts'

/** What a shopper agrees to by logging in. */
export const agreements: readonly ArticleSeed[] = [
  {
    id: '30201',
    title: '用户协议',
    subtitle: '使用澜途度假商城的约定',
    picture: 'bay-2',
    tag: '协议',
    author: '澜途度假',
    reads: 960,
    published: [120, '09:00'],
    summary: '账号、下单、付款、退改和客服的约定；登录即表示同意。',
    parts: [
      text('欢迎使用澜途度假商城。登录、下单之前，请您读完这份约定；不同意的话，您仍可以浏览商城，但不能登录和下单。'),
      heading('您的账号'),
      text('账号以手机号登记，验证码只发给这个号码。请不要把验证码告诉任何人，包括自称客服的人。'),
      heading('下单和付款'),
      text('页面上的价格、日期和数量以提交订单时服务器核对的结果为准；价格变动时会先征得您的同意，再继续下单。'),
      heading('退订和改期'),
      text('每个商品的退改规则写在它的须知里。未使用的部分可以在有效期内申请，退款 1-10 个工作日到账，不收手续费。'),
      picture('palm-garden-2'),
      quote('有疑问先问客服：周一至周日 09:00~21:00。'),
    ],
  },
  {
    id: '30202',
    title: '隐私政策',
    subtitle: '我们收集什么，为什么，怎么保护',
    picture: 'lagoon-2',
    tag: '协议',
    author: '澜途度假',
    reads: 720,
    published: [120, '09:00'],
    summary: '只收集完成预订需要的信息；浏览记录匿名，可以关闭。',
    parts: [
      text('我们只收集完成预订需要的信息，并且告诉您每一项用来做什么。'),
      heading('登录和预订'),
      text(
        '手机号用来登录和通知订单；出行人的姓名和证件只用于实名的门票和入住登记，交给提供服务的酒店和景区，不作他用。',
      ),
      heading('浏览记录'),
      text('商城用匿名编号记录浏览、点击和停留，用来改进页面，30 天后删除；在浏览器里打开“请勿跟踪”，就不再记录。'),
      picture('lagoon-3'),
      heading('您的权利'),
      text('您可以随时查看、更正自己的资料，或联系客服注销账号；注销后，订单按法律要求的期限保存，其余资料删除。'),
    ],
  },
]
