import { type ReactNode, useState } from 'react'
import { Dialog } from '../controls/dialog.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { Empty } from '../controls/states.tsx'
import { type Choice, matchingChoices } from './choices.ts'
import styles from './choices.module.css'

interface ChoosingProps {
  /** What is chosen: 数据来源. */
  readonly what: string
  readonly chosen?: string
  readonly onTake: (value: string) => void
  readonly onClose: () => void
}

/** One of many by its title: what is typed narrows the list. */
export function ChoiceDialog({
  choices,
  ...props
}: ChoosingProps & { readonly choices: readonly Choice[] }): ReactNode {
  const [words, setWords] = useState('')
  return <ChoiceList {...props} {...{ words }} list={matchingChoices(choices, words)} onWords={setWords} />
}

interface ChoiceListProps extends ChoosingProps {
  readonly words: string
  readonly onWords: (words: string) => void
  /** What has the words; undefined: it is looked for. */
  readonly list: readonly Choice[] | undefined
  /** What stands below the list. */
  readonly children?: ReactNode
}

/** What there is to choose from, by titles; Enter takes the first. */
export function ChoiceList(props: ChoiceListProps): ReactNode {
  const { what, words, list, chosen, children, onWords, onTake, onClose } = props
  const first = list?.[0]
  return (
    <Dialog title={`选${what}`} onClose={onClose}>
      <SearchField
        label={`找${what}`}
        placeholder="名字或说明里的字"
        words={words}
        onWords={onWords}
        onKey={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (first) onTake(first.value)
        }}
      />
      {list?.length === 0 && <Empty icon="search">{words === '' ? `还没有${what}` : `没有找到「${words}」`}</Empty>}
      <ul className={styles.list} aria-label={what}>
        {list?.map(({ value, title, help }) => (
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
      {children}
    </Dialog>
  )
}
