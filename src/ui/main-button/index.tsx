import type { ReactNode } from 'react'
import styles from './main-button.module.css'

interface MainButtonProps {
  /** `accent` for what is bought. */
  readonly tone?: 'brand' | 'accent'
  /** It takes the rest of its line. */
  readonly isWide?: boolean
  /** What it does is under way: it looks as before, and a tap does nothing. */
  readonly isBusy?: boolean
  /** It can't be pressed now. It keeps the focus, as a disabled button would not. */
  readonly isOff?: boolean
  /** Without it the button submits the form around it: that form ignores a submit while it is busy. */
  readonly onPress?: () => void
  readonly children: ReactNode
}

/** The one thing to do on a screen: the last button of a form, and the one of a bar. */
export function MainButton(props: MainButtonProps): ReactNode {
  const { tone = 'brand', isWide = false, isBusy = false, isOff = false, onPress, children } = props
  const isLocked = isBusy || isOff
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={styles.button}
      data-tone={tone}
      data-wide={isWide || undefined}
      aria-disabled={isLocked || undefined}
      aria-busy={isBusy || undefined}
      onClick={isLocked ? undefined : onPress}
    >
      {children}
    </button>
  )
}
