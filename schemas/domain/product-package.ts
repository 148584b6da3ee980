import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { codeRuleProperties } from './order.ts'
import { memberPriceSchema } from './sale-plan.ts'

/** One thing that a package holds (B3 dailyDescList): itemType 5 stay, 2 entertainment, 3 enjoy, 4 catering, 1 other. */
export const dailyItemSchema = {
  type: 'object',
  properties: {
    itemType: {
      type: 'integer',
      enum: [1, 2, 3, 4, 5],
      enumDescriptions: ['其他', '娱', '享', '餐', '住'],
      title: '哪一类',
      description: '5 是住，2 是娱，3 是享，4 是餐，1 是其他。',
    },
    itemTypeName: { type: 'string', title: '类别的名称', description: '例如“住”。' },
    name: { type: 'string', title: '项目名' },
    valueDesc: { type: 'string', title: '价值' },
    qtyDesc: { type: 'string', title: '数量' },
    productPackageId: { type: 'string', title: '所属套餐编号' },
  },
  required: ['itemType', 'itemTypeName', 'name', 'qtyDesc', 'productPackageId'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Package of a product (A3, B3). Prices are yuan, as the API speaks. Sale dates are Beijing time: 2026-11-20T10:00:00. */
export const productPackageSchema = {
  title: '套餐规格',
  type: 'object',
  properties: {
    id: { type: 'string', title: '套餐编号' },
    name: { type: 'string', title: '套餐名' },
    description: { type: 'string', title: '一句话说明' },
    price: { type: 'number', minimum: 0, title: '售价', description: '单位是元。' },
    originalprice: { type: 'number', minimum: 0, title: '原价', description: '单位是元。' },
    buttonText: { type: 'string', title: '购买按钮', description: '没有就写“立即购买”。' },
    packageStatus: {
      type: 'integer',
      enum: [1, 2, 3],
      enumDescriptions: ['可售', '未开售', '已下架'],
      title: '套餐状态',
      description: '1 是可售，2 是未开售，3 是已下架。',
    },
    isDocking: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['二次确认', '即时确认'],
      title: '怎样确认',
      description: '1 是即时确认，其他是二次确认。',
    },
    salestartdate: { type: 'string', title: '开售', description: '是北京时间。' },
    saleenddate: { type: 'string', title: '停售', description: '是北京时间。' },
    stock: { type: 'integer', minimum: 0, title: '库存' },
    productPackagesRule: {
      type: 'object',
      title: '预约和用码的规则',
      properties: {
        advanceDays: { type: 'integer', minimum: 0, title: '提前几天预约' },
        ...codeRuleProperties,
      },
      required: ['advanceDays'],
      additionalProperties: false,
    },
    memberPrices: { type: 'array', items: memberPriceSchema, title: '各等级的会员价' },
    dailyDescList: { type: 'array', items: dailyItemSchema, title: '套餐包含' },
  },
  required: [
    'id',
    'name',
    'price',
    'originalprice',
    'packageStatus',
    'isDocking',
    'salestartdate',
    'saleenddate',
    'stock',
    'productPackagesRule',
    'dailyDescList',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Spec group and sku of goods (A3): spec_type 1 has images; a sku is looked up by its joined value ids or no_spec. */
export const goodsSpecSchema = {
  title: '商品规格',
  type: 'object',
  properties: {
    specs: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          spec_id: { type: 'string' },
          spec_name: { type: 'string' },
          spec_type: {
            type: 'integer',
            enum: [0, 1],
            enumDescriptions: ['没有图片', '有图片'],
            title: '规格有没有图片',
            description: '1 表示有图片。',
          },
          valueList: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'object',
              properties: {
                spec_value_id: { type: 'string' },
                spec_value: { type: 'string', title: '规格的值' },
                spec_value_img: { type: 'string' },
              },
              required: ['spec_value_id', 'spec_value'],
              additionalProperties: false,
            },
          },
        },
        required: ['spec_id', 'spec_name', 'spec_type', 'valueList'],
        additionalProperties: false,
      },
    },
    skus: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          sku_id: { type: 'string' },
          spec_key: { type: 'string', title: '哪几个规格值', $comment: '规格值 id 以 - 相连，没有规格为 no_spec。' },
          price: { type: 'number', minimum: 0 },
          originalprice: { type: 'number', minimum: 0 },
          enable_quantity: { type: 'integer', minimum: 0, title: '库存' },
        },
        required: ['sku_id', 'spec_key', 'price', 'originalprice', 'enable_quantity'],
        additionalProperties: false,
      },
    },
    good_extends: {
      type: 'object',
      properties: {
        single_buy_num: { type: 'integer', minimum: 0, title: '每次最多几件', description: '0 表示不限。' },
      },
      required: ['single_buy_num'],
      additionalProperties: false,
    },
    purchaseLimit: { type: 'integer', minimum: 0, title: '每人限购几件', description: '0 表示不限。' },
  },
  required: ['specs', 'skus', 'good_extends', 'purchaseLimit'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A package as its detail page gets it: with whether it can be bought now. */
export const shownPackageSchema = {
  ...productPackageSchema,
  properties: { ...productPackageSchema.properties, canBuy: { type: 'boolean', title: '现在能买' } },
} as const satisfies JSONSchema

export type DailyItem = FromSchema<typeof dailyItemSchema>
export type ProductPackage = FromSchema<typeof productPackageSchema>
export type GoodsSpec = FromSchema<typeof goodsSpecSchema>
export type ShownPackage = FromSchema<typeof shownPackageSchema>
