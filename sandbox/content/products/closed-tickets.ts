import type { Product } from '../../../schemas/domain/product.ts'
import { productOf } from '../build/base.ts'
import { entryNotes } from '../build/notes.ts'
import { FREE_UNTIL_DAY_BEFORE, FREE_UNTIL_USED, NO_REFUND } from '../build/policies.ts'
import { ticketGroup, ticketOf, ticketResource } from '../build/tickets.ts'
import { day } from '../dates.ts'

/** Tickets that cannot be bought: sold out, not yet effective, expired, not published, taken off the shelf. */
export function closedTickets(today: string): Product[] {
  return [
    productOf(
      today,
      {
        id: '200106',
        kind: 'ticket',
        name: '水上剧场《月下渡口》演出票',
        subtitle: '以湖为台，以山为幕的 70 分钟',
        place: '云栖古镇',
        tags: ['热演', '已售罄'],
        description:
          '一百二十位演员里有三十位是镇上的船工。舞台沉在水下十厘米，月亮升起时，撑船的人像在水面上行走。本轮演出票已售罄，下一轮开票请留意通知。',
        price: 268,
        was: 268,
        sold: 8640,
        score: 4.9,
        reviews: 1920,
        policy: NO_REFUND,
        notes: entryNotes('渡口剧场 A、B 检票口', '1.0 米以下儿童谢绝入场', '开演后 15 分钟停止检票。'),
        scenario: '门票全部售罄',
      },
      {
        ticket: ticketOf(
          today,
          [
            ticketGroup('2001061', '演出票', [
              ticketResource(today, { id: '20010611', name: '甲等席', price: 388, stock: 0 }),
              ticketResource(today, { id: '20010612', name: '乙等席', price: 268, stock: 0 }),
            ]),
          ],
          { unsubscribePolicyType: 3 },
        ),
      },
    ),
    productOf(
      today,
      {
        id: '200107',
        kind: 'ticket',
        name: '青岚谷春茶采摘门票',
        subtitle: '开园第一周，采一篓自己的明前',
        place: '青岚谷',
        tags: ['春季限定'],
        description:
          '两百亩茶园每年只在清明前后对外开放三周。茶师傅教你“提手采”，采下的鲜叶当场摊青、杀青，傍晚带着一小罐还热的茶回家。',
        price: 98,
        was: 128,
        sold: 0,
        score: 4.8,
        reviews: 268,
        policy: FREE_UNTIL_USED,
        notes: entryNotes('茶园东寮服务台', '适合 5 岁以上，儿童需大人陪同', '茶园有坡，请穿平底鞋。'),
        scenario: '门票未到有效期（effectTime 在未来）',
      },
      {
        ticket: ticketOf(
          today,
          [
            ticketGroup('2001071', '采摘票', [
              ticketResource(today, { id: '20010711', name: '单人采摘票', price: 98 }),
            ]),
          ],
          { effectTime: day(today, 90), expireDate: day(today, 120) },
        ),
      },
    ),
    productOf(
      today,
      {
        id: '200108',
        kind: 'ticket',
        name: '澜湾岛夏日烟火季门票',
        subtitle: '海上烟火，一年一季',
        place: '澜湾岛',
        tags: ['季节限定'],
        description:
          '烟火船停在离岸三百米的海面，二十分钟里放完八百发。今年的烟火季已经落幕，看台座席图保留在这里，供明年的你参考。',
        price: 158,
        was: 198,
        sold: 11206,
        score: 4.7,
        reviews: 1583,
        policy: NO_REFUND,
        notes: entryNotes('沙滩看台 2、4 号门', '全年龄适宜', '如遇大风，烟火可能推迟到次日。'),
        scenario: '门票已过期（expireDate 已过）',
      },
      {
        ticket: ticketOf(
          today,
          [ticketGroup('2001081', '看台票', [ticketResource(today, { id: '20010811', name: '沙滩看台', price: 158 })])],
          { effectTime: day(today, -120), expireDate: day(today, -30), unsubscribePolicyType: 3 },
        ),
      },
    ),
    productOf(
      today,
      {
        id: '200109',
        kind: 'ticket',
        name: '鹿鸣小镇新年灯会门票',
        subtitle: '一千盏灯笼，从山脚挂到雪场',
        place: '鹿鸣雪山',
        tags: ['即将开票'],
        description:
          '沿着老巷往里走，灯笼一盏接一盏，尽头是热腾腾的小吃摊和一片雪。布展还没有结束，票种与开放时间以开票当天公布的为准。',
        price: 128,
        was: 168,
        sold: 0,
        score: 5,
        reviews: 0,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: entryNotes('灯会北门', '全年龄适宜', '夜间零下二十度，请注意保暖。'),
        scenario: '门票未发布（typePublish 0、typeEdit 1）',
      },
      {
        ticket: ticketOf(
          today,
          [ticketGroup('2001091', '灯会票', [ticketResource(today, { id: '20010911', name: '夜场票', price: 128 })])],
          { typePublish: 0, typeEdit: 1, unsubscribePolicyType: 2 },
        ),
      },
    ),
    productOf(
      today,
      {
        id: '200110',
        kind: 'ticket',
        name: '澜湾岛萤火虫果园夜游门票',
        subtitle: '萤火虫休养的年份，果园不接待',
        place: '澜湾岛',
        tags: ['暂停接待'],
        description:
          '园里的灯全部熄掉以后，萤火虫从草叶底下升起来，把树间的小路照成一条会呼吸的银河。每开放三年，果园就休养一年，这一年不卖门票。',
        price: 118,
        was: 148,
        sold: 6240,
        score: 4.9,
        reviews: 742,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: entryNotes('果园木屋', '4 周岁以上，儿童需大人陪同', '请穿长裤，园内不能开手电和闪光灯。'),
        scenario: '门票已下架',
      },
      {
        status: 0,
        ticket: ticketOf(
          today,
          [
            ticketGroup('2001101', '夜游票', [
              ticketResource(today, { id: '20011011', name: '成人夜游票', price: 118 }),
            ]),
          ],
          { unsubscribePolicyType: 2 },
        ),
      },
    ),
  ]
}
