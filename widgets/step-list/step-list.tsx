import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Panel } from '../../src/ui/panel/index.tsx'
import { Steps } from '../../src/ui/steps/index.tsx'
import type { StepListProps } from './props.schema.ts'
import styles from './step-list.module.css'

/** How far something has come. */
export default function StepList({ title, steps, headingLevel }: StepListProps & WidgetTools): ReactNode {
  return (
    <section className={styles.place}>
      <Panel title={title} level={headingLevel}>
        <Steps steps={steps} />
      </Panel>
    </section>
  )
}
