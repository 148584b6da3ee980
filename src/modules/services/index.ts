import { comingStaySchema } from '../../../schemas/domain/coming-stay.ts'
import { shownServiceSchema } from '../../../schemas/domain/service.ts'
import type { Module, OpeningCall, Screen, ScreenAddress } from '../../kit/module.ts'
import { choiceOf } from './choose-effects.ts'

const serviceValues = {
  type: 'object',
  properties: { service: shownServiceSchema },
  required: ['service'],
  additionalProperties: false,
} as const

const serviceId = { type: 'string', minLength: 1, title: '哪项服务', $comment: '例如 bus。' } as const
const address = (title: string) => ({ type: 'string', minLength: 2, title }) as const

/** A service on the day of the address. */
const slotsOpening = (address: ScreenAddress, service: unknown): OpeningCall => ({
  name: 'serviceSlots',
  args: { serviceId: service, day: choiceOf(address).day },
})

const reservations: OpeningCall = { name: 'myReservations', args: {} }

/** Where one of them is to change. */
const heldOpening = ({ query }: ScreenAddress): OpeningCall[] => ((query().change ?? '') === '' ? [] : [reservations])

const chooseScreen = {
  code: 'services/choose',
  title: '预约服务',
  description: '选线路或项目、日期、班次和人数，然后去确认；地址里有 change 时改一个预约的时间。选的内容写进地址。',
  props: {
    type: 'object',
    properties: { service: serviceId, confirm: address('在哪里确认'), mine: address('预约好了在哪里看') },
    required: ['service', 'confirm', 'mine'],
    additionalProperties: false,
  },
  slots: { top: { title: '图片下面' }, end: { title: '表单下面' } },
  query: ['program', 'day', 'time', 'adults', 'children', 'change'],
  calls: ['serviceSlots', 'myReservations', 'changeReservation'],
  opening: (address, { service }) => [slotsOpening(address, service), ...heldOpening(address)],
  values: serviceValues,
  height: 640,
  load: () => import('./choose-screen.tsx'),
} as const satisfies Screen

const confirmScreen = {
  code: 'services/confirm',
  title: '确认服务预约',
  description: '谁来、联系人、健康声明，提交。填的内容在这次访问里记住，重复提交只算一次。',
  props: {
    type: 'object',
    properties: { service: serviceId, back: address('没有选好时回哪里选'), mine: address('预约好了在哪里看') },
    required: ['service', 'back', 'mine'],
    additionalProperties: false,
  },
  slots: { top: { title: '表单上面' }, end: { title: '表单下面' } },
  query: ['program', 'day', 'time', 'adults', 'children'],
  calls: ['serviceSlots', 'reserveService'],
  opening: (address, { service }) => [slotsOpening(address, service)],
  values: serviceValues,
  height: 560,
  load: () => import('./confirm-screen.tsx'),
} as const satisfies Screen

const listScreen = {
  code: 'services/list',
  title: '服务预约',
  description: '预约过的服务：要去的在前，带二维码，可以改期和取消（先确认）；过去的在后。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: { end: { title: '列表下面' } },
  query: [],
  calls: ['myReservations', 'cancelReservation'],
  opening: () => [reservations],
  values: {
    type: 'object',
    properties: { reservations: { type: 'integer', minimum: 0, title: '一共几个' } },
    required: ['reservations'],
    additionalProperties: false,
  },
  height: 480,
  load: () => import('./list-screen.tsx'),
} as const satisfies Screen

const healthScreen = {
  code: 'services/health',
  title: '健康登记',
  description: '一个地点的健康登记：提交过的显示审核情况，没有的填写；edit 是修改提交过的。',
  props: {
    type: 'object',
    properties: { edit: { type: 'boolean', title: '修改提交过的' } },
    required: ['edit'],
    additionalProperties: false,
  },
  slots: { end: { title: '表单下面' } },
  query: [],
  calls: ['healthForm', 'saveHealthForm'],
  opening: ({ params: { locationCode = '' } }) => [{ name: 'healthForm', args: { locationCode } }],
  values: {
    type: 'object',
    properties: { place: { type: 'string', title: '地点的名字' } },
    required: ['place'],
    additionalProperties: false,
  },
  height: 640,
  load: () => import('./health-screen.tsx'),
} as const satisfies Screen

const stayScreen = {
  code: 'services/stay',
  title: '行前服务',
  description: '即将到来的入住：到店时间、婴儿床、房间需求，保存给酒店；其他可以安排的由插槽里的区块给出。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: {
    top: { title: '入住下面' },
    end: { title: '需求下面' },
    foot: { title: '最下面', description: '没有要入住的也在。' },
  },
  query: ['orderId'],
  calls: ['comingStay', 'saveStayWishes'],
  opening: () => [{ name: 'comingStay', args: {} }],
  values: {
    type: 'object',
    properties: { stay: comingStaySchema },
    required: ['stay'],
    additionalProperties: false,
  },
  height: 560,
  load: () => import('./stay-screen.tsx'),
} as const satisfies Screen

/** B2.9 myBus, myDolphin, preventionForm, pre-service: services of the resort for its guests. The rules are in SPEC.md. */
export const services = {
  name: 'services',
  title: '度假服务',
  screens: { choose: chooseScreen, confirm: confirmScreen, list: listScreen, health: healthScreen, stay: stayScreen },
} as const satisfies Module
