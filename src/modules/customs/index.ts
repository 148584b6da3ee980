import type { Module, Screen } from '../../kit/module.ts'

const formScreen = {
  code: 'customs/form',
  title: '清关实名',
  description: '跨境商品清关用的姓名和身份证号：填一次，以后的订单直接用；填过的只露头尾，可以换。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: { end: { title: '表单下面' } },
  query: ['order'],
  calls: ['customsIdentity', 'saveCustomsIdentity'],
  opening: () => [{ name: 'customsIdentity', args: {} }],
  values: {
    type: 'object',
    properties: { isKept: { type: 'boolean', title: '已经填过' } },
    required: ['isKept'],
    additionalProperties: false,
  },
  height: 320,
  load: () => import('./form-screen.tsx'),
} as const satisfies Screen

/** B2.9 formFill: under whose name cross-border goods are declared. The rules are in SPEC.md. */
export const customs = {
  name: 'customs',
  title: '清关实名',
  screens: { form: formScreen },
} as const satisfies Module
