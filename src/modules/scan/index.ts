import type { Module, Screen } from '../../kit/module.ts'

const scanScreen = {
  code: 'scan/scan',
  title: '扫码付款',
  description: '扫收银台的收款码，或输入 8 位数字，看清商家和金额再去付款。地址里有 code 的直接打开。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: { end: { title: '最下面' } },
  query: ['code'],
  calls: ['counterCode', 'takeCounterCode'],
  values: {
    type: 'object',
    properties: { isFound: { type: 'boolean', title: '找到了收款码' } },
    required: ['isFound'],
    additionalProperties: false,
  },
  height: 360,
  load: () => import('./scan-screen.tsx'),
} as const satisfies Screen

/** B2.9 scan: what is paid at a counter. The rules are in SPEC.md. */
export const scan = {
  name: 'scan',
  title: '扫码付款',
  screens: { scan: scanScreen },
} as const satisfies Module
