import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { type AskEffect, type AskEvent, type AskState, askTransition, emptyAsk } from './ask-flow.ts'
import { NO_PARTNER } from './messages.ts'
import { consentRequestOf } from './partners-api.ts'
import { partnersEffects } from './partners-effects.ts'
import { Grants } from './parts/grants.tsx'
import { Refused } from './parts/refused.tsx'
import { Request } from './parts/request.tsx'

/** B2.9: a partner asks for data, or the member looks at what was granted. */
export default function AskScreen({ tools, memory, slots }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<AskState, AskEvent, AskEffect>(tools, memory, {
    initial: emptyAsk,
    transition: askTransition,
    effects: partnersEffects,
    opened: (page) => ({ type: 'opened', asked: consentRequestOf(page) }),
  })
  const { asked, partner, grants } = state
  usePublished(tools, { isAsked: asked !== undefined })
  useRetryOnline(asked ? partner : grants, () => send({ type: 'retried' }))
  return (
    <>
      <div data-part="grant">
        {asked ? <Asking state={state} send={send} /> : <Granted state={state} send={send} />}
      </div>
      {slots.end}
    </>
  )
}

interface PartProps {
  readonly state: AskState
  readonly send: (event: AskEvent) => void
}

function Asking({ state, send }: PartProps): ReactNode {
  const { partner, isBusy } = state
  if (partner.status === 'loading') return <ScreenSkeleton parts={['card']} />
  if (partner.status === 'ready')
    return (
      <Request {...{ partner: partner.value, isBusy }} onDecide={(isAllowed) => send({ type: 'decided', isAllowed })} />
    )
  const { code, message } = partner.refusal
  if (code === 'partner-unknown' || code === 'partner-address' || code === 'invalid-request')
    return <Refused text={code === 'invalid-request' ? NO_PARTNER : message} />
  return <ScreenFailure code={code} gone={NO_PARTNER} onRetry={() => send({ type: 'retried' })} />
}

function Granted({ state, send }: PartProps): ReactNode {
  const { grants, isBusy } = state
  if (grants.status === 'loading') return <ScreenSkeleton parts={['line', 'card']} />
  if (grants.status === 'failed')
    return <ScreenFailure code={grants.refusal.code} gone="" onRetry={() => send({ type: 'retried' })} />
  return (
    <Grants
      {...{ grants: grants.value, isBusy }}
      onRevoke={(partnerId) => send({ type: 'revoke-pressed', partnerId })}
    />
  )
}
