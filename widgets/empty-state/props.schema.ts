import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { sceneNames } from '../../src/domain/scenes.ts'

export const emptyStateProps = {
  title: '空状态',
  type: 'object',
  properties: {
    scene: {
      type: 'string',
      enum: sceneNames,
      enumDescriptions: [
        '码头上的行李箱：订单、行程',
        '灯笼：优惠券、积分',
        '贝壳：收藏、点评',
        '望远镜：没有找到',
        '小岛：页面不在了',
      ],
      title: '场景',
      description: '文字上面的小图，颜色跟着主题走；不写是望远镜。',
    },
    picture: {
      type: 'string',
      minLength: 1,
      format: 'picture',
      title: '自己的图片',
      description: '代替场景；地址不带尺寸。',
    },
    text: { type: 'string', minLength: 1, maxLength: 60, title: '一句话' },
    hint: { type: 'string', maxLength: 60, title: '下面的小字' },
    action: { type: 'string', minLength: 1, maxLength: 10, title: '按钮的文字', description: '不写就没有按钮。' },
    actionTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '按钮打开的地址',
      description: '例如 /。',
      $comment: '不写就由 action 事件决定。',
    },
    other: {
      type: 'string',
      maxLength: 10,
      title: '另一条路的文字',
      description: '按钮下面安静的一行；留空就没有，没有按钮时也没有。',
    },
    otherTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '另一条路的地址',
      description: '例如 /order；和按钮去的是同一个地方时不显示。',
    },
  },
  required: ['text'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type EmptyStateProps = FromSchema<typeof emptyStateProps>
