import type { Example } from '../../src/kit/widget.ts'
import type { CodeCardProps } from './props.schema.ts'

export const examples: readonly Example<CodeCardProps>[] = [
  { name: '最少', props: { code: '900006030111' } },
  { name: '能用', props: { code: '900006030111', title: '双人日汤', note: '向店员出示，一码一用' } },
  { name: '用过了', props: { code: '900006030111', title: '双人日汤', stamp: '已核销' } },
  {
    name: '文字很长',
    props: { code: '900006030111', title: '澜湾岛海景双晚与水世界畅玩'.repeat(4), note: '说明'.repeat(20) },
  },
]
