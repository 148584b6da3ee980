import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { goodsPickerProps, type GoodsPickerProps } from './props.schema.ts'

export const goodsPicker = {
  code: 'goods-picker',
  category: 'products',
  title: '选规格',
  description: '一行“选择规格”；打开是规格、数量和购买按钮。每次几件、每人几件、缺货和库存都会说明。',
  props: goodsPickerProps,
  events: {
    open: plainEvent('点了选择规格'),
    close: plainEvent('关上了'),
    buy: {
      title: '选好了，要购买或发起拼团',
      payload: {
        type: 'object',
        properties: {
          skuId: { type: 'string', title: '规格组合编号' },
          quantity: { type: 'integer', minimum: 1, title: '几件' },
          text: { type: 'string', title: '选了什么' },
          isGroup: { type: 'boolean', title: '发起拼团' },
        },
        required: ['skuId', 'quantity', 'text', 'isGroup'],
        additionalProperties: false,
      },
    },
    addToCart: {
      title: '选好了，要加入购物车',
      payload: {
        type: 'object',
        properties: {
          skuId: { type: 'string', title: '规格组合编号' },
          quantity: { type: 'integer', minimum: 1, maximum: 99, title: '几件' },
        },
        required: ['skuId', 'quantity'],
        additionalProperties: false,
      },
    },
    blocked: {
      title: '不能再多、再少，或不能买',
      payload: {
        type: 'object',
        properties: { text: { type: 'string', title: '为什么' } },
        required: ['text'],
        additionalProperties: false,
      },
    },
  },
  height: 52,
  emptyWhen: ['skus'],
  load: () => import('./goods-picker.tsx'),
} as const satisfies Widget<GoodsPickerProps>
