import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { ResultHeadProps } from './props.schema.ts'
import styles from './result-head.module.css'

const paths = { good: 'M9 16.5l5 5 9.5-11', wait: 'M16 9v7.5l5 3', bad: 'M11 11l10 10M21 11L11 21' } as const

/** How something ended, at one look. */
export default function ResultHead({
  kind = 'good',
  title,
  text,
  headingLevel,
}: ResultHeadProps & WidgetTools): ReactNode {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.place} data-kind={kind}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="16" fill="currentColor" />
        <path
          d={paths[kind]}
          fill="none"
          stroke="var(--surface)"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
    </section>
  )
}
