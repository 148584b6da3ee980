import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { commands, keysText } from './commands.ts'
import styles from './app.module.css'

/** Every command by its name, with its key beside it. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const { list } = useSnapshot(commands)
  const [asked, setAsked] = useState('')
  const [at, setAt] = useState(0)
  useEffect(() => dialog.current?.showModal(), [])
  const found = list.filter(({ name, title }) => name !== 'palette' && title.includes(asked.trim()))
  const run = (index: number) => {
    const command = found[index]
    onClose()
    command?.run()
  }
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setAt((at + step + found.length) % Math.max(1, found.length))
    }
    if (event.key === 'Enter') {
      // What the command opens takes the focus: the same Enter would press its first button.
      event.preventDefault()
      run(at)
    }
  }
  return (
    <dialog ref={dialog} className={styles.palette} aria-label="命令" onClose={onClose}>
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls="studio-commands"
        aria-activedescendant={found[at] && `studio-command-${at}`}
        aria-label="找命令"
        placeholder="想做什么？"
        value={asked}
        onKeyDown={onKey}
        onChange={(event) => {
          setAsked(event.target.value)
          setAt(0)
        }}
      />
      <div id="studio-commands" role="listbox" aria-label="命令">
        {found.map(({ name, title, keys }, index) => (
          <div
            key={name}
            id={`studio-command-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerDown={() => run(index)}
          >
            <span>
              {title}
              {keys !== undefined && <kbd>{keysText(keys)}</kbd>}
            </span>
          </div>
        ))}
      </div>
    </dialog>
  )
}
