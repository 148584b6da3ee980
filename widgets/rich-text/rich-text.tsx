import type { ReactNode } from 'react'
import { unbrokenNumbers } from '../../src/domain/unbroken-numbers.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import type { RichTextProps } from './props.schema.ts'
import styles from './rich-text.module.css'

export default function RichText({ title, parts, headingLevel }: RichTextProps & WidgetTools): ReactNode {
  const Heading = `h${title ? headingLevel + 1 : headingLevel}` as 'h2' | 'h3' | 'h4'
  const shown = parts
    .map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.filter((text) => text.trim()) }))
    .filter(({ heading, paragraphs }) => heading || paragraphs.length > 0)
  if (shown.length === 0) return null
  return (
    <section className={styles.text}>
      {title && <SectionTitle level={headingLevel} title={title} />}
      {shown.map((part, at) => (
        // oxlint-disable-next-line no-array-index-key -- parts have no names, and their order is what they are
        <div key={at} className={styles.part}>
          {part.heading && <Heading className={styles.heading}>{part.heading}</Heading>}
          {part.paragraphs.map((paragraph, number) => (
            // oxlint-disable-next-line no-array-index-key -- likewise
            <p key={number} className={styles.paragraph}>
              {unbrokenNumbers(paragraph)}
            </p>
          ))}
        </div>
      ))}
    </section>
  )
}
