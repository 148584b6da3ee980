import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { actionSchema, type Action } from './action.ts'

/** Shop-local date and time to the minute, as operators write it: 2026-11-20T00:00 (Asia/Shanghai). */
export const localMinutePattern = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$'

export const scheduleSchema = {
  title: '展示时间',
  expression: 'never',
  description: '按网站当地的时间展示。',
  $comment: '到 from 开始，到 until 结束（不含）。',
  type: 'object',
  properties: {
    from: {
      type: 'string',
      format: 'moment',
      pattern: localMinutePattern,
      title: '开始',
      $comment: '例如 2026-11-20T00:00。',
    },
    until: {
      type: 'string',
      format: 'moment',
      pattern: localMinutePattern,
      title: '结束',
      description: '不含这一刻。',
      $comment: '例如 2026-12-01T00:00。',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

const audienceSchema = {
  title: '展示人群',
  expression: 'never',
  description: '写几项就要同时满足几项。',
  type: 'object',
  properties: {
    login: { type: 'boolean', title: '只给已登录的人', description: '否就只给未登录的人。' },
    levels: {
      type: 'array',
      items: { type: 'integer', minimum: 0 },
      minItems: 1,
      title: '会员等级',
      description: '例如 3；没有登录的人是 0。',
    },
    channels: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      minItems: 1,
      title: '渠道',
      $comment: '例如 wechat-mini。',
    },
    from: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      minItems: 1,
      title: '来源品牌',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

const fallbackText = {
  type: 'object',
  properties: { text: { type: 'string', minLength: 1, title: '显示的一句话' } },
  required: ['text'],
  additionalProperties: false,
} as const satisfies JSONSchema

const notFoundText = {
  type: 'object',
  properties: {
    notFound: {
      type: 'string',
      minLength: 1,
      title: '要看的东西不存在时的一句话',
      description: '别的失败给重试按钮。',
    },
    action: {
      type: 'string',
      minLength: 1,
      maxLength: 12,
      title: '一句话下面的链接写什么',
      description: '例如“全部订单”。',
    },
    actionTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '那个链接去哪儿',
      description: '例如 /order。',
    },
    other: {
      type: 'string',
      minLength: 1,
      maxLength: 12,
      title: '第二个链接写什么',
      description: '例如“去首页”。',
    },
    otherTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '第二个链接去哪儿',
      description: '例如 /。',
    },
  },
  required: ['notFound'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What every block says about itself; `props` is checked against the schema of its widget. Blocks nest through `slots`. */
export const blockSchema = {
  title: '区块',
  type: 'object',
  expression: 'inside',
  properties: {
    id: {
      type: 'string',
      pattern: '^[a-z][a-z0-9-]*$',
      expression: 'never',
      title: '本页唯一的名字',
      description: '只用小写字母、数字和 -。',
    },
    widget: {
      type: 'string',
      minLength: 1,
      expression: 'never',
      title: '组件的代码',
      $comment: '即 widgets/ 里的文件夹名。',
    },
    variant: { type: 'string', minLength: 1, expression: 'never', title: '同一份数据的另一种样子' },
    props: { type: 'object', expression: 'inside', title: '组件的设置', description: '文字里可以写 {{ 表达式 }}。' },
    when: {
      type: 'string',
      minLength: 1,
      expression: 'always',
      title: '展示条件',
      description: '例如 {{ size(offers.productPackageInfos) > 0 }}。',
    },
    hidden: { type: 'boolean', expression: 'never', title: '谁都看不到', description: '留着以后再用。' },
    side: {
      type: 'boolean',
      expression: 'never',
      title: '放在右边一列',
      description: '页面的版式是两列时，它在电脑上站在右边，跟着屏幕走，例如价格和购买；同时只能显示一块。',
    },
    across: {
      type: 'boolean',
      expression: 'never',
      title: '占满两列',
      description: '页面的版式是两列时，它在电脑上左右都占，例如顶部的图片；右边一列从最后一个这样的区块下面开始。',
    },
    live: scheduleSchema,
    audience: audienceSchema,
    experiment: {
      title: '实验分组',
      expression: 'never',
      type: 'object',
      properties: {
        name: {
          type: 'string',
          minLength: 1,
          title: '哪个实验',
          names: 'experiment',
          $comment: 'experiments 里的名字。',
        },
        arm: { type: 'string', minLength: 1, title: '只给分到这一组的人看' },
      },
      required: ['name', 'arm'],
      additionalProperties: false,
    },
    onEmpty: {
      expression: 'never',
      title: '没有内容时',
      description: '可以隐藏、照常显示，或显示一句话。',
      $comment: 'hide 隐藏（默认），show 照常显示。',
      anyOf: [{ enum: ['hide', 'show'] }, fallbackText],
    },
    onError: {
      expression: 'never',
      title: '数据取不到或组件出错时',
      description: '可以给重试按钮、隐藏，或显示一句话；也可以只为不存在写一句话。',
      $comment: 'retry 给一个重试按钮（默认），hide 隐藏。',
      anyOf: [{ enum: ['retry', 'hide'] }, fallbackText, notFoundText],
    },
    notFound: {
      type: 'boolean',
      expression: 'never',
      title: '表示要看的东西不存在',
      description: '它出现时页面回答 404，搜索引擎不收录。',
    },
    on: {
      title: '事件',
      expression: 'inside',
      description: '组件发出的每一种，写依次执行的动作。',
      type: 'object',
      additionalProperties: { type: 'array', expression: 'inside', items: actionSchema },
    },
    slots: {
      title: '插槽',
      expression: 'inside',
      description: '容器组件里的区块，按插槽的名字。',
      type: 'object',
      additionalProperties: { title: '区块', type: 'array', expression: 'inside', items: { type: 'object' } },
    },
  },
  required: ['id', 'widget'],
  additionalProperties: false,
} as const satisfies JSONSchema

type FlatBlock = FromSchema<typeof blockSchema>

export type Schedule = FromSchema<typeof scheduleSchema>
export type Audience = FromSchema<typeof audienceSchema>

/** A block of a page; json-schema-to-ts can't follow a recursive $ref, so the nested part is spelled here. */
export type Block = Omit<FlatBlock, 'on' | 'slots' | 'props'> & {
  readonly props?: Readonly<Record<string, unknown>>
  readonly on?: Readonly<Record<string, readonly Action[]>>
  readonly slots?: Readonly<Record<string, readonly Block[]>>
}
