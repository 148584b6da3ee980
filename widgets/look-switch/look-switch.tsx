import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { LOOK, showLook } from '../../src/domain/look/look-script.ts'
import { readStorage } from '../../src/kit/read-storage.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import type { LookSwitchProps } from './props.schema.ts'
import styles from './look-switch.module.css'

const SYSTEM = ''
const choices = [
  [SYSTEM, '跟随系统'],
  ['light', '浅色'],
  ['dark', '深色'],
] as const

const listeners = new Set<() => void>()
const subscribe = (heard: () => void) => {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}
const chosen = () => readStorage('localStorage', LOOK) ?? SYSTEM

function choose(look: string): void {
  try {
    if (look === SYSTEM) localStorage.removeItem(LOOK)
    else localStorage.setItem(LOOK, look)
  } catch {
    // It holds for as long as this page does.
  }
  showLook(look)
  for (const heard of listeners) heard()
}

/** Which side of the theme this device shows. */
export default function LookSwitch({ label = defaults.label }: LookSwitchProps & WidgetTools): ReactNode {
  const look = useSyncExternalStore(subscribe, chosen, () => SYSTEM)
  const id = useId()
  return (
    <div className={styles.card}>
      <span id={id}>{label}</span>
      <span className={styles.choices} role="radiogroup" aria-labelledby={id}>
        {choices.map(([value, text]) => (
          <label key={value} className={styles.choice} data-on={value === look || undefined}>
            <input type="radio" name={id} checked={value === look} onChange={() => choose(value)} />
            {text}
          </label>
        ))}
      </span>
    </div>
  )
}
