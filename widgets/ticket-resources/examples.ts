import type { OfferedResource } from '../../schemas/domain/ticket-offer.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { TicketResourcesProps } from './props.schema.ts'

const resource = (
  resourceId: string,
  resourceName: string,
  price: number,
  more: Partial<OfferedResource> = {},
): OfferedResource => ({
  ...{ resourceId, resourceName, price },
  ...{ inventory: 300, singleMax: 6, categoryType: 0 },
  ...more,
})

const memberPrices = [{ memberLevel: 3, memberLevelName: '金卡会员', memberPrice: 207.1, discountPercent: 95 }]

const groups = [
  {
    ticketId: 'g1',
    ticketName: '单人票',
    resources: [
      resource('a', '成人票', 218, { description: '身高 1.5 米以上', memberPrices }),
      resource('b', '儿童票', 138, { description: '身高 1.0-1.5 米', inventory: 3 }),
      resource('c', '长者票', 138, { inventory: 0 }),
    ],
  },
  { ticketId: 'g2', ticketName: '家庭票', resources: [resource('d', '两大一小', 528, { singleMax: 3 })] },
]

const flex = (resourceId: string, name: string, price: number) => resource(resourceId, name, price, { categoryType: 1 })

export const examples: readonly Example<TicketResourcesProps>[] = [
  { name: '访客', props: { groups, picks: 'a:2,b:3' } },
  { name: '金卡会员', props: { groups, picks: 'a:1', level: 3, vipRate: 95 } },
  {
    name: '互斥的通票',
    props: {
      groups: [
        { ticketId: 'f', ticketName: '双园通票', resources: [flex('x', '成人通票', 318), flex('y', '家庭通票', 768)] },
      ],
      picks: 'x:1',
    },
  },
  {
    name: '都卖完了',
    props: { groups: [{ ...groups[0]!, resources: [resource('c', '长者票', 138, { inventory: 0 })] }] },
  },
  {
    name: '很长的文字',
    props: {
      groups: [
        {
          ticketId: 'l',
          ticketName: '澜途国际滨海旅游度假区月牙湾片区北岸联票',
          resources: [
            resource('l', '两大两小家庭全天无限次往返畅玩票（含储物柜、浴巾和快速通道）', 128_888.88, {
              description: '限身高 1.0-1.5 米的儿童和 65 周岁以上的长者使用，须与成人同时入园，节假日不加价。',
            }),
          ],
        },
      ],
      picks: 'l:6',
    },
  },
]
