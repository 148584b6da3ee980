import type { ReactNode } from 'react'
import type { ToldProblem } from '../../../schemas/studio/checked.ts'
import { blockName } from '../document/index.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { Empty } from '../controls/states.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { applyFix } from './apply-fix.ts'
import { placeOfPointer } from './problem-places.ts'
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
      <ScheduleList />
    </section>
  )
}

export function ProblemLine({ problem }: { readonly problem: ToldProblem }): ReactNode {
  const { editor, titles, canEdit } = useEditing()
  const { document } = useEditorState(editor)
  const { key } = placeOfPointer(document, problem.pointer)
  const { fix } = problem
  return (
    <div className={styles.problem} data-severity={problem.severity}>
      <Icon name="error" />
      <button type="button" className={styles.jump} onClick={() => editor.select(key === undefined ? [] : [key])}>
        <strong>{problem.message.zh}</strong>
        <small>{key === undefined ? problem.pointer : blockName(document, key, titles)}</small>
        {problem.expected && <small>应当是 {problem.expected.zh}</small>}
      </button>
      {canEdit && fix && (
        <Button icon="check" onClick={() => editor.apply(applyFix(editor.state.document, problem))}>
          {fix.title.zh}
        </Button>
      )}
    </div>
  )
}
