import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { outcomeOf } from './outcome.ts'
import type { OrderFormProps } from './props.schema.ts'

interface OutcomesProps extends OrderFormProps, WidgetTools {
  /** The new price is fine: orders at it. */
  readonly onAccept: () => void
}

const loadDialogs = () => import('./outcome-dialogs.tsx')

/** What is told of a check or a booking that was refused (B8). */
export function Outcomes(props: OutcomesProps): ReactNode {
  const { total, emit, onAccept } = props
  const { stale, before, forget } = useOutcome(props)
  const { Part: Dialogs, fetch } = useLazyPart(loadDialogs)
  const isAsked = stale !== undefined || before !== undefined
  // Asked for when there is something to tell.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => (isAsked ? fetch() : undefined), [isAsked])
  if (!Dialogs || !isAsked) return null
  const leave = (then: () => void) => () => {
    forget()
    then()
  }
  return (
    <Dialogs
      {...{ stale, before, total }}
      onBack={leave(() => emit('back', {}))}
      onAccept={leave(onAccept)}
      onClose={forget}
    />
  )
}

interface Told {
  readonly stale?: string
  /** The total that was refused, in yuan. */
  readonly before?: number
}

/** Each refusal is told once: by a toast, or by what is asked until it is answered. */
function useOutcome({ checked, booked, total, emit }: OutcomesProps) {
  const [told, setTold] = useState<Told>({})
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
    if (outcome.kind === 'toast') now.current.emit('refused', { message: outcome.message })
    if (outcome.kind === 'stale') setTold({ stale: outcome.message })
    if (outcome.kind !== 'reprice') return
    setTold({ before: now.current.total })
    now.current.emit('reprice', {})
  }, [checked, booked])
  return { ...told, forget: () => setTold({}) }
}
