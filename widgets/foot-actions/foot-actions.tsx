import { type ReactNode, useState } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { useRefused } from '../../src/ui/hooks/use-refused.ts'
import { AskDialog } from './ask-dialog.tsx'
import styles from './foot-actions.module.css'
import type { FootActionsProps } from './props.schema.ts'

type Which = 'main' | 'second'

/** One or two things to do, at the foot of a page. */
export default function FootActions(props: FootActionsProps & WidgetTools): ReactNode {
  const { main, isOff = false, second, confirm, confirmSecond, note, result, emit } = props
  const [asked, ask] = useState<Which>()
  const isBusy = result?.status === 'busy'
  useRefused(result, emit)
  const questions = { main: confirm, second: confirmSecond }
  const press = (which: Which) => (questions[which] ? ask(which) : emit(which, {}))
  return (
    <div className={styles.place} aria-busy={isBusy}>
      <ActionBar label="操作" {...(note && { note })}>
        {second && (
          <button type="button" className={styles.second} onClick={() => press('second')} disabled={isBusy}>
            {second}
          </button>
        )}
        <button
          type="button"
          className={styles.main}
          aria-disabled={isOff || isBusy || undefined}
          onClick={isOff || isBusy ? undefined : () => press('main')}
        >
          {main}
        </button>
      </ActionBar>
      {asked && (
        <AskDialog
          question={questions[asked] ?? ''}
          onAnswer={(isYes) => {
            ask(undefined)
            if (isYes) emit(asked, {})
          }}
        />
      )}
    </div>
  )
}
