import { useState, type FormEvent, type MouseEvent } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { agreedError, loginErrors, mobileError, type LoginErrors, type LoginFields } from './login-rules.ts'
import type { LoginFormProps } from './props.schema.ts'
import { useWait } from './use-wait.ts'

type Told = Pick<LoginFormProps, 'sms' | 'result'> & Pick<WidgetTools, 'emit' | 'now'>

/** Of a button in the form. */
export type Press = MouseEvent<HTMLButtonElement>

export interface LoginFormState {
  readonly fields: LoginFields
  readonly errors: LoginErrors
  readonly isBusy: boolean
  /** Seconds until another code may be sent. */
  readonly wait: number
  readonly change: (part: Partial<LoginFields>) => void
  readonly sendCode: (event: Press) => void
  readonly login: (event: FormEvent<HTMLFormElement>) => void
  readonly loginByChannel: (event: Press) => void
}

const EMPTY: LoginFields = { mobile: '', code: '', isAgreed: false }

/** What is written in the form, what is wrong with it, and what leaves it: nothing with a mistake, and nothing twice. */
export function useLoginForm({ sms, result, emit, now }: Told): LoginFormState {
  const [fields, setFields] = useState(EMPTY)
  const { errors, passes, forgive } = useMistakes()
  const wait = useWait(sms, now)
  const isBusy = result?.status === 'busy'
  const { mobile, code, isAgreed } = fields
  return {
    fields,
    errors,
    isBusy,
    wait,
    change(part) {
      setFields({ ...fields, ...part })
      forgive(Object.keys(part))
    },
    sendCode({ currentTarget }) {
      if (wait > 0 || sms?.status === 'busy') return
      if (passes({ mobile: mobileError(mobile) }, currentTarget.form)) emit('send-code', { mobile })
    },
    login(event) {
      event.preventDefault()
      if (!isBusy && passes(loginErrors(fields), event.currentTarget)) emit('login', { mobile, code })
    },
    loginByChannel({ currentTarget }) {
      if (passes({ isAgreed: agreedError(isAgreed) }, currentTarget.form)) emit('channel-login', {})
    },
  }
}

function useMistakes() {
  const [errors, setErrors] = useState<LoginErrors>({})
  /** Shows the mistakes and sends the focus to the first; true when there are none. */
  const passes = (found: LoginErrors, form: HTMLFormElement | null): boolean => {
    setErrors(found)
    const [wrong] = Object.entries(found).find(([, error]) => error) ?? []
    if (wrong) form?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
    return !wrong
  }
  /** What is being corrected is wrong no more until it is sent again. */
  const forgive = (names: readonly string[]) =>
    setErrors({ ...errors, ...Object.fromEntries(names.map((name) => [name, undefined])) })
  return { errors, passes, forgive }
}
