import type { Module, OpeningCall, Screen, ScreenAddress } from '../../kit/module.ts'
import type { Annotations } from '../../../schemas/json-schema.ts'

const flag = (about: Annotations) => ({ type: 'boolean', ...about }) as const

/** What is written of the order of the address, if it names one. */
function formOpening({ query }: ScreenAddress): OpeningCall[] {
  const { orderNo = '' } = query()
  return orderNo === '' ? [] : [{ name: 'commentForm', args: { orderNo } }]
}

const writeScreen = {
  code: 'comments/write',
  title: '写点评',
  description:
    '给用过的订单写点评：几星、分项、话、出行方式、最多 9 张图片。填的东西刷新后还在；没通过的和请补充的从写过的开始改。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: { end: { title: '表单下面' } },
  query: ['orderNo'],
  calls: ['commentForm', 'saveComment', 'uploadCommentPicture'],
  opening: formOpening,
  values: {
    type: 'object',
    properties: {
      isRewriting: flag({ title: '改写过的', description: '不是新写。' }),
      canWrite: flag({ title: '现在能写' }),
    },
    required: ['isRewriting', 'canWrite'],
    additionalProperties: false,
  },
  height: 720,
  load: () => import('./write-screen.tsx'),
} as const satisfies Screen

/** A7, A9, B4, B5: what a guest writes of an order that was used. The rules are in SPEC.md. */
export const comments = {
  name: 'comments',
  title: '点评',
  screens: { write: writeScreen },
} as const satisfies Module
