import { useCallback, type ReactNode } from 'react'
import type { PayResult } from '../../../schemas/domain/cashier.ts'
import type { ScreenProps, ScreenTools } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { settle } from '../../kit/settle.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { FAILURE_TOAST } from '../../kit/failed-call.ts'
import { cashierApi } from './cashier-api.ts'
import { NO_ORDER, type Next } from './messages.ts'
import { Bought } from './parts/bought.tsx'
import { PayOutcomeCard } from './parts/pay-outcome.tsx'
import { usePolling } from './parts/use-polling.ts'
import {
  type ResultEffect,
  type ResultEvent,
  type ResultState,
  resultTransition,
  unknownResult,
} from './result-flow.ts'

type Send = (event: ResultEvent) => void

function effects(tools: ScreenTools) {
  return (effect: ResultEffect, send: Send): void => {
    const api = cashierApi(tools)
    switch (effect.do) {
      case 'load-payment':
        return settle(
          api.payment(),
          (payment) => send({ type: 'payment-loaded', payment }),
          (refusal) => send({ type: 'payment-failed', refusal }),
        )
      case 'load-order':
        return settle(
          api.order(),
          (order) => send({ type: 'order-loaded', order }),
          (refusal) => send({ type: 'order-failed', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text, FAILURE_TOAST)
    }
  }
}

/** A4: how paying went, and what is next. While nobody knows it asks again, a few times. */
export default function ResultScreen({ tools, memory, slots }: ScreenProps): ReactNode {
  const [{ payment, order }, send] = useScreenFlow<ResultState, ResultEvent, ResultEffect>(tools, memory, {
    initial: unknownResult,
    transition: resultTransition,
    effects: effects,
    opened: () => ({ type: 'opened' }),
  })
  usePublished(tools, publishedOf(payment, order))
  useRetryOnline(payment, () => send({ type: 'retried' }))
  if (payment.status === 'loading') return <ScreenSkeleton parts={['form', 'line']} />
  if (payment.status === 'failed')
    return (
      <div data-part="result">
        <ScreenFailure code={payment.refusal.code} gone={NO_ORDER} onRetry={() => send({ type: 'retried' })} />
      </div>
    )
  return (
    <>
      <div data-part="result">
        <Result payment={payment.value} tools={tools} send={send} />
      </div>
      {order.status === 'loading' && <ScreenSkeleton parts={['card']} />}
      {order.status === 'ready' && <Bought order={order.value} hasAmount />}
      {slots.end}
    </>
  )
}

/** What the slots may read is whole or not there. */
function publishedOf(payment: ResultState['payment'], order: ResultState['order']) {
  if (payment.status !== 'ready' || order.status !== 'ready') return undefined
  const { outcome, bookingPath, teamPath } = payment.value
  return {
    ...{ outcome, productCode: order.value.productCode },
    ...(bookingPath !== undefined && { bookingPath }),
    ...(teamPath !== undefined && { teamPath }),
  }
}

interface ResultProps {
  readonly payment: PayResult
  readonly tools: ScreenTools
  readonly send: Send
}

function Result({ payment, tools, send }: ResultProps): ReactNode {
  const { outcome, paidPrice, returnPrice, cashierPath, orderPath, homePath, teamPath } = payment
  const ask = useCallback(() => send({ type: 'asked-again' }), [send])
  const isLate = usePolling(outcome === 'confirming', ask)
  const onNext = (next: Next) => {
    if (next === 'poll') ask()
    else if (next === 'again') tools.navigate(cashierPath, { replace: true })
    else tools.navigate(next === 'order' ? orderPath : homePath)
  }
  return (
    <PayOutcomeCard
      {...{ outcome, isLate, onNext }}
      amount={paidPrice}
      returned={returnPrice}
      isInTeam={teamPath !== undefined}
    />
  )
}
