import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useEditing } from '../editor/editor-context.ts'
import type { ValuePreview } from '../canvas/protocol.ts'
import styles from './form.module.css'

/** What a text gives on the page in the canvas; undefined while there is no canvas, or it has not said yet. */
function useToldValue(text: string | undefined): ValuePreview | undefined {
  const { values } = useEditing()
  useEffect(() => (text === undefined ? undefined : values.watch(text)), [values, text])
  return useSyncExternalStore(values.subscribe, () => (text === undefined ? undefined : values.toldOf(text)))
}

interface ExpressionHintsProps {
  readonly id: string
  /** undefined: nothing is written. */
  readonly text: string | undefined
  readonly wanted: string | undefined
  /** '' where nothing is wrong; undefined while it is not known. */
  readonly problem: string | undefined
  /** What is told is read out while somebody types here, and nowhere else. */
  readonly isFocused: boolean
}

/** Under an expression: what its place wants, what it gives now, and what is wrong with it. */
export function ExpressionHints({ id, text, wanted, problem, isFocused }: ExpressionHintsProps): ReactNode {
  const told = useToldValue(text)
  const isFitting = text !== undefined && problem === ''
  return (
    <div id={id} className={styles.told} aria-live={isFocused ? 'polite' : 'off'}>
      {wanted !== undefined && (
        <span data-tone={isFitting ? 'good' : undefined}>
          要{wanted}
          {isFitting && '，合适'}
        </span>
      )}
      {told && <span data-tone={told.tone}>现在：{told.text}</span>}
      {problem !== undefined && problem !== '' && <p className={styles.problem}>{problem}</p>}
    </div>
  )
}
