import type { ReactNode } from 'react'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { releaseStateNames } from '../../domain/studio/release-state.ts'
import { Chip } from '../controls/states.tsx'
import { momentText } from '../pages/ago-text.ts'

const TONES = {
  open: 'quiet',
  asked: 'busy',
  scheduled: 'busy',
  failed: 'bad',
  canary: 'busy',
  published: 'good',
  'rolled-back': 'quiet',
  cancelled: 'quiet',
} as const

/** How a release stands, and when it is published. */
export const ReleaseStateChips = ({
  release: { state, approvedBy, dueAt, share, items, takenBack },
}: {
  readonly release: ReleaseRow
}): ReactNode => (
  <>
    <Chip tone={takenBack ? 'quiet' : TONES[state]}>
      {releaseStateNames[state]}
      {state === 'canary' && ` ${share}%`}
      {state === 'scheduled' && dueAt !== undefined && ` ${momentText(dueAt)}`}
    </Chip>
    {takenBack && (
      <Chip tone="bad">{takenBack.length < items.length ? `其中 ${takenBack.length} 项又退回了` : '又退回了'}</Chip>
    )}
    {approvedBy !== undefined && state !== 'published' && <Chip tone="good">{approvedBy} 已批准</Chip>}
  </>
)
