import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import type { SectionProps } from './props.schema.ts'
import styles from './section.module.css'

export default function Section(props: SectionProps & WidgetTools): ReactNode {
  const { title, subtitle, moreText, moreTo, emit, headingLevel, slots } = props
  const more = moreText ? { text: moreText, target: addressTarget(moreTo), onPress: () => emit('more', {}) } : undefined
  return (
    <section className={slots.content === undefined ? undefined : styles.filled} data-holds="">
      <div className={styles.head}>
        <SectionTitle level={headingLevel} title={title} subtitle={subtitle} more={more} />
      </div>
      {slots.content}
    </section>
  )
}
