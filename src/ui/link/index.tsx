import type { ReactNode } from 'react'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { Target } from '../../domain/visit/content-target.ts'

interface LinkProps {
  readonly target: Target
  readonly className?: string
  /** Told of a tap; the browser, or the app in its place, follows the address. */
  readonly onPress?: () => void
  /** Of a name (src/ui/words). */
  readonly 'data-words'?: ''
  readonly children: ReactNode
}

/** A plain link, so that it works before any script has run. A target that leads nowhere gives plain text. */
export function Link({ target, onPress, children, ...text }: LinkProps): ReactNode {
  if (target.kind === 'none' || !target.to) return <span {...text}>{children}</span>
  const external = target.kind === 'external'
  return (
    <a
      {...text}
      href={external ? target.to : SHOP_BASE + target.to}
      rel={external ? 'noopener' : undefined}
      onClick={onPress}
    >
      {children}
    </a>
  )
}
