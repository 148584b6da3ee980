import type { ReactNode } from 'react'
import type { InvoiceOrder } from '../../../schemas/domain/invoice.ts'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { orderOf } from './invoice-api.ts'
import { invoiceDraft } from './invoice-draft.ts'
import { invoiceEffects } from './invoice-effects.ts'
import {
  type InvoiceEffect,
  emptyInvoice,
  type InvoiceEvent,
  type InvoiceState,
  invoiceTransition,
} from './invoice-flow.ts'
import { NO_ORDER } from './messages.ts'
import { InvoiceForm, NoInvoice } from './parts/invoice-form.tsx'

/** Of an order that can have no invoice. */
const CLOSED = 0

/** B2.5, B9: the application for an invoice. */
export default function ApplyScreen({ tools, slots, memory }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<InvoiceState, InvoiceEvent, InvoiceEffect>(tools, memory, {
    initial: emptyInvoice,
    transition: invoiceTransition,
    effects: invoiceEffects,
    opened: (page, visit) => ({ type: 'opened', draft: invoiceDraft.read(visit, orderOf(page)) }),
  })
  const { order } = state
  usePublished(tools, order.status === 'ready' ? publishedOf(order.value) : undefined)
  const retry = () => send({ type: 'retried' })
  useRetryOnline(order, retry)
  if (order.status === 'loading') return <ScreenSkeleton parts={['form']} />
  return (
    <>
      <div data-part="form">
        {order.status === 'failed' ? (
          <ScreenFailure code={order.refusal.code} gone={NO_ORDER} onRetry={retry} />
        ) : (
          <Application state={state} send={send} />
        )}
      </div>
      {order.status === 'ready' && slots.end}
    </>
  )
}

const publishedOf = ({ orderNo, invoiceAmount }: InvoiceOrder) => ({ orderNo, amount: invoiceAmount })

interface ApplicationProps {
  readonly state: InvoiceState
  readonly send: (event: InvoiceEvent) => void
}

function Application({ state, send }: ApplicationProps): ReactNode {
  const { order, draft, mistakes, refusal, isBusy } = state
  if (order.status !== 'ready') return null
  const { orderNo, invoiceAmount, status } = order.value
  if (status === CLOSED) return <NoInvoice />
  return (
    <InvoiceForm
      {...{ orderNo, draft, mistakes, refusal, isBusy }}
      amount={invoiceAmount}
      change={(part) => send({ type: 'changed', part })}
      onSubmit={() => send({ type: 'submit-pressed' })}
    />
  )
}
