import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const friendListProps = {
  title: '好友名单',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '例如“帮砍的好友”。' },
    friends: {
      type: 'array',
      title: '好友',
      description: '例如 {{ bargain.helpers }}、{{ sign.help.friends }}。',
      items: {
        type: 'object',
        properties: {
          nickName: { type: 'string', title: '名字', description: '空的就写“一位朋友”。' },
          iconUrl: { type: 'string', format: 'picture', title: '头像', description: '空的就写名字的第一个字。' },
          cutPrice: { type: 'number', minimum: 0, title: '砍了多少', description: '单位是元。' },
          points: { type: 'integer', minimum: 0, title: '得了多少积分' },
          helpedAt: { type: 'string', title: '什么时候', description: '是北京时间。' },
          time: { type: 'string', title: '同上' },
          isMine: { type: 'boolean', title: '是看的人自己' },
        },
        required: ['nickName', 'iconUrl'],
        additionalProperties: false,
      },
    },
    wanted: {
      type: 'integer',
      minimum: 0,
      title: '一共要几位',
      description: '标题后面写 1/3，下面写还差几位；不写就没有。',
    },
    emptyText: { type: 'string', minLength: 1, maxLength: 40, title: '一位也没有时的话' },
    moreText: { type: 'string', minLength: 1, maxLength: 8, title: '右上角链接的文字' },
    moreTo: { type: 'string', minLength: 1, format: 'address', title: '右上角链接的地址', description: '不写就没有。' },
  },
  required: ['title', 'friends'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type FriendListProps = FromSchema<typeof friendListProps>
