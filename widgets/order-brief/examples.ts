import type { Example } from '../../src/kit/widget.ts'
import type { OrderBriefProps } from './props.schema.ts'

export const examples: readonly Example<OrderBriefProps>[] = [
  { name: '最少', props: { name: '帆船出海' } },
  {
    name: '齐全',
    props: {
      picture: '/tc-fostay/media/bay-1',
      name: '蓝湾帆船出海：两小时海上日落，含茶点和专业摄影师跟拍一组',
      text: '含保险',
      amount: 1072,
      amountLabel: '实付',
      to: '/play/orderDetail/90000311',
    },
  },
  { name: '不付钱的', props: { name: '预售抵扣后的订单', amount: 0, amountLabel: '实付' } },
]
