import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const memberCardProps = {
  title: '会员卡',
  type: 'object',
  properties: {
    member: {
      type: 'object',
      title: '会员资料',
      description: '没有就是访客，显示登录按钮。',
      $comment: '来自接口 memberDetails。',
      properties: {
        levelName: { type: 'string', title: '等级的名字', description: '不写就按等级。' },
        levelNew: { type: 'integer', minimum: 0, maximum: 6, title: '等级', description: '从 0 到 6。' },
        memberCode: { type: 'string', title: '会员号' },
        namech: { type: 'string', title: '中文全名' },
        nameXing: { type: 'string', title: '姓' },
        nameMing: { type: 'string', title: '名' },
        phone: { type: 'string', title: '手机号' },
        iconurl: { type: 'string', format: 'picture', title: '头像图片地址', description: '不带尺寸。' },
        integral: { type: 'integer', minimum: 0, title: '积分' },
        vipRate: {
          type: 'number',
          minimum: 0,
          maximum: 100,
          title: '等级折扣',
          description: '是百分数：90 表示九折。',
        },
        closingTime: { type: 'string', title: '账号正在注销', description: '写什么时候删除。' },
        companyName: { type: 'string', title: '为哪个企业出差' },
      },
      required: ['levelNew', 'memberCode'],
      additionalProperties: false,
    },
    pageTitle: {
      type: 'string',
      minLength: 1,
      maxLength: 12,
      title: '卡片上面的页面大标题',
      description: '例如“我的”；页面另有大标题时不写。',
      $comment: 'h1。',
    },
    progress: {
      type: 'string',
      maxLength: 40,
      title: '卡片底部的一句话',
      description: '例如 再积 800 分升级金卡会员。',
    },
    loginText: {
      type: 'string',
      minLength: 1,
      maxLength: 10,
      title: '访客的登录按钮',
      description: '默认是“登录 / 注册”。',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type MemberCardProps = FromSchema<typeof memberCardProps>
export type CardMember = NonNullable<MemberCardProps['member']>
