import type { ReactNode } from 'react'
import type { CashierOrder } from '../../../schemas/domain/cashier.ts'
import type { ScreenProps, ScreenTools } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { cashierEffects, wayDraft } from './cashier-effects.ts'
import {
  type CashierEffect,
  cashierTransition,
  closedCashier,
  isPayable,
  type CashierEvent,
  type CashierState,
} from './cashier-flow.ts'
import { NO_ORDER } from './messages.ts'
import { Bought } from './parts/bought.tsx'
import { PayAmount } from './parts/pay-amount.tsx'
import { PayBar } from './parts/pay-bar.tsx'
import { PayFailed } from './parts/pay-failed.tsx'
import { PayOutcomeCard } from './parts/pay-outcome.tsx'
import { PayWays } from './parts/pay-ways.tsx'

type Send = (event: CashierEvent) => void

/** A2, A4: what is to be paid, for how long, by what; of an order that can't be paid, why. */
export default function CashierScreen({ tools, slots, memory, now }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<CashierState, CashierEvent, CashierEffect>(tools, memory, {
    initial: closedCashier,
    transition: cashierTransition,
    effects: cashierEffects,
    opened: (page, visit) => ({
      type: 'opened',
      isBack: Boolean(page.query().payid),
      way: wayDraft.read(visit) ?? '',
    }),
  })
  const { order, tried } = state
  usePublished(tools, order.status === 'ready' ? publishedOf(order.value) : undefined)
  useRetryOnline(order, () => send({ type: 'retried' }))
  if (order.status === 'loading') return <ScreenSkeleton parts={['card', 'line', 'form']} />
  if (order.status === 'failed') return <Failed code={order.refusal.code} send={send} />
  return (
    <>
      {slots.top}
      {isPayable(order.value) ? (
        <Payable order={order.value} state={state} {...{ tools, now, send }}>
          {slots.notes}
        </Payable>
      ) : (
        <Ended order={order.value} returned={tried?.returnPrice ?? 0} tools={tools} />
      )}
      {slots.end}
    </>
  )
}

const publishedOf = ({ state, productCode, orderPrice, leftPrice }: CashierOrder) => ({
  ...{ state, productCode, total: orderPrice, left: leftPrice },
})

interface FailedProps {
  readonly code: string
  readonly send: Send
}

const Failed = ({ code, send }: FailedProps): ReactNode => (
  <div data-part="result">
    <ScreenFailure code={code} gone={NO_ORDER} onRetry={() => send({ type: 'retried' })} />
  </div>
)

interface PayableProps {
  readonly state: CashierState
  readonly send: Send
  readonly order: CashierOrder
  readonly tools: ScreenTools
  readonly now: () => number
  readonly children: ReactNode
}

function Payable({ order, state, tools, now, send, children }: PayableProps): ReactNode {
  const channel = tools.channel ?? 'h5'
  const { leftPrice, paidPrice, payUntil } = order
  return (
    <>
      <div data-part="amount">
        <PayAmount
          amount={leftPrice}
          paid={paidPrice}
          until={payUntil}
          now={now}
          onOver={() => send({ type: 'time-over' })}
        />
      </div>
      <Bought order={order} />
      <div data-part="ways">
        <PayWays channel={channel} way={state.way} onChoose={(way) => send({ type: 'way-chosen', way })} />
      </div>
      {children}
      {state.tried?.outcome === 'failed' && <PayFailed onClose={() => send({ type: 'failure-closed' })} />}
      <div data-part="pay">
        <PayBar
          amount={leftPrice}
          channel={channel}
          way={state.way}
          isBusy={state.isOpening}
          onPay={(way) => send({ type: 'pay-pressed', way })}
        />
      </div>
    </>
  )
}

/** How an order that can't be paid ended. */
const endings = { paid: 'paid', free: 'free', cancelled: 'closed', expired: 'expired' } as const

interface EndedProps {
  readonly order: CashierOrder
  readonly returned: number
  readonly tools: ScreenTools
}

function Ended({ order, returned, tools }: EndedProps): ReactNode {
  const { state, paidPrice, orderPath, homePath } = order
  if (state === 'open' || state === 'part-paid') return null
  return (
    <>
      <div data-part="result">
        <PayOutcomeCard
          outcome={endings[state]}
          amount={paidPrice}
          returned={returned}
          onNext={(next) => tools.navigate(next === 'home' ? homePath : orderPath)}
        />
      </div>
      <Bought order={order} />
    </>
  )
}
