import { useEffect, type ReactNode } from 'react'
import type { Question } from '../../kit/action.ts'
import AskDialog from '../../ui/ask-dialog/index.tsx'
import type { App } from '../app.ts'

/** Asks over the page on the screen; resolves with the answer, no when the page is left without one. */
export const ask = (question: Question, { showOver }: Pick<App, 'showOver'>): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (yes: boolean) => {
      showOver(undefined)
      resolve(yes)
    }
    showOver(<Asked {...question} onAnswer={answer} onGone={() => resolve(false)} />)
  })

interface AskedProps extends Question {
  readonly onAnswer: (yes: boolean) => void
  readonly onGone: () => void
}

function Asked({ onAnswer, onGone, ...question }: AskedProps): ReactNode {
  useEffect(() => onGone, [onGone])
  return <AskDialog {...question} onYes={() => onAnswer(true)} onNo={() => onAnswer(false)} />
}
