import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { productMarks } from './product-label.ts'

/** One item of a page component (A3). Pictures are names without size and format, as `picture` says. */
export const componentContentSchema = {
  title: '内容',
  type: 'object',
  properties: {
    id: { type: 'string', title: '内容编号' },
    title: { type: 'string', title: '标题' },
    subtitle: { type: 'string', title: '副标题', description: '商品菜单里写列表的代码。' },
    themePicUri: {
      type: 'string',
      format: 'picture',
      title: '图片地址',
      description: '不带尺寸：/tc-fostay/media/bay-1。',
    },
    picAlt: { type: 'string', title: '图片的一句话说明' },
    jumpPath: { type: 'string', format: 'address', title: '跳转地址', $comment: 'not_jump 表示不跳转。' },
    redirectType: { type: 'string', enum: ['page', 'product', 'content', 'external', 'none'], title: '跳转方式' },
    jumpParames: {
      type: 'object',
      properties: {
        product_url: { type: 'string', format: 'address', title: '商品页地址' },
        contentid: { type: 'string', names: 'article', title: '文章' },
      },
      additionalProperties: false,
      title: '跳转参数',
    },
    contentInfo: {
      type: 'object',
      properties: {
        summary: { type: 'string', title: '摘要' },
        author: { type: 'string', title: '作者' },
        readCount: { type: 'integer', minimum: 0, title: '阅读次数' },
      },
      additionalProperties: false,
      title: '内容详情',
      $comment: 'needContentInfo 为是时才有。',
    },
    customFields: {
      type: 'object',
      properties: {
        tag: { type: 'string', title: '标签筛选用的词' },
        tags: {
          type: 'array',
          items: { type: 'string' },
          title: '菜单页签的标签',
          description: '商品卡也用它作标签。',
        },
        badge: { type: 'string', title: '角标' },
        icon: { type: 'string', format: 'icon', title: '图标名' },
        price: { type: 'number', minimum: 0, title: '起价', description: '单位是元。' },
        originalPrice: { type: 'number', minimum: 0, title: '划线价', description: '单位是元。' },
        place: { type: 'string', title: '地点' },
        hot: { type: 'integer', minimum: 0, title: '已售数量' },
        productType: { type: 'integer', title: '商品类型的代码', description: '例如 6 是套餐。' },
        ...productMarks,
        audience: {
          type: 'string',
          enum: ['new'],
          enumDescriptions: ['没有登录的顾客'],
          title: '给谁看',
          description: '不写就是所有人；弹窗广告用它。',
        },
        store_show: { type: 'string', title: '在哪些门店显示' },
        store_noshow: { type: 'string', title: '在哪些门店不显示' },
      },
      additionalProperties: false,
      title: '附加字段',
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
    componentCode: { type: 'string', names: 'component', title: '组件代码', $comment: '例如 YT3_BANNER。' },
    componentName: { type: 'string' },
    typeName: { type: 'string' },
    componentContents: { type: 'array', items: componentContentSchema, title: '内容', description: '按展示顺序。' },
  },
  required: ['componentCode', 'componentName', 'typeName', 'componentContents'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ComponentContent = FromSchema<typeof componentContentSchema>
export type PageComponent = FromSchema<typeof pageComponentSchema>
