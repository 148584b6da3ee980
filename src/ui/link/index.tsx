import type { ReactNode } from 'react'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { Target } from '../../domain/visit/content-target.ts'

interface LinkProps {
  readonly target: Target
  readonly className?: string
  /** Told of a tap; the browser, or the app in its place, follows the address. */
  readonly onPress?: () => void
  readonly children: ReactNode
}

/** A plain link, so that it works before any script has run. A target that leads nowhere gives plain text. */
export function Link({ target, className, onPress, children }: LinkProps): ReactNode {
  if (target.kind === 'none' || !target.to) return <span className={className}>{children}</span>
  const external = target.kind === 'external'
  return (
    <a
      className={className}
      href={external ? target.to : SHOP_BASE + target.to}
      rel={external ? 'noopener' : undefined}
      onClick={onPress}
    >
      {children}
    </a>
  )
}
