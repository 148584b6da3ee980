import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Days in a row that bring a coupon; points instead, where it is gone or the member has it already. */
const milestoneSchema = {
  type: 'object',
  properties: {
    days: { type: 'integer', minimum: 2, maximum: 366, title: '连续签到几天' },
    couponId: { type: 'string', title: '送哪张券' },
    points: {
      type: 'integer',
      minimum: 1,
      maximum: 10000,
      title: '改送的积分',
      description: '券领完了，或者已经有这张券，就送这么多。',
    },
  },
  required: ['days', 'couponId', 'points'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A sign activity as the shop keeps it (B1 /signActivity). */
const signActivitySchema = {
  title: '签到活动',
  type: 'object',
  properties: {
    activityId: { type: 'string', minLength: 1, maxLength: 40 },
    title: { type: 'string', minLength: 1 },
    subtitle: { type: 'string' },
    startDate: { type: 'string', title: '北京时间', $comment: '例如 2026-11-20T00:00:00。' },
    endDate: { type: 'string', title: '北京时间' },
    dailyPoints: {
      type: 'array',
      minItems: 1,
      maxItems: 31,
      items: { type: 'integer', minimum: 1, maximum: 1000 },
      title: '一轮里每天多少积分',
      description: '一轮完了从头再来。',
    },
    milestones: { type: 'array', items: milestoneSchema, title: '连签的奖励' },
    helpers: { type: 'integer', minimum: 1, maximum: 20, title: '要几位好友助力' },
    helpReward: { type: 'integer', minimum: 1, maximum: 10000, title: '好友到齐后领多少积分' },
    helperPoints: { type: 'integer', minimum: 1, maximum: 1000, title: '助力的好友得多少积分' },
    taskIds: {
      type: 'array',
      items: { type: 'string' },
      title: '浏览任务',
      $comment: '浏览任务的 activityTaskRelationId。',
    },
    rules: { type: 'array', items: { type: 'string', minLength: 1 }, title: '活动规则', description: '一条一段。' },
  },
  required: [
    ...['activityId', 'title', 'subtitle', 'startDate', 'endDate', 'dailyPoints', 'milestones', 'helpers'],
    ...['helpReward', 'helperPoints', 'taskIds', 'rules'],
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

const friend = {
  type: 'object',
  properties: {
    nickName: { type: 'string', title: '名字', description: '没有填过就是空的。' },
    iconUrl: { type: 'string', title: '头像', description: '没有就是空的。' },
    time: { type: 'string', title: '什么时候', description: '是北京时间。' },
    points: { type: 'integer', minimum: 0, title: '助力的人得了多少积分' },
  },
  required: ['nickName', 'iconUrl', 'time', 'points'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A list of friends: those who helped, or whom one helped. */
export const signFriendsSchema = { type: 'array', items: friend } as const satisfies JSONSchema

/** A day of the round. */
export const signDaySchema = {
  type: 'object',
  properties: {
    nth: { type: 'integer', minimum: 1, title: '连续签到的第几天' },
    points: { type: 'integer', minimum: 0, title: '多少积分' },
    state: {
      enum: ['done', 'today', 'todo'],
      enumDescriptions: ['已签', '今天', '还没到'],
      title: '签了没有',
      $comment: 'done 已签 today 今天 todo 还没到。',
    },
  },
  required: ['nth', 'points', 'state'],
  additionalProperties: false,
} as const satisfies JSONSchema

const milestone = {
  type: 'object',
  properties: {
    title: { type: 'string', title: '连续签到几天' },
    reward: { type: 'string', title: '得到什么' },
    isDone: { type: 'boolean', title: '已经得到' },
  },
  required: ['title', 'reward', 'isDone'],
  additionalProperties: false,
} as const satisfies JSONSchema

const task = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    reward: { type: 'string', title: '完成后得到什么' },
    isDone: { type: 'boolean' },
    to: { type: 'string', title: '去做任务的地址' },
  },
  required: ['title', 'reward', 'isDone', 'to'],
  additionalProperties: false,
} as const satisfies JSONSchema

const help = {
  type: 'object',
  properties: {
    state: {
      enum: ['inviting', 'filled', 'rewarded'],
      enumDescriptions: ['邀请中', '到齐了可以领', '已领'],
      title: '状态',
      $comment: 'inviting 邀请中 filled 到齐了可以领 rewarded 已领。',
    },
    wanted: { type: 'integer', minimum: 1, title: '一共要几位' },
    reward: { type: 'integer', minimum: 0, title: '到齐后的积分' },
    friends: signFriendsSchema,
  },
  required: ['state', 'wanted', 'reward', 'friends'],
  additionalProperties: false,
} as const satisfies JSONSchema

const shown = {
  activityId: { type: 'string' },
  title: { type: 'string' },
  subtitle: { type: 'string' },
  startDate: { type: 'string', title: '开始', description: '是北京时间。' },
  endDate: { type: 'string', title: '结束', description: '是北京时间。' },
  timeStatus: {
    type: 'integer',
    enum: [0, 1, 2],
    enumDescriptions: ['未开始', '进行中', '已结束'],
    title: '活动时间',
    description: '0 是未开始，1 是进行中，2 是已结束。',
  },
  rules: { type: 'array', items: { type: 'string' } },
} as const

/** A sign activity as a member finds it. */
export const signStandingSchema = {
  title: '我的签到',
  type: 'object',
  properties: {
    ...shown,
    joinId: { type: 'string', title: '邀好友助力的链接里编号', description: '没参加就没有。' },
    streak: { type: 'integer', minimum: 0, title: '已连续签到几天' },
    earned: { type: 'integer', minimum: 0, title: '这个活动里得了多少积分' },
    days: { type: 'array', items: signDaySchema, title: '这一轮的每一天' },
    milestones: { type: 'array', items: milestone },
    tasks: { type: 'array', items: task },
    help,
    move: {
      enum: ['open', 'sign', 'none'],
      enumDescriptions: ['参加', '签到', '什么也不能'],
      title: '能做什么',
      $comment: 'open 参加 sign 签到 none 什么也不能。',
    },
    button: { type: 'string', title: '按钮的文字' },
    word: { type: 'string', title: '现在怎样的一句话' },
  },
  required: [
    ...['activityId', 'title', 'subtitle', 'startDate', 'endDate', 'timeStatus', 'rules', 'streak', 'earned'],
    ...['days', 'milestones', 'tasks', 'help', 'move', 'button', 'word'],
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A friend's taking part, as who opens its link sees it. */
export const signAssistSchema = {
  title: '好友的签到',
  type: 'object',
  properties: {
    ...shown,
    joinId: { type: 'string' },
    leader: {
      type: 'object',
      properties: { nickName: friend.properties.nickName, iconUrl: friend.properties.iconUrl },
      required: ['nickName', 'iconUrl'],
      additionalProperties: false,
    },
    helperPoints: { type: 'integer', minimum: 0, title: '助力的人得多少积分' },
    isOwn: { type: 'boolean', title: '是自己的' },
    help,
    move: {
      enum: ['invite', 'claim', 'help', 'open', 'none'],
      enumDescriptions: ['邀好友', '领奖励', '助力', '去自己的签到', '什么也不能'],
      title: '能做什么',
      $comment: 'invite 邀好友 claim 领奖励 help 助力 open 去自己的签到 none 什么也不能。',
    },
    button: { type: 'string' },
    word: { type: 'string' },
  },
  required: [
    ...['activityId', 'title', 'subtitle', 'startDate', 'endDate', 'timeStatus', 'rules', 'joinId', 'leader'],
    ...['helperPoints', 'isOwn', 'help', 'move', 'button', 'word'],
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SignActivity = FromSchema<typeof signActivitySchema>
export type SignStandingReply = FromSchema<typeof signStandingSchema>
export type SignAssist = FromSchema<typeof signAssistSchema>
