import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Link } from '../../src/ui/link/index.tsx'
import { Panel } from '../../src/ui/panel/index.tsx'
import { defaults } from './defaults.ts'
import type { TaskListProps } from './props.schema.ts'
import styles from './task-list.module.css'

/** What can be done, and what it brings. */
export default function TaskList(props: TaskListProps & WidgetTools): ReactNode {
  const { title, tasks, doText, doneText, openText, headingLevel, emit } = { ...defaults, ...props }
  return (
    <section className={styles.place} aria-label={title}>
      <Panel title={title} level={headingLevel}>
        <ul>
          {keyed(tasks, (task) => `${task.title} ${task.isDone}`).map(([task, key]) => (
            <li key={key} className={styles.task}>
              <span className={styles.words}>
                <b className={styles.name}>{task.title}</b>
                <span className={styles.reward}>{task.reward}</span>
              </span>
              {task.to && !task.isDone ? (
                <Link target={addressTarget(task.to)} className={styles.go} onPress={() => emit('select', {})}>
                  {doText}
                  <span className="visually-hidden">：{task.title}</span>
                </Link>
              ) : (
                <span className={styles.state} data-done={task.isDone || undefined}>
                  {task.isDone ? doneText : openText}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  )
}
