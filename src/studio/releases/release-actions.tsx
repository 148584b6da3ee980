import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { PublishingRules, ReleaseItem, ReleaseRow } from '../../../schemas/studio/releases.ts'
import { archiveOf } from '../../domain/studio/release-state.ts'
import type { Answer } from '../calls/studio-calls.ts'
import { Button } from '../controls/button.tsx'
import { useStudio } from '../session/studio.ts'
import { actionsOf, type ReleaseAction } from './actions-of.ts'
import { actionWords, DecisionDialog } from './decision-dialog.tsx'
import own from './releases.module.css'

interface ReleaseActionsProps {
  readonly release: ReleaseRow
  readonly items: readonly ReleaseItem[]
  readonly rules: PublishingRules
  readonly onTold: (answer: Answer<unknown>, done: string) => Promise<void>
}

/** These are done at once: what they change stands on the screen. */
const AT_ONCE = new Set<ReleaseAction>(['publish', 'approve', 'unschedule', 'return'])

/** What is there already is changed: its moment, its share, and who gets it. */
function buttonOf({ kind, state }: ReleaseRow, action: ReleaseAction): string {
  const archives = archiveOf(kind)
  if (archives !== undefined && action === 'publish') return archives ? '现在归档' : '现在恢复'
  if (state === 'scheduled' && action === 'schedule') return '改时间…'
  if (state === 'canary' && action === 'try') return '改比例…'
  return state === 'canary' && action === 'publish' ? '发布给全部顾客' : actionWords[action].button
}

/** What is said when it is done. */
function doneOf({ kind }: ReleaseRow, action: ReleaseAction): string {
  const archives = archiveOf(kind)
  if (archives === undefined || action !== 'publish') return actionWords[action].done
  return archives ? '归档了，顾客下一次打开就看不到' : '恢复了，顾客下一次打开就看得到'
}

/** What can be done with a release by whoever looks at it. */
export function ReleaseActions({ release, items, rules, onTold }: ReleaseActionsProps): ReactNode {
  const { call, who } = useStudio()
  const { me } = useSnapshot(who)
  const [asking, setAsking] = useState<ReleaseAction>()
  const [isBusy, setBusy] = useState(false)
  if (!me) return null
  const actions = actionsOf(release, rules, me.operator)
  const [main] = actions.filter((action) => action !== 'cancel' && action !== 'roll-back')
  const doAtOnce = async (action: ReleaseAction) => {
    const { id, version } = release
    setBusy(true)
    const params = { id }
    const answer = await (action === 'publish'
      ? call('publishRelease', { params, body: { version } })
      : action === 'approve'
        ? call('decideRelease', { params, body: { version, isApproved: true, reason: '' } })
        : call(action === 'return' ? 'returnRelease' : 'unscheduleRelease', { params, body: { version } }))
    await onTold(answer, doneOf(release, action))
    setBusy(false)
  }
  return (
    <div className={own.actions}>
      {release.state === 'asked' && !actions.includes('approve') && (
        <p>{release.askedBy === me.operator.name ? '等另一位有发布权限的人批准' : '等有发布权限的人批准'}</p>
      )}
      {actions.toReversed().map((action) => (
        <Button
          key={action}
          look={action === main ? 'main' : action === 'cancel' ? 'quiet' : 'plain'}
          disabled={isBusy}
          onClick={() => (AT_ONCE.has(action) ? void doAtOnce(action) : setAsking(action))}
        >
          {buttonOf(release, action)}
        </Button>
      ))}
      {asking && (
        <DecisionDialog
          {...{ release, items, action: asking, rules }}
          onClose={() => setAsking(undefined)}
          onTold={async (answer) => {
            if (!('failure' in answer)) setAsking(undefined)
            await onTold(answer, actionWords[asking].done)
          }}
        />
      )}
    </div>
  )
}
