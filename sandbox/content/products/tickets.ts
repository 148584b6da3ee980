import type { Product } from '../../../schemas/domain/product.ts'
import { productOf, withMemberDiscount } from '../build/base.ts'
import { entryNotes } from '../build/notes.ts'
import { FREE_UNTIL_DAY_BEFORE, FREE_UNTIL_USED } from '../build/policies.ts'
import { session, ticketGroup, ticketOf, ticketResource } from '../build/tickets.ts'
import { closedTickets } from './closed-tickets.ts'

/** Tickets that sell: dated with and without sessions, flex, real name, few left with member prices (A3, A4, A5). */
export function tickets(today: string): Product[] {
  const resource = (seed: Parameters<typeof ticketResource>[1]) => ticketResource(today, seed)
  return [
    productOf(
      today,
      {
        id: '200101',
        kind: 'ticket',
        name: '星屿水世界指定日门票',
        subtitle: '三十六条滑道和一片会起浪的海',
        place: '星屿水世界',
        tags: ['当日可订', '亲子'],
        description:
          '大喇叭、眼镜蛇、六道竞速，从 1 米的小象滑梯到 21 米的垂直坠落，胆子多大就玩多高。造浪池逢整点起浪，傍晚还有一场泡沫派对，记得多带一套干衣服。',
        price: 218,
        was: 298,
        sold: 48230,
        score: 4.7,
        reviews: 6120,
        policy: FREE_UNTIL_USED,
        notes: entryNotes(
          '星屿大道 8 号南门 5-8 号闸机',
          '身高 1.2 米以下儿童需成人陪同下水',
          '滑道对身高体重有要求，以现场公示为准。',
        ),
        scenario: '指定日期门票，无场次，多资源',
      },
      {
        ...withMemberDiscount,
        ticket: ticketOf(today, [
          ticketGroup('2001011', '单人票', [
            resource({ id: '20010111', name: '成人票', description: '身高 1.5 米以上', price: 218 }),
            resource({ id: '20010112', name: '儿童票', description: '身高 1.0-1.5 米', price: 138 }),
            resource({ id: '20010113', name: '长者票', description: '65 周岁以上', price: 138, stock: 60, max: 4 }),
          ]),
          ticketGroup('2001012', '家庭票', [
            resource({ id: '20010121', name: '一大一小', price: 328, max: 3 }),
            resource({
              id: '20010122',
              name: '两大一小',
              price: 528,
              max: 3,
              exceptions: [
                [0, { stock: 0 }],
                [1, { stock: 2 }],
                [2, { stock: 4 }],
                [6, { stock: 0 }],
              ],
            }),
            resource({ id: '20010123', name: '全季通票（通票才出售）', price: 899, flex: true }),
          ]),
        ]),
      },
    ),
    productOf(
      today,
      {
        id: '200102',
        kind: 'ticket',
        name: '澜湾海洋馆鲸鲨剧场门票',
        subtitle: '在 20 米长的玻璃前等鲸鲨游过',
        place: '星屿水世界',
        tags: ['分场入馆', '室内'],
        description:
          '馆里最大的一块亚克力有 20 米长，两条鲸鲨每 9 分钟绕过一次。按场次限流入馆，剧场开演前十分钟灯光全暗，只剩水母发光，是一天里最安静的时刻。',
        price: 168,
        was: 198,
        sold: 21754,
        score: 4.8,
        reviews: 3377,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: entryNotes(
          '海洋馆东厅，提前 20 分钟检票',
          '全年龄适宜，1.0 米以下儿童免票',
          '馆内禁止使用闪光灯，以免惊扰动物。',
        ),
        scenario: '指定日期门票，有场次（一场售罄）',
      },
      {
        ticket: ticketOf(
          today,
          [
            ticketGroup('2001021', '剧场票', [
              resource({ id: '20010211', name: '标准席', price: 168 }),
              resource({ id: '20010212', name: '前排席', price: 228, stock: 40 }),
              resource({ id: '20010213', name: '早场儿童席', price: 88, stock: 0 }),
            ]),
          ],
          {
            unsubscribePolicyType: 2,
            sessions: [
              session('2001021001', ['10:00', '11:30'], ['20010213']),
              session('2001021002', ['13:30', '15:00'], ['20010211', '20010212']),
              session('2001021003', ['16:00', '17:30'], ['20010211', '20010212']),
            ],
          },
        ),
      },
    ),
    productOf(
      today,
      {
        id: '200103',
        kind: 'ticket',
        name: '澜途双园任意日通票',
        subtitle: '水世界和海洋馆，半年内任选一天',
        place: '星屿水世界',
        tags: ['通票', '不用选日期'],
        description:
          '不想早早定下行程的人可以先买这一张：半年内任意一天，上午看鲸鲨，下午去冲浪，两园当日可多次进出。周末与假期同样可用，不加价。',
        price: 318,
        was: 416,
        sold: 9866,
        score: 4.8,
        reviews: 1451,
        policy: FREE_UNTIL_USED,
        notes: entryNotes('水世界南门或海洋馆东厅任选其一', '成人与儿童分别购票', '两园须在同一天使用，跨日无效。'),
        scenario: '通票（isFlexTicket 1）：不显示日期条，资源互斥',
      },
      {
        ticket: ticketOf(
          today,
          [
            ticketGroup('2001031', '双园通票', [
              resource({ id: '20010311', name: '成人通票', price: 318, flex: true, stock: 800 }),
              resource({ id: '20010312', name: '儿童通票', price: 198, flex: true, stock: 800 }),
              resource({ id: '20010313', name: '家庭通票（两大一小）', price: 768, flex: true, stock: 200, max: 2 }),
            ]),
          ],
          { isFlexTicket: 1 },
        ),
      },
    ),
    productOf(
      today,
      {
        id: '200104',
        kind: 'ticket',
        name: '鹿鸣雪山滑雪票',
        subtitle: '十九条雪道，日场夜场分段卖',
        place: '鹿鸣雪山',
        tags: ['实名制', '含缆车'],
        description:
          '从 80 米的练习道到 2.6 公里的林间野雪道，缆车直达 1468 米的云顶站。夜场的灯一直亮到九点，雪被照成淡蓝色，人少，转弯可以画得很大。',
        price: 198,
        was: 280,
        sold: 17320,
        score: 4.6,
        reviews: 2840,
        policy: FREE_UNTIL_DAY_BEFORE,
        notes: entryNotes('雪具大厅 1 楼自助取卡机', '6 周岁以上，须按实名入场', '请佩戴头盔，票价不含雪具租赁。'),
        scenario: '实名制门票，有场次',
      },
      {
        ticket: ticketOf(
          today,
          [
            ticketGroup('2001041', '雪票', [
              resource({ id: '20010411', name: '日场 4 小时', price: 298 }),
              resource({ id: '20010412', name: '全日 8 小时', price: 428 }),
              resource({ id: '20010413', name: '夜场 3 小时', price: 198, stock: 120 }),
            ]),
          ],
          {
            realNameCertification: 1,
            unsubscribePolicyType: 2,
            sessions: [
              session('2001041001', ['09:00', '17:00', '15:00'], ['20010411', '20010412']),
              session('2001041002', ['18:00', '21:00', '20:00'], ['20010413']),
            ],
          },
        ),
      },
    ),
    productOf(
      today,
      {
        id: '200105',
        kind: 'ticket',
        name: '云栖古镇夜游摇橹船票',
        subtitle: '一盏灯，一支橹，半个时辰的水巷',
        place: '云栖古镇',
        tags: ['会员价', '夜游'],
        description:
          '从南码头出发，过七座桥，看两岸人家收晒台、点灯笼。每条船只坐六个人，船娘会唱三支小调，唱到第三支的时候，刚好看见塔影落进河心。',
        price: 88,
        was: 108,
        sold: 13980,
        score: 4.9,
        reviews: 2205,
        policy: FREE_UNTIL_USED,
        notes: entryNotes('南码头候船亭', '1.2 米以下儿童免票，每位成人限带一名', '雨天照常开航，船上备有油纸伞。'),
        scenario: '门票仅剩 3 张，会员价',
      },
      {
        ...withMemberDiscount,
        ticket: ticketOf(today, [
          ticketGroup('2001051', '船票', [
            resource({ id: '20010511', name: '散客票', price: 88, stock: 3, max: 6 }),
            resource({ id: '20010512', name: '包船（6 座）', price: 498, stock: 2, max: 1 }),
          ]),
        ]),
      },
    ),
    ...closedTickets(today),
  ]
}
