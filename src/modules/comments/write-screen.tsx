import type { ReactNode } from 'react'
import { canComment } from '../../domain/product/comments.ts'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { writeEffects } from './comments-effects.ts'
import { NO_ORDER } from './messages.ts'
import { ClosedForm } from './parts/closed-form.tsx'
import { CommentForm } from './parts/comment-form.tsx'
import { type WriteEffect, emptyWrite, type WriteEvent, type WriteState, writeTransition } from './write-flow.ts'
import { writtenDraft } from './written.ts'

/** B2.9, B4: what a guest writes of an order that was used. */
export default function WriteScreen({ tools, slots, memory }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<WriteState, WriteEvent, WriteEffect>(tools, memory, {
    initial: emptyWrite,
    transition: writeTransition,
    effects: writeEffects,
    opened: (page, visit) => {
      const orderNo = page.query().orderNo ?? ''
      return { type: 'opened', orderNo, kept: writtenDraft.read(visit, orderNo) }
    },
  })
  const { facts, isNamed } = state
  usePublished(tools, facts.status === 'ready' ? published(facts.value) : undefined)
  const retry = () => send({ type: 'retried' })
  useRetryOnline(facts, retry)
  return (
    <>
      <div data-part="form">{isNamed ? <Form {...{ state, send, retry }} /> : <ClosedForm />}</div>
      {slots.end}
    </>
  )
}

const published = ({
  comment,
  commentStatus,
}: {
  readonly comment?: object
  readonly commentStatus: -1 | 0 | 1 | 2 | 3 | 9
}) => ({
  isRewriting: comment !== undefined,
  canWrite: canComment(commentStatus),
})

interface FormProps {
  readonly state: WriteState
  readonly send: (event: WriteEvent) => void
  readonly retry: () => void
}

function Form({ state, send, retry }: FormProps): ReactNode {
  const { facts } = state
  if (facts.status === 'loading') return <ScreenSkeleton parts={['form']} />
  if (facts.status === 'failed') return <ScreenFailure code={facts.refusal.code} gone={NO_ORDER} onRetry={retry} />
  if (!canComment(facts.value.commentStatus)) return <ClosedForm facts={facts.value} />
  return <CommentForm {...{ state, send }} facts={facts.value} />
}
