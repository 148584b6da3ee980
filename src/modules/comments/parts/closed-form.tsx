import type { ReactNode } from 'react'
import { isCommentSent } from '../../../domain/product/comments.ts'
import { addressTarget } from '../../../domain/visit/content-target.ts'
import { ButtonLink } from '../../../ui/button/index.tsx'
import { EmptyState } from '../../../ui/empty-state/index.tsx'
import type { FormFacts } from '../comments-api.ts'
import { closedText } from '../messages.ts'

interface ClosedFormProps {
  /** Without it no order was named. */
  readonly facts?: Pick<FormFacts, 'orderNo' | 'commentStatus'>
}

/** What stands in the form's place where nothing can be written: why, and where to go on. */
export function ClosedForm({ facts }: ClosedFormProps): ReactNode {
  const isSent = facts !== undefined && isCommentSent(facts.commentStatus)
  const target = addressTarget(isSent ? `/commentDetail/${facts.orderNo}` : '/order')
  return (
    <EmptyState
      scene="favorites"
      text={(facts && closedText[facts.commentStatus]) ?? '从订单里选一个来点评'}
      action={<ButtonLink target={target}>{isSent ? '看我的点评' : '我的订单'}</ButtonLink>}
    />
  )
}
