import { type ReactNode, useState } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { useRefused } from '../../src/ui/hooks/use-refused.ts'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import styles from './foot-actions.module.css'
import type { FootActionsProps } from './props.schema.ts'

type Which = 'main' | 'second'

const loadAsk = () => import('../../src/ui/ask-dialog/index.tsx')

/** One or two things to do, at the foot of a page. */
export default function FootActions(props: FootActionsProps & WidgetTools): ReactNode {
  const { main, isOff = false, second, confirm, confirmSecond, note, result, emit } = props
  const [asked, setAsked] = useState<Which>()
  const ask = useLazyPart(loadAsk)
  const isBusy = result?.status === 'busy'
  useRefused(result, emit)
  const questions = { main: confirm, second: confirmSecond }
  const press = (which: Which) => {
    if (!questions[which]) return emit(which, {})
    if (ask.hasFailed) emit('refused', { message: '网络异常' })
    ask.fetch()
    return setAsked(which)
  }
  return (
    <div aria-busy={isBusy} onPointerDown={confirm || confirmSecond ? ask.fetch : undefined}>
      <ActionBar label="操作" {...(note && { note })}>
        {second && (
          <button type="button" className={styles.second} onClick={() => press('second')} disabled={isBusy}>
            {second}
          </button>
        )}
        <MainButton isWide isOff={isOff} isBusy={isBusy} onPress={() => press('main')}>
          {main}
        </MainButton>
      </ActionBar>
      {asked && ask.Part && (
        <ask.Part
          title="请确认"
          text={questions[asked]}
          yes="确定"
          no="再想想"
          onYes={() => {
            setAsked(undefined)
            emit(asked, {})
          }}
          onNo={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
