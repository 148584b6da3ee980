import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { orderContactSchema } from './order.ts'
import { REMARK_MOST } from './order-limits.ts'
import { dateSchema } from './sale-plan.ts'

/** A clock time of a session: 08:30 */
const timeSchema = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } as const

/** What a service asks of its guests, beside a day and a time. */
const programRules = {
  minAge: { type: 'integer', minimum: 0, maximum: 99, title: '最小几岁', description: '没有就不限。' },
  minHeight: { type: 'integer', minimum: 50, maximum: 200, title: '最矮多少厘米', description: '没有就不限。' },
  adultUnder: {
    type: 'integer',
    minimum: 1,
    maximum: 18,
    title: '不满几岁的要有成人一起',
    description: '没有就不用。',
  },
} as const

const programFacts = {
  id: { type: 'string', minLength: 1, maxLength: 20 },
  group: { type: 'string', minLength: 1, maxLength: 12, title: '哪条线、哪一类', description: '例如“机场线”。' },
  name: { type: 'string', minLength: 1, maxLength: 20, title: '方向、项目', description: '例如“去度假村”。' },
  place: { type: 'string', minLength: 1, maxLength: 40, title: '在哪里上车、集合' },
  minutes: { type: 'integer', minimum: 1, maximum: 600, title: '大约多少分钟' },
  text: { type: 'string', maxLength: 80, title: '一句话' },
  ...programRules,
} as const

const programSchema = {
  type: 'object',
  properties: {
    ...programFacts,
    times: {
      type: 'array',
      maxItems: 48,
      title: '一天里的班次、场次',
      description: '从早到晚。',
      items: {
        type: 'object',
        properties: {
          time: timeSchema,
          seats: { type: 'integer', minimum: 1, maximum: 999, title: '几位' },
          weekdays: {
            type: 'array',
            items: { type: 'integer', minimum: 0, maximum: 6 },
            title: '星期几有',
            description: '0 是周日；没有就每天。',
          },
        },
        required: ['time', 'seats'],
        additionalProperties: false,
      },
    },
    closedDays: { type: 'array', items: dateSchema, title: '停运、停演的日子' },
  },
  required: ['id', 'group', 'name', 'place', 'minutes', 'times'],
  additionalProperties: false,
} as const

/** What shoppers read of a service. */
const serviceFacts = {
  name: { type: 'string', minLength: 1, maxLength: 20 },
  text: { type: 'string', maxLength: 80, title: '一句话' },
  picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
  notes: { type: 'array', items: { type: 'string', minLength: 1 }, title: '须知', description: '一条一句。' },
  groupWord: { type: 'string', minLength: 1, maxLength: 6, title: '先选的是什么', description: '线路、项目。' },
  timeWord: { type: 'string', minLength: 1, maxLength: 6, title: '时间叫什么', description: '班次、场次。' },
  useWord: { type: 'string', minLength: 1, maxLength: 6, title: '到场做什么', description: '上车、入场。' },
  address: { type: 'string', minLength: 2, maxLength: 60, title: '在哪一页预约' },
  asks: {
    enum: ['party', 'each'],
    enumDescriptions: ['只问几位', '每位的年龄和身高'],
    title: '问什么',
    $comment: 'party 只问几位；each 每位的年龄和身高。',
  },
  maxPeople: { type: 'integer', minimum: 1, maximum: 30, title: '一次最多几位' },
  closesMinutes: { type: 'integer', minimum: 0, maximum: 10080, title: '开始前几分钟截止预约' },
  cancelMinutes: { type: 'integer', minimum: 0, maximum: 10080, title: '开始前几分钟还能取消、改期' },
  consent: {
    type: 'array',
    items: { type: 'string', minLength: 1 },
    title: '预约前要确认的健康声明',
    description: '一条一句；没有就不用确认。',
  },
} as const

/** A service with slots: its timetable, who may book it and how much of it. */
const serviceSchema = {
  title: '可预约的服务',
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 20 },
    ...serviceFacts,
    requires: {
      enum: ['none', 'stay'],
      title: '谁能约',
      description: '在住的那几天。',
      $comment: 'none 登录就行；stay 住店客人。',
    },
    storeIds: {
      type: 'array',
      items: { type: 'string' },
      title: '算住店的门店',
      description: '住在这些门店的客人才算住店客人；没有就是哪家都算。',
    },
    daysAhead: { type: 'integer', minimum: 0, maximum: 90, title: '今天起最多约到第几天后' },
    maxPerDay: { type: 'integer', minimum: 1, maximum: 60, title: '每个会员一天最多几位' },
    programs: { type: 'array', minItems: 1, maxItems: 20, items: programSchema },
  },
  required: [
    ...(['id', 'name', 'text', 'picture', 'notes', 'groupWord', 'timeWord', 'useWord', 'address', 'asks'] as const),
    ...(['maxPeople', 'closesMinutes', 'cancelMinutes', 'requires', 'daysAhead', 'maxPerDay', 'programs'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A service as its page shows it. */
export const shownServiceSchema = {
  type: 'object',
  properties: {
    id: serviceSchema.properties.id,
    ...serviceFacts,
    programs: {
      type: 'array',
      items: {
        type: 'object',
        properties: programFacts,
        required: ['id', 'group', 'name', 'place', 'minutes'],
        additionalProperties: false,
      },
    },
  },
  required: [
    ...(['id', 'name', 'text', 'picture', 'notes', 'groupWord', 'timeWord', 'useWord', 'address', 'asks'] as const),
    ...(['maxPeople', 'closesMinutes', 'cancelMinutes', 'programs'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A session of a day, and whether it can be booked. */
export const serviceSlotSchema = {
  type: 'object',
  properties: {
    programId: { type: 'string' },
    time: timeSchema,
    left: { type: 'integer', minimum: 0, title: '还有几位' },
    word: { type: 'string', title: '充足、仅剩、已满、已截止' },
    canBook: { type: 'boolean' },
  },
  required: ['programId', 'time', 'left', 'word', 'canBook'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Who takes part, where a service asks for each. */
const participantSchema = {
  type: 'object',
  properties: {
    age: { type: 'integer', minimum: 0, maximum: 120, title: '几岁' },
    height: { type: 'integer', minimum: 40, maximum: 250, title: '多高', description: '单位是厘米。' },
  },
  required: ['age', 'height'],
  additionalProperties: false,
} as const satisfies JSONSchema

const partyProperties = {
  adults: { type: 'integer', minimum: 0, maximum: 30, title: '成人' },
  children: { type: 'integer', minimum: 0, maximum: 30, title: '儿童' },
  participants: {
    type: 'array',
    maxItems: 30,
    items: participantSchema,
    title: '每一位',
    description: '服务要问时才有。',
  },
} as const

/** What a reservation says beside its slot and its state, kept as it was when it was made. */
export const reservationBodySchema = {
  type: 'object',
  properties: {
    ...{ serviceName: { type: 'string' }, programName: { type: 'string' }, place: { type: 'string' } },
    ...partyProperties,
    contact: orderContactSchema,
    remark: { type: 'string', maxLength: REMARK_MOST },
    cancelMinutes: serviceFacts.cancelMinutes,
    useWord: serviceFacts.useWord,
    consentAt: { type: 'integer', title: '确认健康声明的时间' },
  },
  required: [
    ...(['serviceName', 'programName', 'place', 'adults', 'children', 'contact', 'remark'] as const),
    ...(['cancelMinutes', 'useWord'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A reservation as its member sees it. */
export const reservationSchema = {
  title: '服务预约',
  type: 'object',
  properties: {
    reservationId: { type: 'string' },
    serviceId: { type: 'string' },
    programId: { type: 'string' },
    serviceName: { type: 'string' },
    programName: { type: 'string', title: '哪条线、哪个方向' },
    place: { type: 'string', title: '在哪里上车、集合' },
    useWord: serviceFacts.useWord,
    day: dateSchema,
    time: timeSchema,
    adults: partyProperties.adults,
    children: partyProperties.children,
    contact: orderContactSchema,
    remark: { type: 'string' },
    state: { enum: ['reserved', 'used', 'cancelled', 'missed'] },
    stateText: { type: 'string' },
    code: { type: 'string', title: '出示的码' },
    canAlter: { type: 'boolean', title: '还能改期、取消' },
    alterUntil: { type: 'string', title: '改期、取消到什么时候', $comment: '例如 2026-11-25T07:30:00。' },
    changePath: { type: 'string', title: '在哪一页改期' },
  },
  required: [
    ...(['reservationId', 'serviceId', 'programId', 'serviceName', 'programName', 'place', 'useWord', 'day'] as const),
    ...(['time', 'adults', 'children', 'contact', 'remark', 'state', 'stateText', 'code', 'canAlter'] as const),
    ...(['alterUntil', 'changePath'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The slot and the party of a request. */
export const slotRequestProperties = {
  programId: { type: 'string', minLength: 1, maxLength: 20, title: '哪条线、哪个项目' },
  day: { type: 'string', minLength: 1, maxLength: 10, title: '哪一天' },
  time: { type: 'string', minLength: 1, maxLength: 5, title: '哪一班、哪一场' },
} as const
export const partyRequestProperties = partyProperties

export type Service = FromSchema<typeof serviceSchema>
export type ShownService = FromSchema<typeof shownServiceSchema>
export type ServiceProgram = Service['programs'][number]
export type ServiceSlot = FromSchema<typeof serviceSlotSchema>
export type Participant = FromSchema<typeof participantSchema>
export type ReservationBody = FromSchema<typeof reservationBodySchema>
export type Reservation = FromSchema<typeof reservationSchema>
