import type { Example } from '../../src/kit/widget.ts'
import type { RedeemFormProps } from './props.schema.ts'

const form: RedeemFormProps = { label: '兑换码', button: '兑换' }

export const examples: readonly Example<RedeemFormProps>[] = [
  { name: '最少', props: form },
  { name: '没成功', props: { ...form, refusal: '兑换码已过期', hint: '兑换码不分大小写' } },
  { name: '正在提交', props: { ...form, isBusy: true, value: 'LANTU2026', placeholder: '请输入兑换码' } },
  { name: '成功了', props: { ...form, isDone: true } },
]
