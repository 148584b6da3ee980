import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const memberCardProps = {
  title: '会员卡',
  type: 'object',
  properties: {
    member: {
      type: 'object',
      description: '会员资料，来自接口 memberDetails；没有就是访客，显示登录按钮',
      properties: {
        levelName: { type: 'string', description: '等级的名字；不写就按等级' },
        levelNew: { type: 'integer', minimum: 0, maximum: 6, description: '等级，0 到 6' },
        memberCode: { type: 'string', description: '会员号' },
        namech: { type: 'string', description: '中文全名' },
        nameXing: { type: 'string', description: '姓' },
        nameMing: { type: 'string', description: '名' },
        phone: { type: 'string', description: '手机号' },
        iconurl: { type: 'string', format: 'picture', description: '头像图片地址，不带尺寸' },
        integral: { type: 'integer', minimum: 0, description: '积分' },
        vipRate: { type: 'number', minimum: 0, maximum: 100, description: '等级折扣，百分数：90 表示九折' },
        closingTime: { type: 'string', description: '账号正在注销：什么时候删除' },
        companyName: { type: 'string', description: '为哪个企业出差' },
      },
      required: ['levelNew', 'memberCode'],
      additionalProperties: false,
    },
    pageTitle: {
      type: 'string',
      minLength: 1,
      maxLength: 12,
      description: '卡片上面的页面大标题（h1），例如 我的；页面另有大标题时不写',
    },
    progress: { type: 'string', maxLength: 40, description: '卡片底部的一句话，例如 再积 800 分升级金卡会员' },
    loginText: { type: 'string', minLength: 1, maxLength: 10, description: '访客的登录按钮，默认 登录 / 注册' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type MemberCardProps = FromSchema<typeof memberCardProps>
export type CardMember = NonNullable<MemberCardProps['member']>
