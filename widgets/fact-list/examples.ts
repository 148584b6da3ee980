import type { Example } from '../../src/kit/widget.ts'
import type { FactListProps } from './props.schema.ts'

const rows = [
  { name: '日期', value: '2026-11-27' },
  { name: '份数', value: 2, unit: '份' },
  { name: '留言', value: '' },
]

export const examples: readonly Example<FactListProps>[] = [
  { name: '最少', props: { rows } },
  { name: '全部设置', props: { title: '预约信息', rows, note: '商家确认后会短信通知' } },
  { name: '文字很长', props: { title: '标题'.repeat(20), rows: [{ name: '预约的商品', value: '白沙湾'.repeat(30) }] } },
]
