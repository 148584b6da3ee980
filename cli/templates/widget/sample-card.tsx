import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { defaults } from './defaults.ts'
import type { SampleCardProps } from './props.schema.ts'
import styles from './sample-card.module.css'

export default function SampleCard(props: SampleCardProps & WidgetTools): ReactNode {
  const { title, text, button = defaults.button, headingLevel, emit } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.card}>
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      <Button kind="quiet" onPress={() => emit('select', {})}>
        {button}
      </Button>
    </section>
  )
}
