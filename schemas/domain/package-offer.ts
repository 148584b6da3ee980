import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { productMarks } from './product-label.ts'

/** An item inside a package (B3): packageItemType 5 stay, 4 food, 3 enjoy, else play (A9). */
const packageItemSchema = {
  type: 'object',
  properties: {
    packageItemId: { type: 'string', title: '项目编号' },
    packageItemType: { type: 'integer', title: '哪一类内容', description: '5 是住，4 是吃，3 是享，其他是玩。' },
    packageItemName: { type: 'string', title: '项目名' },
    packageItemDesc: { type: 'string', title: '项目说明' },
  },
  required: ['packageItemId', 'packageItemType', 'packageItemName'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Package list item (A3 package offer, B3 package list item). Prices are yuan with at most two decimals. */
export const packageOfferSchema = {
  title: '套餐',
  type: 'object',
  properties: {
    productId: { type: 'string', names: 'product', title: '商品' },
    productName: { type: 'string', title: '商品名' },
    productPackageName: { type: 'string', title: '套餐名' },
    productDetailUrl: { type: 'string', format: 'address', title: '商品页地址', description: '没有时按商品类型打开。' },
    productType: { type: 'integer', title: '商品类型的代码', description: '例如 6 是套餐。' },
    productImages: { type: 'string', title: '图片地址', description: '几个地址用逗号分隔，不带尺寸。' },
    productRecommendMsg: { type: 'string', title: '推荐语' },
    productMarketTag: { type: 'string', title: '营销标签' },
    productHot: { type: 'integer', minimum: 0, title: '热度', $comment: '超过 9999 显示 x.xw。' },
    activityPrice: { type: 'number', minimum: 0, title: '活动价', description: '单位是元。' },
    currentPrice: { type: 'number', minimum: 0, title: '现价', description: '单位是元。' },
    originalPrice: { type: 'number', minimum: 0, title: '原价', description: '单位是元。' },
    activitySubType: { type: 'integer', title: '活动小类', description: '3 表示参团。' },
    activityEndTime: {
      type: 'string',
      title: '活动结束时间',
      description: '是北京时间。',
      $comment: '例如 2026-11-20T20:00:00。',
    },
    numberOfPerson: { type: 'integer', minimum: 0, title: '成团人数' },
    groupMember: { type: 'integer', minimum: 0, title: '已参团人数' },
    changeTime: { type: 'string', title: '数据更新时间' },
    productMarketPackageItemInfoDtos: { type: 'array', items: packageItemSchema, title: '套餐包含的项目' },
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
    isShowHomePage: { type: 'boolean', title: '首页的限时套餐' },
    productItemNames: { type: 'array', items: { type: 'string' }, title: '筛选', description: '写标签和分类选项。' },
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
    productsKeywordFilters: { type: 'array', items: { type: 'string' }, title: '热门标签' },
    productsFilterConditionMap: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      title: '分类 → 选项',
    },
  },
  required: ['productsKeywordFilters', 'productsFilterConditionMap'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PackageFilter = FromSchema<typeof packageFilterSchema>
