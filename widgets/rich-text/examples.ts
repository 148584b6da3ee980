import type { Example } from '../../src/kit/widget.ts'
import type { RichTextProps } from './props.schema.ts'

const rule = {
  heading: '退改说明',
  paragraphs: ['未使用的订单可以随时申请退款。', '退款预计 1-10 个工作日内退回原支付账户，不收取手续费。'],
}

export const examples: readonly Example<RichTextProps>[] = [
  { name: '一段话', props: { parts: [{ paragraphs: ['度假村全年开放，前台二十四小时有人值守。'] }] } },
  {
    name: '标题和小节',
    props: {
      title: '预订须知',
      parts: [rule, { heading: '入住时间', paragraphs: ['15:00 之后入住，12:00 之前离店。'] }],
    },
  },
  { name: '没有内容', props: { parts: [] } },
  {
    name: '很长的文字',
    props: { title: '预订须知', parts: [{ heading: '退改说明', paragraphs: [rule.paragraphs.join('').repeat(12)] }] },
  },
  {
    name: '很多小节',
    props: { parts: Array.from({ length: 12 }, (_, at) => ({ ...rule, heading: `第 ${at + 1} 条` })) },
  },
]
