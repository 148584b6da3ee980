import { type ReactNode, useEffect, useRef } from 'react'
import { keyed } from '../../../kit/keyed.ts'
import { Button } from '../../../ui/button/index.tsx'
import type { Turn } from '../assistant-flow.ts'
import { GREETING, NO_HITS } from '../messages.ts'
import styles from './conversation.module.css'
import { Hit } from './hit.tsx'

interface ConversationProps {
  readonly turns: readonly Turn[]
  readonly suggestions: readonly string[]
  readonly onPick: (question: string) => void
  readonly onRetry: () => void
  readonly onClear: () => void
}

/** What was asked and answered, the newest last: a screen reader says each answer when it comes. */
export function Conversation({ turns, suggestions, onPick, onRetry, onClear }: ConversationProps): ReactNode {
  const last = useShown(turns)
  const isOpen = turns.at(-1)?.state !== 'asked'
  return (
    <section className={styles.place} aria-label="对话">
      <div className={styles.log} role="log" aria-live="polite">
        <p className={styles.said}>{GREETING}</p>
        {turns.map((turn, index) => (
          <div key={turn.id} className={styles.turn} ref={index === turns.length - 1 ? last : null}>
            <p className={styles.question}>
              <span className="visually-hidden">您问：</span>
              {turn.question}
            </p>
            <TurnAnswer turn={turn} onRetry={onRetry} />
          </div>
        ))}
      </div>
      {isOpen && suggestions.length > 0 && <Suggestions {...{ suggestions, onPick }} />}
      {isOpen && turns.length > 0 && (
        <button type="button" className={styles.clear} onClick={onClear}>
          清空对话
        </button>
      )}
    </section>
  )
}

/** The newest question is brought to the top of the screen, so that its answer is read from its beginning. */
function useShown(turns: readonly Turn[]) {
  const last = useRef<HTMLDivElement>(null)
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (before.current !== undefined && turns.length > before.current) last.current?.scrollIntoView({ block: 'start' })
    before.current = turns.length
  }, [turns.length])
  return last
}

function TurnAnswer({ turn, onRetry }: { readonly turn: Turn; readonly onRetry: () => void }): ReactNode {
  const { state, hits, reason } = turn
  if (state === 'asked') return <p className={styles.waiting}>正在找答案…</p>
  if (state === 'failed') {
    return (
      <div className={styles.said}>
        <p>{reason}</p>
        <p className={styles.retry}>
          <Button kind="quiet" onPress={onRetry}>
            再问一次
          </Button>
        </p>
      </div>
    )
  }
  if (hits.length === 0) return <p className={styles.said}>{NO_HITS}</p>
  return (
    <ul className={styles.hits} aria-label="回答">
      {keyed(hits, (hit) => `${hit.kind} ${hit.id}`).map(([hit, key]) => (
        <li key={key}>
          <Hit hit={hit} />
        </li>
      ))}
    </ul>
  )
}

interface SuggestionsProps {
  readonly suggestions: readonly string[]
  readonly onPick: (question: string) => void
}

function Suggestions({ suggestions, onPick }: SuggestionsProps): ReactNode {
  return (
    <div className={styles.suggested}>
      <p className={styles.label}>大家常问</p>
      <ul className={styles.chips} aria-label="大家常问">
        {keyed(suggestions, String).map(([question, key]) => (
          <li key={key}>
            <button type="button" className={styles.chip} onClick={() => onPick(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
