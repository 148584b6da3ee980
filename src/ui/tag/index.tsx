import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface TagProps {
  /** quiet: an outline; label: what the shop itself says of a product; saving: money saved; over: on a picture. */
  readonly tone?: 'quiet' | 'label' | 'saving' | 'over'
  readonly children: ReactNode
}

export function Tag({ tone = 'quiet', children }: TagProps): ReactNode {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}

interface TagsProps {
  readonly labels?: readonly string[] | undefined
  readonly tags?: readonly string[] | undefined
  /** How many there is room for. */
  readonly max?: number
}

const NONE: readonly string[] = []

/** What is said of a product in a word each: its labels (B3) first, then its tags; none stands there twice. */
export function Tags({ labels = NONE, tags = NONE, max }: TagsProps): ReactNode {
  return [...new Set([...labels, ...tags])].slice(0, max).map((word, at) => (
    <Tag key={word} tone={at < labels.length ? 'label' : 'quiet'}>
      {word}
    </Tag>
  ))
}

interface TagLineProps extends TagsProps {
  /** Above it, in CSS pixels. */
  readonly space?: 0 | 4 | 6
}

/** Tags in one line: those that find no room are cut. Nothing where there are none. */
export function TagLine({ space = 6, ...words }: TagLineProps): ReactNode {
  if (!words.labels?.length && !words.tags?.length) return null
  return (
    <p className={styles.line} data-space={space}>
      <Tags {...words} />
    </p>
  )
}
