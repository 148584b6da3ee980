import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { orderContactSchema } from './order.ts'
import { REMARK_MOST } from './order-limits.ts'
import { dateSchema } from './sale-plan.ts'

/** A clock time of a session: 08:30 */
const timeSchema = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } as const

/** What a service asks of its guests, beside a day and a time. */
const programRules = {
  minAge: { type: 'integer', minimum: 0, maximum: 99, description: '最小几岁；没有就不限' },
  minHeight: { type: 'integer', minimum: 50, maximum: 200, description: '最矮多少厘米；没有就不限' },
  adultUnder: { type: 'integer', minimum: 1, maximum: 18, description: '不满几岁的要有成人一起；没有就不用' },
} as const

const programFacts = {
  id: { type: 'string', minLength: 1, maxLength: 20 },
  group: { type: 'string', minLength: 1, maxLength: 12, description: '哪条线、哪一类，例如 机场线' },
  name: { type: 'string', minLength: 1, maxLength: 20, description: '方向、项目，例如 去度假村' },
  place: { type: 'string', minLength: 1, maxLength: 40, description: '在哪里上车、集合' },
  minutes: { type: 'integer', minimum: 1, maximum: 600, description: '大约多少分钟' },
  text: { type: 'string', maxLength: 80, description: '一句话' },
  ...programRules,
} as const

const programSchema = {
  type: 'object',
  properties: {
    ...programFacts,
    times: {
      type: 'array',
      maxItems: 48,
      description: '一天里的班次、场次，从早到晚',
      items: {
        type: 'object',
        properties: {
          time: timeSchema,
          seats: { type: 'integer', minimum: 1, maximum: 999, description: '几位' },
          weekdays: {
            type: 'array',
            items: { type: 'integer', minimum: 0, maximum: 6 },
            description: '星期几有，0 是周日；没有就每天',
          },
        },
        required: ['time', 'seats'],
        additionalProperties: false,
      },
    },
    closedDays: { type: 'array', items: dateSchema, description: '停运、停演的日子' },
  },
  required: ['id', 'group', 'name', 'place', 'minutes', 'times'],
  additionalProperties: false,
} as const

/** What shoppers read of a service. */
const serviceFacts = {
  name: { type: 'string', minLength: 1, maxLength: 20 },
  text: { type: 'string', maxLength: 80, description: '一句话' },
  picture: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
  notes: { type: 'array', items: { type: 'string', minLength: 1 }, description: '须知，一条一句' },
  groupWord: { type: 'string', minLength: 1, maxLength: 6, description: '先选的是什么：线路、项目' },
  timeWord: { type: 'string', minLength: 1, maxLength: 6, description: '时间叫什么：班次、场次' },
  useWord: { type: 'string', minLength: 1, maxLength: 6, description: '到场做什么：上车、入场' },
  address: { type: 'string', minLength: 2, maxLength: 60, description: '在哪一页预约' },
  asks: {
    enum: ['party', 'each'],
    enumDescriptions: ['只问几位', '每位的年龄和身高'],
    description: 'party 只问几位；each 每位的年龄和身高',
  },
  maxPeople: { type: 'integer', minimum: 1, maximum: 30, description: '一次最多几位' },
  closesMinutes: { type: 'integer', minimum: 0, maximum: 10080, description: '开始前几分钟截止预约' },
  cancelMinutes: { type: 'integer', minimum: 0, maximum: 10080, description: '开始前几分钟还能取消、改期' },
  consent: {
    type: 'array',
    items: { type: 'string', minLength: 1 },
    description: '预约前要确认的健康声明，一条一句；没有就不用确认',
  },
} as const

/** A service with slots: its timetable, who may book it and how much of it. */
const serviceSchema = {
  title: '可预约的服务',
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 20 },
    ...serviceFacts,
    requires: { enum: ['none', 'stay'], description: '谁能约：none 登录就行；stay 住店客人，在住的那几天' },
    storeIds: {
      type: 'array',
      items: { type: 'string' },
      description: '住在这些门店的客人才算住店客人；没有就是哪家都算',
    },
    daysAhead: { type: 'integer', minimum: 0, maximum: 90, description: '今天起最多约到第几天后' },
    maxPerDay: { type: 'integer', minimum: 1, maximum: 60, description: '每个会员一天最多几位' },
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
    left: { type: 'integer', minimum: 0, description: '还有几位' },
    word: { type: 'string', description: '充足、仅剩、已满、已截止' },
    canBook: { type: 'boolean' },
  },
  required: ['programId', 'time', 'left', 'word', 'canBook'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Who takes part, where a service asks for each. */
const participantSchema = {
  type: 'object',
  properties: {
    age: { type: 'integer', minimum: 0, maximum: 120, description: '几岁' },
    height: { type: 'integer', minimum: 40, maximum: 250, description: '多高，厘米' },
  },
  required: ['age', 'height'],
  additionalProperties: false,
} as const satisfies JSONSchema

const partyProperties = {
  adults: { type: 'integer', minimum: 0, maximum: 30, description: '成人' },
  children: { type: 'integer', minimum: 0, maximum: 30, description: '儿童' },
  participants: { type: 'array', maxItems: 30, items: participantSchema, description: '每一位，服务要问时才有' },
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
    consentAt: { type: 'integer', description: '确认健康声明的时间' },
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
    programName: { type: 'string', description: '哪条线、哪个方向' },
    place: { type: 'string', description: '在哪里上车、集合' },
    useWord: serviceFacts.useWord,
    day: dateSchema,
    time: timeSchema,
    adults: partyProperties.adults,
    children: partyProperties.children,
    contact: orderContactSchema,
    remark: { type: 'string' },
    state: { enum: ['reserved', 'used', 'cancelled', 'missed'] },
    stateText: { type: 'string' },
    code: { type: 'string', description: '出示的码' },
    canAlter: { type: 'boolean', description: '还能改期、取消' },
    alterUntil: { type: 'string', description: '改期、取消到什么时候：2026-11-25T07:30:00' },
    changePath: { type: 'string', description: '在哪一页改期' },
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
  programId: { type: 'string', minLength: 1, maxLength: 20, description: '哪条线、哪个项目' },
  day: { type: 'string', minLength: 1, maxLength: 10, description: '哪一天' },
  time: { type: 'string', minLength: 1, maxLength: 5, description: '哪一班、哪一场' },
} as const
export const partyRequestProperties = partyProperties

export type Service = FromSchema<typeof serviceSchema>
export type ShownService = FromSchema<typeof shownServiceSchema>
export type ServiceProgram = Service['programs'][number]
export type ServiceSlot = FromSchema<typeof serviceSlotSchema>
export type Participant = FromSchema<typeof participantSchema>
export type ReservationBody = FromSchema<typeof reservationBodySchema>
export type Reservation = FromSchema<typeof reservationSchema>
