import type { Example } from '../../src/kit/widget.ts'
import type { PayWaysProps } from './props.schema.ts'

export const examples: readonly Example<PayWaysProps>[] = [
  { name: '浏览器里', props: { channel: 'h5' } },
  { name: '选了云闪付', props: { channel: 'app', way: 'unionpay' } },
  { name: '微信里', props: { channel: 'wechat', title: '用微信付' } },
  { name: '没有说明', props: { channel: 'alipay-mini', note: '' } },
]
