import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import type { OrderFormProps } from './props.schema.ts'

interface OutcomesProps extends OrderFormProps, WidgetTools {
  /** The new price is fine: orders at it. */
  readonly onAccept: () => void
}

const loadDialogs = () => import('./outcome-dialogs.tsx')

/** What is told of a check or a booking that was refused (B8). */
export function Outcomes(props: OutcomesProps): ReactNode {
  const { total, emit, onAccept } = props
  const { told, forget } = useOutcome(props)
  const { Part: Dialogs, fetch } = useLazyPart(loadDialogs)
  const isAsked = told !== undefined
  // Asked for when there is something to tell.
  useEffect(() => (isAsked ? fetch() : undefined), [isAsked, fetch])
  if (!Dialogs || !told) return null
  const leave = (then: () => void) => () => {
    forget()
    then()
  }
  return (
    <Dialogs
      {...told}
      total={total}
      onBack={leave(() => emit('back', {}))}
      onAccept={leave(onAccept)}
      onClose={forget}
    />
  )
}

/** What is asked, and the total in yuan that it was asked at. */
interface Told {
  readonly outcome: Outcome
  readonly before: number
}

/** Each refusal is told once: by a toast, or by what is asked until it is answered. */
function useOutcome({ checked, booked, total, emit }: OutcomesProps) {
  const [told, setTold] = useState<Told>()
  const now = useRef({ total, emit })
  useEffect(() => {
    now.current = { total, emit }
  })
  const known = useRef(new WeakSet<object>())
  useEffect(() => {
    const isNew = (state: OrderFormProps['checked']) => state?.status === 'refused' && !known.current.has(state)
    const refusal = [checked, booked].find(isNew)
    if (!refusal) return
    known.current.add(refusal)
    const outcome = outcomeOf(refusal)
    if (outcome.kind === 'toast') return now.current.emit('refused', { message: outcome.message })
    setTold({ outcome, before: now.current.total })
    if (outcome.kind === 'reprice') now.current.emit('reprice', {})
  }, [checked, booked])
  return { told, forget: () => setTold(undefined) }
}
