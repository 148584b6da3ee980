import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { print } from '../document/index.ts'
import type { Answer, CallReply } from '../calls/studio-calls.ts'
import { Skeleton } from '../controls/states.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { ProblemLine } from '../problems/problem-line.tsx'
import { useStudio } from '../session/studio.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { countText } from './figures.ts'
import styles from './page-budget.module.css'

type Weight = CallReply<'measurePage'>
type Figure = Weight['scripts']

/** ms without a change before a draft is weighed: it is made and read as a whole. */
const SETTLE = 1_200

/** What the draft weighs, a moment after nobody changes it. Undefined while it is not known yet. */
function useWeight(): Answer<Weight> | undefined {
  const { call } = useStudio()
  const { editor } = useEditing()
  const { document, item, problems, isChecked } = useEditorState(editor)
  const text = useMemo(() => print(document), [document])
  const [known, setKnown] = useState<{ readonly text: string; readonly answer: Answer<Weight> }>()
  const isSound =
    isChecked && problems.every(({ severity, rule }) => severity === 'warning' || rule === 'product-not-sold')
  const isWanted = item.kind === 'page' && isSound && known?.text !== text
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const ask = async () => {
      const answer = await call('measurePage', { params: item, body: { text } })
      if (isCurrent) setKnown({ text, answer })
    }
    const timer = setTimeout(() => void ask(), known ? SETTLE : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [call, isWanted, item, text, known])
  return known?.answer
}

/** What the first view costs a phone, beside what it may cost, and what assistive technology would miss in it. */
export function PageBudget(): ReactNode {
  const { editor } = useEditing()
  const { item, problems } = useEditorState(editor)
  const answer = useWeight()
  if (item.kind !== 'page') return null
  return (
    <section className={styles.budget} aria-label="预算">
      <h3>首屏的重量</h3>
      {!answer && problems.some(({ severity }) => severity === 'error') && <p>改好问题以后再量</p>}
      {!answer && problems.every(({ severity }) => severity === 'warning') && <Skeleton lines={2} />}
      {answer && 'failure' in answer && <p>{answer.failure.message}</p>}
      {answer && 'reply' in answer && <Figures weight={answer.reply} />}
    </section>
  )
}

const kilobytes = (bytes: number) => `${countText(Math.round(bytes / 1000))} KB`

function Figures({ weight }: { readonly weight: Weight }): ReactNode {
  const { scripts, pictures, calls, largest, problems } = weight
  return (
    <>
      <ul className={styles.figures}>
        <FigureLine name="组件的代码" figure={scripts} say={kilobytes} />
        <FigureLine name="首屏的图片" figure={pictures} say={kilobytes} />
        <FigureLine name="首屏要等的接口" figure={calls} say={countText} />
      </ul>
      <p className={styles.largest}>
        {largest
          ? `预计最大的图片：${largest.url.split('/').at(-1)}，${kilobytes(largest.bytes)}`
          : '预计首屏最大的是文字，不是图片'}
      </p>
      {problems.map((problem) => (
        <ProblemLine key={`${problem.rule} ${problem.pointer} ${problem.message.zh}`} problem={problem} />
      ))}
    </>
  )
}

interface FigureLineProps {
  readonly name: string
  readonly figure: Figure
  readonly say: (amount: number) => string
}

function FigureLine({ name, figure: { is, limit, most }, say }: FigureLineProps): ReactNode {
  const state = is > most ? 'over' : is > limit ? 'high' : 'good'
  return (
    <li data-state={state}>
      <span>{name}</span>
      <strong>{say(is)}</strong>
      <meter aria-label={name} min={0} max={most} low={limit} high={most - 1} optimum={0} value={Math.min(is, most)} />
      <small>{state === 'over' ? `超过了 ${say(most)}，不能发布` : `最好不超过 ${say(limit)}`}</small>
    </li>
  )
}
