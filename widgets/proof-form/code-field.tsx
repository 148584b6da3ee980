import { type ReactNode, useEffect, useState } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Field } from '../../src/ui/field/index.tsx'
import styles from './proof-form.module.css'
import type { ProofFormProps } from './props.schema.ts'

/** Seconds until another code can be asked for. */
const PAUSE = 60

interface CodeFieldProps extends Pick<WidgetTools, 'now'> {
  readonly value: string
  readonly error: string | undefined
  readonly sent: ProofFormProps['sent']
  readonly onChange: (value: string) => void
  readonly onSend: () => void
}

/** A code of six digits, and beside it the button that sends one. */
export function CodeField({ value, error, sent, onChange, onSend, now }: CodeFieldProps): ReactNode {
  const wait = useWait(sent?.status, now)
  const isLocked = sent?.status === 'busy' || wait > 0
  return (
    <Field label="验证码" isRequired {...(error !== undefined && { error })}>
      {(input) => (
        <>
          <input
            {...input}
            name="code"
            type="tel"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            placeholder="6 位数字"
            value={value}
            onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, 6))}
          />
          <button
            type="button"
            className={styles.send}
            aria-disabled={isLocked || undefined}
            onClick={isLocked ? undefined : onSend}
          >
            {wait > 0 ? `${wait} 秒后重发` : '获取验证码'}
          </button>
        </>
      )}
    </Field>
  )
}

/** @returns seconds until another may be sent, counted from when this one was */
function useWait(status: string | undefined, now: () => number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (status !== 'done') {
      setLeft(0)
      return undefined
    }
    const until = now() + PAUSE * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((until - now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [status, now])
  return left
}
