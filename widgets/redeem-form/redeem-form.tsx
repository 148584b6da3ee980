import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { RedeemFormProps } from './props.schema.ts'
import styles from './redeem-form.module.css'

const KEPT = 'code'

/** A code that is typed, scanned or pasted, and a button. */
export default function RedeemForm(props: RedeemFormProps & WidgetTools): ReactNode {
  const { label, placeholder, button, hint, refusal, isBusy = false, emit } = props
  const { text, change } = useText(props)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (text.trim() === '') emit('incomplete', { message: `请输入${label}` })
    else emit('submit', { code: text.trim() })
  }
  return (
    <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          value={text}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={placeholder ?? `请输入${label}`}
          aria-invalid={refusal ? true : undefined}
          onChange={({ target }) => change(target.value)}
        />
        <button type="submit" className={styles.button} aria-disabled={isBusy || undefined}>
          {button}
        </button>
      </div>
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </form>
  )
}

/** What is typed, kept for the visit; a code that was taken leaves room for the next. */
function useText({ value = '', isDone = false, memory }: RedeemFormProps & WidgetTools) {
  const [text, setText] = useState(value)
  const change = (next: string) => {
    setText(next)
    memory.set(KEPT, next === '' ? undefined : next, 'visit')
  }
  const restore = useEffectEvent(() => {
    const kept = memory.get(KEPT, 'visit')
    if (value === '' && kept) setText(kept)
  })
  // Once, after the first render: the memory is the browser's.
  useEffect(() => restore(), [])
  useEffect(() => {
    if (!isDone) return
    setText('')
    memory.set(KEPT, undefined, 'visit')
  }, [isDone, memory])
  return { text, change }
}
