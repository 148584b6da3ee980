import { useEffect, useRef, useState } from 'react'
import { problems } from '../../schemas/api/problems.ts'
import type { RefundObstacle } from '../../src/domain/order/refundable.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { RefundFormProps } from './props.schema.ts'
import { changed, EMPTY, isNothingLeft, obstacleOf, quantityOf, readDraft, type RefundDraft } from './refund-draft.ts'

/** B4: so long after it was sent the page is left, in ms. */
const LEAVE_AFTER = 1500

export interface RefundFormState {
  readonly draft: RefundDraft
  /** What the last try to send it lacked. */
  readonly lacks: RefundObstacle | undefined
  /** Nothing can be sent: it is on its way, or was sent. */
  readonly isLocked: boolean
  readonly change: (part: Partial<RefundDraft>) => void
  /** @returns whether it may be sent: then it is asked once more */
  readonly check: () => boolean
  readonly send: () => void
}

/** What is filled in and sent (B5); it is remembered for the visit, with the name under which it was sent. */
export function useRefundForm(props: RefundFormProps & WidgetTools): RefundFormState {
  const { lines, apply, emit } = props
  const [draft, keep] = useDraft(props)
  const [lacks, setLacks] = useState<RefundObstacle>()
  useRefusal(apply, emit)
  useEnd(props, () => keep(undefined))
  return {
    draft,
    lacks,
    isLocked: apply?.status === 'busy' || apply?.status === 'done',
    change(part) {
      setLacks(undefined)
      keep(changed(draft, part))
    },
    check() {
      const obstacle = obstacleOf(draft, lines)
      setLacks(obstacle)
      if (obstacle) emit('incomplete', { message: problems[obstacle].message })
      return obstacle === undefined
    },
    send() {
      const { requestKey = newKey(), reason, description } = draft
      keep({ ...draft, requestKey })
      emit('submit', { requestKey, reason, description: description.trim(), quantity: quantityOf(draft, lines) })
    },
  }
}

/** 32 hexadecimal digits that nobody else makes. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function useDraft({ orderId, memory }: RefundFormProps & WidgetTools) {
  const [draft, setDraft] = useState(EMPTY)
  const name = `refund ${orderId}`
  useEffect(() => setDraft(readDraft(memory.get(name, 'visit')) ?? EMPTY), [name, memory])
  const keep = (next: RefundDraft | undefined) => {
    if (next) setDraft(next)
    memory.set(name, next && JSON.stringify(next), 'visit')
  }
  return [draft, keep] as const
}

/** Tells once of each try that came to nothing. */
function useRefusal(apply: RefundFormProps['apply'], emit: WidgetTools['emit']): void {
  useEffect(() => {
    if (apply?.status === 'refused') emit('refused', { code: apply.code ?? '', message: apply.message ?? '' })
  }, [apply, emit])
}

/** B4: what was sent is forgotten, and the page left; where nothing can be given back any more, it is left at once. */
function useEnd({ lines, apply, emit }: RefundFormProps & WidgetTools, forget: () => void): void {
  const told = useRef({ emit, forget })
  useEffect(() => {
    told.current = { emit, forget }
  })
  const refundId = apply?.status === 'done' ? (apply.reply?.data?.refundId ?? '') : undefined
  const isOver = isNothingLeft(lines) && apply?.status !== 'busy' && apply?.status !== 'done'
  useEffect(() => {
    if (isOver) told.current.emit('nothing', {})
  }, [isOver])
  useEffect(() => {
    if (refundId === undefined) return undefined
    told.current.forget()
    const timer = setTimeout(() => told.current.emit('done', { refundId }), LEAVE_AFTER)
    return () => clearTimeout(timer)
  }, [refundId])
}
