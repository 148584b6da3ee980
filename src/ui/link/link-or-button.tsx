import type { ReactNode } from 'react'
import type { Target } from '../../domain/visit/content-target.ts'
import { Link } from './index.tsx'

interface LinkOrButtonProps {
  readonly target: Target
  readonly className?: string
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A link where there is an address; else a button, since the page may do something at its press. */
export function LinkOrButton({ target, className, onPress, children }: LinkOrButtonProps): ReactNode {
  if (target.kind !== 'none') return <Link {...{ target, className, onPress, children }} />
  return (
    <button type="button" className={className} onClick={onPress}>
      {children}
    </button>
  )
}
