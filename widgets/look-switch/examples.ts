import type { Example } from '../../src/kit/widget.ts'
import type { LookSwitchProps } from './props.schema.ts'

export const examples: readonly Example<LookSwitchProps>[] = [
  { name: '外观', props: {} },
  { name: '最长的字', props: { label: '这台设备的深浅外观' } },
  { name: '自己的字', props: { label: '这台手机的外观' } },
]
