import { useState } from 'react'
import type { GuestActivationProps } from './props.schema.ts'

export interface OutcomeState {
  /** How the submit that ran under the guest's eyes ended; absent until then, and once it was acknowledged. */
  readonly outcome?: 'done' | 'refused'
  readonly acknowledge: () => void
}

/** An end is news only after a run: the page's state keeps the last one for as long as the page lives. */
export function useOutcome(result: GuestActivationProps['result']): OutcomeState {
  const status = result?.status
  const [isNews, setNews] = useState(false)
  if (status === 'busy' && !isNews) setNews(true)
  const outcome = isNews && (status === 'done' || status === 'refused') ? status : undefined
  return { outcome, acknowledge: () => setNews(false) }
}
