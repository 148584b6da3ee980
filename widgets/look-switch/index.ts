import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { lookSwitchProps, type LookSwitchProps } from './props.schema.ts'

export const lookSwitch = {
  code: 'look-switch',
  category: 'navigation',
  title: '外观',
  description: '浅色还是深色，或者跟随系统：只记在这台设备上。',
  props: lookSwitchProps,
  defaults,
  height: 72,
  load: () => import('./look-switch.tsx'),
} as const satisfies Widget<LookSwitchProps>
