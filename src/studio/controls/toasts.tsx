import { type ReactNode, useEffect, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { IconButton } from './button.tsx'
import styles from './controls.module.css'

interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'bad'
  readonly action?: { readonly label: string; readonly run: () => void }
}

const state = proxy<{ list: Toast[] }>({ list: [] })
let last = 0

/** Tells what happened, for some seconds, with a way to take it back. */
export function toast(text: string, more: Partial<Pick<Toast, 'tone' | 'action'>> = {}): void {
  last += 1
  state.list = [...state.list.slice(-2), { id: last, text, tone: 'plain', ...more }]
}

const dismiss = (id: number) => {
  state.list = state.list.filter((one) => one.id !== id)
}

/** ms that a sentence stays: long enough to read it. */
const STAYS = 7_000

/** The same where it has a button: long enough to reach that by Tab, or with a screen reader. */
const STAYS_WITH_ACTION = 20_000

export function Toasts(): ReactNode {
  const { list } = useSnapshot(state)
  return (
    <div className={styles.toasts} role="status" aria-live="polite">
      {list.map((one) => (
        <ToastLine key={one.id} toast={one} />
      ))}
    </div>
  )
}

function ToastLine({ toast: { id, text, tone, action } }: { readonly toast: Toast }): ReactNode {
  // Nobody's button goes away under the pointer, or while it has the focus.
  const [isHeld, setHeld] = useState(false)
  const stays = action ? STAYS_WITH_ACTION : STAYS
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismiss(id), stays)
    return () => clearTimeout(timer)
  }, [id, stays, isHeld])
  return (
    <p
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.run()
            dismiss(id)
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon="close" label="收起" onClick={() => dismiss(id)} />
    </p>
  )
}
