import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { StepListProps } from './props.schema.ts'
import styles from './step-list.module.css'

const said = { done: '已完成', now: '进行中', todo: '还没到', failed: '没成功' } as const

/** How far something has come. */
export default function StepList({ title, steps, headingLevel }: StepListProps & WidgetTools): ReactNode {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.place}>
      <div className={styles.card}>
        {title && <Heading className={styles.title}>{title}</Heading>}
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li
              key={step.title}
              className={styles.step}
              data-state={step.state}
              aria-current={step.state === 'now' ? 'step' : undefined}
            >
              <span className={styles.dot} aria-hidden="true" />
              <span className={styles.words}>
                {step.title}
                <span className="visually-hidden">：{said[step.state]}</span>
                {step.note && <small className={styles.note}>{step.note}</small>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
