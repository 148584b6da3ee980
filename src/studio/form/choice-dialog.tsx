import { type ReactNode, useState } from 'react'
import { Dialog } from '../controls/dialog.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { Empty } from '../controls/states.tsx'
import { type Choice, found } from './choices.ts'
import styles from './choices.module.css'

interface ChoiceDialogProps {
  /** What is chosen: 数据来源. */
  readonly what: string
  readonly choices: readonly Choice[]
  readonly chosen?: string
  readonly onTake: (value: string) => void
  readonly onClose: () => void
}

/** One of many by its title: what is typed narrows the list, and Enter takes the first. */
export function ChoiceDialog({ what, choices, chosen, onTake, onClose }: ChoiceDialogProps): ReactNode {
  const [words, setWords] = useState('')
  const list = found(choices, words)
  const first = list[0]
  return (
    <Dialog title={`选${what}`} onClose={onClose}>
      <SearchField
        label={`找${what}`}
        placeholder="名字或说明里的字"
        words={words}
        onWords={setWords}
        onKey={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (first) onTake(first.value)
        }}
      />
      {list.length === 0 && (
        <Empty icon="search">{choices.length === 0 ? `还没有${what}` : `没有找到「${words}」`}</Empty>
      )}
      <ul className={styles.list} aria-label={what}>
        {list.map(({ value, title, help }) => (
          <li key={value}>
            <button type="button" aria-pressed={value === chosen} onClick={() => onTake(value)}>
              <span>
                {title}
                {help !== '' && <small>{help}</small>}
              </span>
              {title !== value && <code>{value}</code>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
