import type { Module, OpeningCall, Screen } from '../../kit/module.ts'
import { merchantId } from './car-park-api.ts'

const values = {
  type: 'object',
  properties: {
    isGuest: { type: 'boolean', title: '是在住客人' },
    isSuite: { type: 'boolean', title: '是套房客人', description: '可以添加车牌。' },
    plates: { type: 'integer', minimum: 0, title: '登记了几个车牌' },
  },
  required: ['isGuest', 'isSuite', 'plates'],
  additionalProperties: false,
} as const

const common = {
  props: { type: 'object', properties: {}, additionalProperties: false },
  query: [],
  values,
} as const

const platesOpening = (): OpeningCall[] => [{ name: 'carPlates', args: { merchantId } }]

const listScreen = {
  ...common,
  code: 'car-park/list',
  title: '我的车牌',
  description: '在住客人登记的车牌，每个可以修改和删除（删除先确认）；套房客人不满 3 个时可以添加。',
  slots: { end: { title: '车牌下面' } },
  calls: ['carPlates', 'deleteCarPlate'],
  opening: platesOpening,
  height: 320,
  load: () => import('./list-screen.tsx'),
} as const satisfies Screen

const plateScreen = {
  ...common,
  code: 'car-park/plate',
  title: '车牌',
  description: '添加一个车牌，或修改地址里的那个：8 位车牌和自带的键盘，填完整才能提交。填了一半刷新还在。',
  slots: { end: { title: '表单下面' } },
  calls: ['carPlates', 'addCarPlate', 'saveCarPlate'],
  opening: platesOpening,
  height: 250,
  load: () => import('./plate-screen.tsx'),
} as const satisfies Screen

/** B2.8, B5, B9: the plates of guests who park for free. The rules are in SPEC.md. */
export const carPark = {
  name: 'car-park',
  title: '免费停车',
  screens: { list: listScreen, plate: plateScreen },
} as const satisfies Module
