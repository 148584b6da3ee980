import type { Example } from '../../src/kit/widget.ts'
import type { PresaleBillProps } from './props.schema.ts'

export const examples: readonly Example<PresaleBillProps>[] = [
  { name: '还没选', props: { total: 0, presalePrice: 1999 } },
  { name: '第一次买', props: { total: 2680, presalePrice: 0 } },
  { name: '要补差价', props: { total: 2680, presalePrice: 1999 } },
  { name: '不用补', props: { total: 458, presalePrice: 499 } },
  { name: '数字很大', props: { total: 1234567.89, presalePrice: 123456.78 } },
]
