import type { ReactNode } from 'react'
import type { Target } from '../../domain/visit/content-target.ts'
import { Link } from '../link/index.tsx'
import styles from './button.module.css'

interface ButtonProps {
  readonly kind?: 'main' | 'quiet' | 'text'
  readonly onPress: () => void
  readonly children: ReactNode
}

export function Button({ kind = 'main', onPress, children }: ButtonProps): ReactNode {
  return (
    <button type="button" className={`${styles.button} ${styles[kind]}`} onClick={onPress}>
      {children}
    </button>
  )
}

interface ButtonLinkProps extends Omit<ButtonProps, 'onPress'> {
  readonly onPress?: () => void
  readonly target: Target
}

/** Looks like a button and leads somewhere. */
export function ButtonLink({ kind = 'main', target, onPress, children }: ButtonLinkProps): ReactNode {
  return (
    <Link target={target} className={`${styles.button} ${styles[kind]}`} onPress={onPress}>
      {children}
    </Link>
  )
}
