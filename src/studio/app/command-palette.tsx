import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { IconButton } from '../controls/button.tsx'
import { Modal } from '../controls/modal.tsx'
import { commands, keysText } from './commands.ts'
import { useSearchHits } from './use-search-hits.ts'
import styles from './app.module.css'

/** Something to choose: a command with its key, or a way with where it leads. */
interface Line {
  readonly name: string
  readonly title: string
  readonly beside: string | undefined
  readonly isKey: boolean
  readonly run: () => void
}

/** Every command by its name, with its key beside it; pages, contents and what they say by any word. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { list } = useSnapshot(commands)
  const navigate = useNavigate()
  const [asked, setAsked] = useState('')
  const [at, setAt] = useState(0)
  const places = useSearchHits(asked)
  const lines: readonly Line[] = [
    ...list
      .filter(({ name, title }) => name !== 'palette' && title.includes(asked.trim()))
      .map(({ name, title, keys, run }) => ({
        ...{ name, title, run },
        beside: keys && keysText(keys),
        isKey: true,
      })),
    ...places.map(({ name, title, where, to }) => ({
      ...{ name, title },
      beside: where,
      isKey: false,
      run: () => void navigate(to),
    })),
  ]
  const run = (index: number) => {
    const line = lines[index]
    onClose()
    line?.run()
  }
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setAt((at + step + lines.length) % Math.max(1, lines.length))
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
          aria-activedescendant={lines[at] && `studio-command-${at}`}
          aria-label="找命令"
          placeholder="想做什么？也可以找页面、内容和里面的字"
          value={asked}
          onKeyDown={onKey}
          onChange={(event) => {
            setAsked(event.target.value)
            setAt(0)
          }}
        />
        <IconButton icon="close" label="关闭" onClick={onClose} />
      </div>
      <Lines lines={lines} at={at} onRun={run} />
    </Modal>
  )
}

interface LinesProps {
  readonly lines: readonly Line[]
  /** Which of them Enter runs. */
  readonly at: number
  readonly onRun: (index: number) => void
}

/** A click, and no touch that begins: a finger may have come to scroll the list. */
function Lines({ lines, at, onRun }: LinesProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It gives a promise in newer browsers, which is no cleanup.
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div id="studio-commands" role="listbox" aria-label="命令" ref={list}>
      {lines.map(({ name, title, beside, isKey }, index) => (
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
            {beside !== undefined && (isKey ? <kbd>{beside}</kbd> : <small>{beside}</small>)}
          </span>
        </div>
      ))}
    </div>
  )
}
