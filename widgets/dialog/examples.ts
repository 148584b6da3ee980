import type { Example } from '../../src/kit/widget.ts'
import type { DialogProps } from './props.schema.ts'

const rules = { title: '活动规则', content: '每位会员限购 2 份。\n未使用可随时退款，退款无手续费。' }

export const examples: readonly Example<DialogProps>[] = [
  { name: '由按钮打开', props: { ...rules, openText: '查看活动规则' } },
  { name: '全部设置', props: { ...rules, button: '去看看', open: false, openText: '查看活动规则' } },
  { name: '没有打开', props: { ...rules, open: false } },
  {
    name: '很长的文字',
    props: {
      title: '因台风影响海上项目暂停营业的通知',
      content: '十一月二十日至二十二日所有海上项目暂停，预订客人可免费改期或全额退款。'.repeat(10),
      button: '我已经知道了',
      openText: '查看台风期间的退改说明',
    },
  },
]
