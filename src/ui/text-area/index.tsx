import type { ComponentProps, ReactNode } from 'react'
import styles from './text-area.module.css'

/** A box for more than a line of words, with a frame of its own: within a line of a form it is Field’s. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>): ReactNode {
  return <textarea {...props} className={styles.area} />
}
