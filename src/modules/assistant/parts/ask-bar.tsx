import { type FormEvent, type ReactNode, useId } from 'react'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { useTypedBefore } from '../../../ui/hooks/use-typed-before.ts'
import { Icon } from '../../../ui/icon/index.tsx'
import styles from './ask-bar.module.css'

/** As long as a question may be. */
const LONGEST = 100

interface AskBarProps {
  readonly text: string
  readonly isBusy: boolean
  readonly onType: (text: string) => void
  readonly onSubmit: () => void
  readonly onPerson: () => void
}

/** Where a question is typed, at the foot of the screen, beside the way to a person. */
export function AskBar({ text, isBusy, onType, onSubmit, onPerson }: AskBarProps): ReactNode {
  const id = useId()
  const form = useTypedBefore(({ question = '' }) => onType(question))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <ActionBar label="提问">
      <button type="button" className={styles.person} onClick={onPerson}>
        <Icon name="service" />
        人工客服
      </button>
      <form method="post" ref={form} className={styles.form} noValidate aria-busy={isBusy} onSubmit={submit}>
        <label className="visually-hidden" htmlFor={id}>
          想问什么
        </label>
        <input
          id={id}
          name="question"
          className={styles.input}
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          enterKeyHint="send"
          placeholder="想问什么"
          onChange={({ target }) => onType(target.value)}
        />
        <button type="submit" className={styles.send} aria-disabled={isBusy || undefined}>
          发送
        </button>
      </form>
    </ActionBar>
  )
}
