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
  release: { state, approvedBy, dueAt, share },
}: {
  readonly release: ReleaseRow
}): ReactNode => (
  <>
    <Chip tone={TONES[state]}>
      {releaseStateNames[state]}
      {state === 'canary' && ` ${share}%`}
      {state === 'scheduled' && dueAt !== undefined && ` ${momentText(dueAt)}`}
    </Chip>
    {approvedBy !== undefined && state !== 'published' && <Chip tone="good">{approvedBy} 已批准</Chip>}
  </>
)
