import type { ReactNode } from 'react'
import styles from './editor.module.css'

/** What is seen where only one of them has room. */
export type Pane = 'outline' | 'middle' | 'side'

interface PaneChoiceProps {
  readonly pane: Pane
  readonly isJson: boolean
  readonly hasOutline: boolean
  readonly onPane: (pane: Pane) => void
}

/** On a phone: which of the panes is seen. */
export function PaneChoice({ pane, isJson, hasOutline, onPane }: PaneChoiceProps): ReactNode {
  const panes = [
    ...(hasOutline ? [['outline', '大纲'] as const] : []),
    ['middle', isJson ? 'JSON' : '页面'] as const,
    ['side', '设置'] as const,
  ]
  return (
    <div className={styles.which} role="group" aria-label="看哪一栏">
      {panes.map(([one, text]) => (
        <button key={one} type="button" aria-pressed={one === pane} onClick={() => onPane(one)}>
          {text}
        </button>
      ))}
    </div>
  )
}
