import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { type CheckEffect, type CheckEvent, type CheckState, checkTransition, emptyCheck } from './check-flow.ts'
import { checkEffects, codeDraft } from './codes-effects.ts'
import { OFFLINE, UNKNOWN_CODE } from './messages.ts'
import { CodeForm } from './parts/code-form.tsx'
import { Redeem } from './parts/redeem.tsx'

/** B2.9, B4: what a code is, and its redemption by who may. */
export default function CheckScreen({ tools, slots, memory }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<CheckState, CheckEvent, CheckEffect>(tools, memory, {
    initial: emptyCheck,
    transition: checkTransition,
    effects: checkEffects,
    opened: (page, visit) => ({ type: 'opened', code: page.query().code ?? '', kept: codeDraft.read(visit) ?? '' }),
  })
  const { text, looked } = state
  const found = looked.status === 'ready' ? looked.value.code : undefined
  const isBusy = state.code !== '' && looked.status === 'loading'
  usePublished(tools, found && { code: found })
  useRetryOnline(looked, () => send({ type: 'retried' }))
  return (
    <>
      <div data-part="form">
        <CodeForm
          {...{ text, label: '券码', placeholder: '输入或扫描券码', button: '查询', isBusy }}
          refusal={looked.status === 'ready' ? (looked.value.message ?? '') : ''}
          onType={(typed) => send({ type: 'typed', text: typed })}
          onSubmit={() => send({ type: 'look-pressed' })}
        />
      </div>
      {found && slots.top}
      <Found state={state} send={send} onOffline={() => tools.toast(OFFLINE)} />
      {slots.foot}
    </>
  )
}

interface FoundProps {
  readonly state: CheckState
  readonly send: (event: CheckEvent) => void
  /** The code of the question could not be had. */
  readonly onOffline: () => void
}

function Found({ state, send, onOffline }: FoundProps): ReactNode {
  const { code, looked, isAsking, isBusy } = state
  if (code === '') return null
  if (looked.status === 'loading') return <ScreenSkeleton parts={['form']} />
  if (looked.status === 'failed')
    return <ScreenFailure code={looked.refusal.code} gone={UNKNOWN_CODE} onRetry={() => send({ type: 'retried' })} />
  const { code: found } = looked.value
  if (!found?.canRedeem) return null
  return (
    <Redeem
      {...{ canUse: found.canUse, isAsking, isBusy, onOffline }}
      onPress={() => send({ type: 'redeem-pressed' })}
      onConfirm={() => send({ type: 'confirmed' })}
      onDecline={() => send({ type: 'declined' })}
    />
  )
}
