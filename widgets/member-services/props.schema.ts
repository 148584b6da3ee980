import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { entryIconNames } from '../../src/ui/entry-icon/entry-icon-paths.ts'
import { iconPaths } from '../../src/ui/icon/icon-paths.ts'
import type { IconName } from '../../src/ui/icon/index.tsx'
import { serviceIconNames } from '../../src/ui/service-icon/service-icon-paths.ts'

const iconNames = [...serviceIconNames, ...entryIconNames, ...(Object.keys(iconPaths) as IconName[])]

export const entrySchema = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '名字', description: '例如“待付款”。' },
    icon: { enum: iconNames, title: '图标名' },
    to: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '地址',
      description: '例如 /order?tab=1。',
      $comment: '不写就由 select 事件决定。',
    },
    badge: { type: 'integer', minimum: 0, title: '右上角的数', description: '0 不显示，超过 99 显示 99+。' },
  },
  required: ['title', 'icon'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const memberServicesProps = {
  title: '会员服务',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '例如“我的订单”；不写就没有。' },
    items: { type: 'array', items: entrySchema, title: '入口', description: '五个时一行五个，其他时候一行四个。' },
    moreText: {
      type: 'string',
      minLength: 1,
      maxLength: 8,
      title: '标题右边链接的文字',
      description: '例如“全部订单”。',
    },
    moreTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '标题右边链接的地址',
      description: '例如 /order。',
    },
    logoutText: {
      type: 'string',
      minLength: 1,
      maxLength: 8,
      title: '最下面退出按钮的文字',
      description: '例如“退出登录”；不写就没有。',
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type MemberServicesProps = FromSchema<typeof memberServicesProps>
export type ServiceEntry = FromSchema<typeof entrySchema>
