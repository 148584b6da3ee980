import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { productMarks } from './product-label.ts'

/** One item of a page component (A3). Pictures are names without size and format, as `picture` says. */
export const componentContentSchema = {
  title: '内容',
  type: 'object',
  properties: {
    id: { type: 'string', description: '内容 id' },
    title: { type: 'string', description: '标题' },
    subtitle: { type: 'string', description: '副标题；商品菜单里是列表的代码' },
    themePicUri: { type: 'string', format: 'picture', description: '图片地址，不带尺寸：/tc-fostay/media/bay-1' },
    picAlt: { type: 'string', description: '图片的一句话说明' },
    jumpPath: { type: 'string', format: 'address', description: '跳转地址；not_jump 表示不跳转' },
    redirectType: { type: 'string', enum: ['page', 'product', 'content', 'external', 'none'], description: '跳转方式' },
    jumpParames: {
      type: 'object',
      properties: {
        product_url: { type: 'string', format: 'address', description: '商品页地址' },
        contentid: { type: 'string', names: 'article', description: '文章 id' },
      },
      additionalProperties: false,
      description: '跳转参数',
    },
    contentInfo: {
      type: 'object',
      properties: {
        summary: { type: 'string', description: '摘要' },
        author: { type: 'string', description: '作者' },
        readCount: { type: 'integer', minimum: 0, description: '阅读次数' },
      },
      additionalProperties: false,
      description: '内容详情，needContentInfo 为是时才有',
    },
    customFields: {
      type: 'object',
      properties: {
        tag: { type: 'string', description: '标签筛选用的词' },
        tags: { type: 'array', items: { type: 'string' }, description: '菜单页签的标签；商品卡的标签' },
        badge: { type: 'string', description: '角标' },
        icon: { type: 'string', format: 'icon', description: '图标名' },
        price: { type: 'number', minimum: 0, description: '起价，元' },
        originalPrice: { type: 'number', minimum: 0, description: '划线价，元' },
        place: { type: 'string', description: '地点' },
        hot: { type: 'integer', minimum: 0, description: '已售数量' },
        productType: { type: 'integer', description: '商品类型的代码，例如 6 组合套餐' },
        ...productMarks,
        store_show: { type: 'string', description: '在哪些门店显示' },
        store_noshow: { type: 'string', description: '在哪些门店不显示' },
      },
      additionalProperties: false,
      description: '附加字段',
    },
  },
  required: ['id', 'title'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Page component (A3): what operators fill and a page reads by its code. */
export const pageComponentSchema = {
  title: '页面组件',
  type: 'object',
  properties: {
    componentCode: { type: 'string', names: 'component', description: '组件代码，例如 YT3_BANNER' },
    componentName: { type: 'string' },
    typeName: { type: 'string' },
    componentContents: { type: 'array', items: componentContentSchema, description: '内容，按展示顺序' },
  },
  required: ['componentCode', 'componentName', 'typeName', 'componentContents'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ComponentContent = FromSchema<typeof componentContentSchema>
export type PageComponent = FromSchema<typeof pageComponentSchema>
