import { type ReactNode, useEffect, useRef } from 'react'
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
  const line = useRef<HTMLParagraphElement>(null)
  const stays = action ? STAYS_WITH_ACTION : STAYS
  useEffect(() => {
    // Nobody's button goes away under the pointer, or while it has the focus.
    const leave = () => {
      const isHeld = line.current?.contains(document.activeElement) || line.current?.matches(':hover')
      if (isHeld) timer = setTimeout(leave, stays)
      else dismiss(id)
    }
    let timer = setTimeout(leave, stays)
    return () => clearTimeout(timer)
  }, [id, stays])
  return (
    <p ref={line} className={styles.toast} data-tone={tone}>
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
