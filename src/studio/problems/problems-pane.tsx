import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Empty } from '../controls/states.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { PageBudget } from '../numbers/page-budget.tsx'
import { applyFix } from './apply-fix.ts'
import { ProblemLine } from './problem-line.tsx'
import { ScheduleList } from '../schedules/schedule-list.tsx'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './problems.module.css'

/** What is wrong, in the operator's words: a tap leads to the block, a button mends what can be mended. */
export function ProblemsPane(): ReactNode {
  const { editor, canEdit } = useEditing()
  const { problems, isChecked } = useEditorState(editor)
  const errors = problems.filter(({ severity }) => severity === 'error')
  const safe = problems.find(({ fix }) => fix?.safe)
  return (
    <section className={styles.pane} aria-label="问题">
      <header className={styles.top}>
        <p role="status">
          {isChecked
            ? problems.length === 0
              ? '没有问题'
              : `${errors.length} 个问题，${problems.length - errors.length} 个提醒`
            : '正在检查…'}
        </p>
        {canEdit && safe && (
          <Button icon="check" onClick={() => editor.apply(applyFix(editor.state.document, safe))}>
            修一个
          </Button>
        )}
      </header>
      {problems.length === 0 && isChecked && <Empty icon="check">可以发布。检查的规则和发布时一样。</Empty>}
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.rule} ${problem.pointer} ${problem.message.zh}`}>
            <ProblemLine problem={problem} />
          </li>
        ))}
      </ul>
      <PageBudget />
      <ScheduleList />
    </section>
  )
}
