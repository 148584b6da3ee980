import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { productMarks } from './product-label.ts'

/** An item inside a package (B3): packageItemType 5 stay, 4 food, 3 enjoy, else play (A9). */
const packageItemSchema = {
  type: 'object',
  properties: {
    packageItemId: { type: 'string', description: '项目 id' },
    packageItemType: { type: 'integer', description: '5 住 4 吃 3 享 其他 玩' },
    packageItemName: { type: 'string', description: '项目名' },
    packageItemDesc: { type: 'string', description: '项目说明' },
  },
  required: ['packageItemId', 'packageItemType', 'packageItemName'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Package list item (A3 package offer, B3 package list item). Prices are yuan with at most two decimals. */
export const packageOfferSchema = {
  title: '套餐',
  type: 'object',
  properties: {
    productId: { type: 'string', names: 'product', description: '商品 id' },
    productName: { type: 'string', description: '商品名' },
    productPackageName: { type: 'string', description: '套餐名' },
    productDetailUrl: { type: 'string', format: 'address', description: '商品页地址；没有时按商品类型打开' },
    productType: { type: 'integer', description: '商品类型的代码，例如 6 组合套餐' },
    productImages: { type: 'string', description: '图片地址，逗号分隔，不带尺寸' },
    productRecommendMsg: { type: 'string', description: '推荐语' },
    productMarketTag: { type: 'string', description: '营销标签' },
    productHot: { type: 'integer', minimum: 0, description: '热度；超过 9999 显示 x.xw' },
    activityPrice: { type: 'number', minimum: 0, description: '活动价，元' },
    currentPrice: { type: 'number', minimum: 0, description: '现价，元' },
    originalPrice: { type: 'number', minimum: 0, description: '原价，元' },
    activitySubType: { type: 'integer', description: '3 表示参团' },
    activityEndTime: { type: 'string', description: '活动结束时间，北京时间：2026-11-20T20:00:00' },
    numberOfPerson: { type: 'integer', minimum: 0, description: '成团人数' },
    groupMember: { type: 'integer', minimum: 0, description: '已参团人数' },
    changeTime: { type: 'string', description: '数据更新时间' },
    productMarketPackageItemInfoDtos: { type: 'array', items: packageItemSchema, description: '套餐包含的项目' },
    ...productMarks,
  },
  required: [
    'productId',
    'productName',
    'productPackageName',
    'productType',
    'productImages',
    'currentPrice',
    'originalPrice',
    'productMarketPackageItemInfoDtos',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

const { subscriptUrl: _badge, labels: _labels, ...kept } = packageOfferSchema.properties

/** An offer as the shop keeps it: what a list is chosen by stays on the server, the marks are its product's. */
export const packageOfferRecordSchema = {
  ...packageOfferSchema,
  properties: {
    ...kept,
    isShowHomePage: { type: 'boolean', description: '首页的限时套餐' },
    productItemNames: { type: 'array', items: { type: 'string' }, description: '筛选：标签和分类选项' },
  },
  required: [...packageOfferSchema.required, 'isShowHomePage', 'productItemNames'],
} as const satisfies JSONSchema

export type PackageItem = FromSchema<typeof packageItemSchema>
export type PackageOffer = FromSchema<typeof packageOfferSchema>
export type PackageOfferRecord = FromSchema<typeof packageOfferRecordSchema>

/** Filter info (B3): hot tags (first 6 shown) and categories with their options. */
export const packageFilterSchema = {
  title: '套餐筛选',
  type: 'object',
  properties: {
    productsKeywordFilters: { type: 'array', items: { type: 'string' }, description: '热门标签' },
    productsFilterConditionMap: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: '分类 → 选项',
    },
  },
  required: ['productsKeywordFilters', 'productsFilterConditionMap'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PackageFilter = FromSchema<typeof packageFilterSchema>
