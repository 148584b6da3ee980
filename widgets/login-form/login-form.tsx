import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { BrandMark } from '../../src/ui/brand-mark/index.tsx'
import { Agreement } from './agreement.tsx'
import { defaults } from './defaults.ts'
import { FormField } from './form-field.tsx'
import styles from './login-form.module.css'
import type { LoginFormProps } from './props.schema.ts'
import { useLoginForm, type LoginFormState, type Press } from './use-login-form.ts'

const TERMS = [
  { title: '用户协议', to: 'not_jump' },
  { title: '隐私政策', to: 'not_jump' },
]

/** Login by phone and SMS code (A2), and by the channel where it can. */
export default function LoginForm(props: LoginFormProps & WidgetTools): ReactNode {
  const { title, text, sms, result, agreements = TERMS, channelLogin, headingLevel } = { ...defaults, ...props }
  const state = useLoginForm(props)
  const { fields, errors, isBusy, change } = state
  return (
    <section className={styles.place}>
      <Welcome title={title} text={text} level={headingLevel} />
      <form noValidate aria-busy={isBusy} onSubmit={state.login}>
        <PhoneAndCode state={state} sms={sms} />
        <Agreement
          agreements={agreements}
          isAgreed={fields.isAgreed}
          error={errors.isAgreed}
          onChange={(isAgreed) => change({ isAgreed })}
        />
        <p className={styles.refusal} role="alert">
          {refusal(result)}
        </p>
        <button type="submit" className={styles.submit} aria-disabled={isBusy || undefined}>
          {isBusy ? '登录中...' : '登录'}
        </button>
        {channelLogin && <ChannelLogin text={channelLogin} onPress={state.loginByChannel} />}
      </form>
    </section>
  )
}

interface PhoneAndCodeProps {
  readonly state: LoginFormState
  readonly sms: LoginFormProps['sms']
}

function PhoneAndCode({ state, sms }: PhoneAndCodeProps): ReactNode {
  const { fields, errors, isBusy, wait, change, sendCode } = state
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
        onChange={(mobile) => change({ mobile })}
      />
      <FormField
        name="code"
        label="验证码"
        value={fields.code}
        maxLength={6}
        autoComplete="one-time-code"
        error={errors.code ?? refusal(sms)}
        isLocked={isBusy}
        onChange={(code) => change({ code })}
      >
        <CodeButton wait={wait} isSending={sms?.status === 'busy'} isSent={sms?.status === 'done'} onPress={sendCode} />
      </FormField>
    </>
  )
}

const refusal = (state: LoginFormProps['result'] | LoginFormProps['sms']) =>
  state?.status === 'refused' ? state.message : undefined

interface WelcomeProps {
  readonly title: string
  readonly text?: string
  readonly level: 2 | 3
}

function Welcome({ title, text, level }: WelcomeProps): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.welcome}>
      <span className={styles.mark}>
        <BrandMark />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}

interface CodeButtonProps {
  readonly wait: number
  readonly isSending: boolean
  readonly isSent: boolean
  readonly onPress: (event: Press) => void
}

function CodeButton({ wait, isSending, isSent, onPress }: CodeButtonProps): ReactNode {
  const isLocked = wait > 0 || isSending
  return (
    <button type="button" className={styles.send} aria-disabled={isLocked || undefined} onClick={onPress}>
      {wait > 0 ? `${wait} 秒后重发` : isSent ? '重新获取' : '获取验证码'}
    </button>
  )
}

function ChannelLogin({
  text,
  onPress,
}: {
  readonly text: string
  readonly onPress: (event: Press) => void
}): ReactNode {
  return (
    <>
      <p className={styles.or}>或</p>
      <button type="button" className={styles.channel} onClick={onPress}>
        {text}
      </button>
    </>
  )
}
