import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { IconButton } from '../controls/button.tsx'
import { Modal } from '../controls/modal.tsx'
import { type Command, commands, keysText } from './commands.ts'
import styles from './app.module.css'

/** Every command by its name, with its key beside it. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { list } = useSnapshot(commands)
  const [asked, setAsked] = useState('')
  const [at, setAt] = useState(0)
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
    <Modal className={styles.palette} aria-label="命令" onClose={onClose}>
      <div className={styles.paletteTop}>
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
        <IconButton icon="close" label="关闭" onClick={onClose} />
      </div>
      <Found commands={found} at={at} onRun={run} />
    </Modal>
  )
}

interface FoundProps {
  readonly commands: readonly Pick<Command, 'name' | 'title' | 'keys'>[]
  /** Which of them Enter runs. */
  readonly at: number
  readonly onRun: (index: number) => void
}

/** A click, and no touch that begins: a finger may have come to scroll the list. */
const Found = ({ commands: found, at, onRun }: FoundProps): ReactNode => (
  <div id="studio-commands" role="listbox" aria-label="命令">
    {found.map(({ name, title, keys }, index) => (
      <div
        key={name}
        id={`studio-command-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === at}
        onKeyDown={({ key }) => key === 'Enter' && onRun(index)}
        onClick={() => onRun(index)}
      >
        <span>
          {title}
          {keys !== undefined && <kbd>{keysText(keys)}</kbd>}
        </span>
      </div>
    ))}
  </div>
)
