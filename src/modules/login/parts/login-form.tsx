import { useEffect, type FormEvent, type ReactNode } from 'react'
import { BrandMark } from '../../../ui/brand-mark/index.tsx'
import { useTypedBefore } from '../../../ui/hooks/use-typed-before.ts'
import type { LoginState } from '../login-flow.ts'
import type { LoginFields } from '../login-rules.ts'
import { TEXT, TITLE } from '../messages.ts'
import { Agreement, type AgreementLink } from './agreement.tsx'
import { FormField } from './form-field.tsx'
import styles from './login-form.module.css'

export interface LoginFormProps {
  readonly state: LoginState
  /** Seconds until another code may be sent. */
  readonly wait: number
  readonly agreements: readonly AgreementLink[]
  /** What the button of the channel says; without it there is none. */
  readonly channelLogin: string | undefined
  readonly onType: (part: Partial<LoginFields>) => void
  readonly onSendCode: () => void
  readonly onOtherQuestion: () => void
  readonly onLogin: () => void
  readonly onChannelLogin: () => void
}

/** Login by phone and SMS code (A2), and by the channel where it can. */
export function LoginForm(props: LoginFormProps): ReactNode {
  const { state, agreements, channelLogin, onType, onSendCode, onLogin, onChannelLogin } = props
  const { fields, errors, focus, refusal, isBusy } = state
  const form = useTypedBefore(({ isAgreed, ...texts }) =>
    onType({ ...texts, ...(isAgreed !== undefined && { isAgreed: true }) }),
  )
  useEffect(() => {
    if (focus) form.current?.querySelector<HTMLInputElement>(`[name="${focus.field}"]`)?.focus()
  }, [form, focus])
  const login = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Enter in the answer is for the code, not for the login.
    if (document.activeElement?.getAttribute('name') === 'answer') onSendCode()
    else onLogin()
  }
  return (
    <section className={styles.place}>
      <Welcome />
      <form method="post" ref={form} noValidate aria-busy={isBusy} onSubmit={login}>
        <PhoneAndCode {...props} />
        <Agreement
          agreements={agreements}
          isAgreed={fields.isAgreed}
          error={errors.isAgreed}
          onChange={(isAgreed) => onType({ isAgreed })}
        />
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
        <button type="submit" className={styles.submit} aria-disabled={isBusy || undefined}>
          {isBusy ? '登录中...' : '登录'}
        </button>
        {channelLogin && <ChannelLogin text={channelLogin} onPress={onChannelLogin} />}
      </form>
    </section>
  )
}

function PhoneAndCode({ state, wait, onType, onSendCode, onOtherQuestion }: LoginFormProps): ReactNode {
  const { fields, errors, question, isBusy, sms, smsRefusal } = state
  return (
    <>
      <FormField
        name="mobile"
        label="手机号"
        value={fields.mobile}
        maxLength={11}
        autoComplete="tel-national"
        error={errors.mobile}
        isLocked={isBusy}
        onChange={(mobile) => onType({ mobile })}
      />
      {question && (
        <FormField
          name="answer"
          label={`请先回答：${question.text}（填数字）`}
          value={fields.answer}
          maxLength={3}
          autoComplete="off"
          error={errors.answer}
          isLocked={isBusy}
          onChange={(answer) => onType({ answer })}
        >
          <button type="button" className={styles.send} onClick={onOtherQuestion}>
            换一题
          </button>
        </FormField>
      )}
      <FormField
        name="code"
        label="验证码"
        value={fields.code}
        maxLength={6}
        autoComplete="one-time-code"
        error={errors.code ?? smsRefusal}
        isLocked={isBusy}
        onChange={(code) => onType({ code })}
      >
        <CodeButton wait={wait} sms={sms} onPress={onSendCode} />
      </FormField>
    </>
  )
}

const Welcome = (): ReactNode => (
  <div className={styles.welcome}>
    <span className={styles.mark}>
      <BrandMark />
    </span>
    <h2 className={styles.title}>{TITLE}</h2>
    <p className={styles.text}>{TEXT}</p>
  </div>
)

interface CodeButtonProps extends Pick<LoginState, 'sms'> {
  readonly wait: number
  readonly onPress: () => void
}

function CodeButton({ wait, sms, onPress }: CodeButtonProps): ReactNode {
  const isLocked = wait > 0 || sms === 'sending'
  return (
    <button type="button" className={styles.send} aria-disabled={isLocked || undefined} onClick={onPress}>
      {wait > 0 ? `${wait} 秒后重发` : sms === 'sent' ? '重新获取' : '获取验证码'}
    </button>
  )
}

interface ChannelLoginProps {
  readonly text: string
  readonly onPress: () => void
}

const ChannelLogin = ({ text, onPress }: ChannelLoginProps): ReactNode => (
  <>
    <p className={styles.or}>或</p>
    <button type="button" className={styles.channel} onClick={onPress}>
      {text}
    </button>
  </>
)
