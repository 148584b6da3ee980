import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { saleTicketSchema } from '../../schemas/domain/sale-ticket.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

const of = saleTicketSchema.properties

export const productChoicesProps = {
  title: '选择产品',
  type: 'object',
  properties: {
    title: {
      type: 'string',
      minLength: 1,
      maxLength: 20,
      title: '标题',
      description: '默认是“选择产品”；在弹层里不显示。',
    },
    products: {
      type: 'array',
      title: '可选的产品',
      $comment: '来自接口 playProductList。',
      items: {
        type: 'object',
        properties: {
          essentialInfo: of.essentialInfo,
          mark: of.mark,
          alias: of.alias,
          groupName: of.groupName,
          minPrice: of.minPrice,
          underLinedPrice: of.underLinedPrice,
          priceInventoryMode: of.priceInventoryMode,
          availablePeopleType: of.availablePeopleType,
          childResources: of.childResources,
          ticketExtend: of.ticketExtend,
          memberPrices: of.memberPrices,
          isSoldOut: { type: 'boolean', title: '哪天都订不到了' },
        },
        required: ['essentialInfo', 'mark', 'minPrice', 'underLinedPrice', 'isSoldOut'],
        additionalProperties: false,
      },
    },
    ...buyerFields,
  },
  required: ['products'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProductChoicesProps = FromSchema<typeof productChoicesProps>
