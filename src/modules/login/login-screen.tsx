import type { ReactNode } from 'react'
import { createFlow, useFlow } from '../../kit/flow.ts'
import type { ScreenProps } from '../../kit/module.ts'
import { usePublished } from '../../kit/use-published.ts'
import { loginEffects } from './login-effects.ts'
import { emptyLogin, type LoginEvent, type LoginState, loginTransition } from './login-flow.ts'
import { channelText } from './messages.ts'
import { LoginForm } from './parts/login-form.tsx'
import { useWait } from './parts/use-wait.ts'

/** Where what is agreed to can be read. */
interface With {
  readonly terms: string
  readonly privacy: string
}

/** A2: the login by phone and SMS code, and by the channel where it can. */
export default function LoginScreen(props: ScreenProps<With>): ReactNode {
  const { tools, slots, now, channel, terms, privacy } = props
  const [state, send] = useFlow<LoginState, LoginEvent>(() =>
    createFlow({ initial: emptyLogin, transition: loginTransition, perform: loginEffects(tools, now) }),
  )
  const wait = useWait(state.waitUntil, now)
  const isSent = state.sms === 'sent'
  usePublished(tools, { isSent })
  return (
    <>
      <div data-part="form">
        <LoginForm
          {...{ state, wait }}
          agreements={[
            { title: '用户协议', to: terms },
            { title: '隐私政策', to: privacy },
          ]}
          channelLogin={channelText(channel)}
          onType={(part) => send({ type: 'typed', part })}
          onSendCode={() => send({ type: 'send-code-pressed', now: now() })}
          onOtherQuestion={() => send({ type: 'other-question-pressed' })}
          onLogin={() => send({ type: 'login-pressed' })}
          onChannelLogin={() => send({ type: 'channel-pressed' })}
        />
      </div>
      {slots.end}
    </>
  )
}
