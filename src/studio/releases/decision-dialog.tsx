import { type ReactNode, useState } from 'react'
import type { PublishingRules, ReleaseItem, ReleaseRow } from '../../../schemas/studio/releases.ts'
import { shopClock } from '../../domain/dates.ts'
import { canaryObstacle } from '../../domain/studio/canary-obstacle.ts'
import type { Answer, StudioCall } from '../calls/studio-calls.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Field } from '../controls/field.tsx'
import { useStudio } from '../session/studio.ts'
import type { ReleaseAction } from './actions-of.ts'
import { usualMoment, WhenField } from './when-field.tsx'
import styles from '../publish/publish.module.css'

interface Words {
  readonly button: string
  readonly done: string
  /** Before it is done; what is not asked about has none. */
  readonly note?: string
  /** What is to be written. */
  readonly text?: string
}

export const actionWords: Readonly<Record<ReleaseAction, Words>> = {
  ask: { button: '请求审批…', done: '已请求审批', note: '另一位有发布权限的人看过改动后批准。' },
  approve: { button: '批准', done: '批准了，可以发布' },
  refuse: { button: '不批准…', done: '没有批准，原因已经留下', text: '为什么不批准' },
  publish: { button: '现在发布', done: '全部发布了，顾客下一次打开就是新的' },
  schedule: {
    button: '定时发布…',
    done: '时间定好了',
    note: '到时间会再检查一遍；通不过或线上已经换了版本，就不发布并留下原因。',
  },
  try: {
    ...{ button: '灰度发布…', done: '一秒内开始：只有这部分顾客看到新版本' },
    note: '同一位顾客看到的总是同一个版本。新版本失败的区块明显多了，会自动退回，原因留在这里和操作记录里。',
  },
  return: { button: '退回', done: '退回了，顾客看到的都是现在的版本' },
  unschedule: { button: '取消定时', done: '定时取消了，内容还在' },
  cancel: { button: '取消发布单…', done: '取消了；草稿都还在', note: '它不会再发布，草稿都还在。' },
  'roll-back': {
    ...{ button: '一起回退…', done: '全部回退了，顾客下一次打开就是之前的版本' },
    ...{ note: '里面的每一项都回到发布之前的版本；第一次发布的页面会归档。', text: '说明（可以不写）' },
  },
}

const send = (call: StudioCall, { id, version }: ReleaseRow, action: ReleaseAction, said: Said) => {
  const [params, body] = [{ id }, { version }]
  const { at, text, share } = said
  if (action === 'ask') return call('askApproval', { params, body: { ...body, ...(at !== '' && { at }) } })
  if (action === 'refuse') return call('decideRelease', { params, body: { ...body, isApproved: false, reason: text } })
  if (action === 'try') return call('tryRelease', { params, body: { ...body, share } })
  if (action === 'schedule') return call('scheduleRelease', { params, body: { ...body, at } })
  if (action === 'roll-back') return call('rollBackRelease', { params, body: { ...body, message: text } })
  return call('cancelRelease', { params, body })
}

interface Said {
  readonly at: string
  readonly text: string
  /** Of 100 shoppers. */
  readonly share: number
}

interface DecisionDialogProps {
  readonly release: ReleaseRow
  readonly items: readonly ReleaseItem[]
  readonly action: ReleaseAction
  readonly rules: PublishingRules
  readonly onClose: () => void
  readonly onTold: (answer: Answer<unknown>) => Promise<void>
}

/** What the server would refuse, before somebody chooses a share. */
const obstacleTo = (action: ReleaseAction, items: readonly ReleaseItem[]): string | undefined =>
  action === 'try'
    ? canaryObstacle(items.map(({ kind, title, before }) => ({ kind, title, isNew: before === null })))
    : undefined

const minuteOf = (at: number) => shopClock(at).slice(0, 16)

/** The moment that stands in the field first: the one that is set, or wanted, or the usual one. */
function firstMoment(action: ReleaseAction, { dueAt, wantedAt }: ReleaseRow, { shopNow }: PublishingRules): string {
  if (action === 'ask') return ''
  const known = dueAt ?? wantedAt
  return known === undefined ? usualMoment(shopNow) : minuteOf(known)
}

/** Before something is done with a release: when, and why. */
export function DecisionDialog({ release, items, action, rules, onClose, onTold }: DecisionDialogProps): ReactNode {
  const { call } = useStudio()
  const [said, setSaid] = useState<Said>({
    at: firstMoment(action, release, rules),
    text: '',
    share: release.share ?? 10,
  })
  const [isBusy, setBusy] = useState(false)
  const { button, note, text } = actionWords[action]
  const isDanger = action === 'cancel' || action === 'roll-back'
  const obstacle = obstacleTo(action, items)
  const isReady =
    obstacle === undefined &&
    (action !== 'schedule' || said.at !== '') &&
    (action !== 'refuse' || said.text.trim() !== '')
  const submit = async () => {
    setBusy(true)
    await onTold(await send(call, release, action, said))
    setBusy(false)
  }
  return (
    <Dialog title={button.replace('…', '')} onClose={onClose}>
      <div className={styles.form}>
        {note !== undefined && <p>{note}</p>}
        {obstacle !== undefined && <p role="alert">不能灰度：{obstacle}</p>}
        {(action === 'schedule' || action === 'ask') && (
          <WhenField
            label={action === 'ask' ? '希望什么时候上线（可以不写）' : '什么时候上线'}
            value={said.at}
            shopNow={rules.shopNow}
            onChange={(at) => setSaid({ ...said, at })}
          />
        )}
        {action === 'try' && obstacle === undefined && (
          <ShareField value={said.share} onChange={(share) => setSaid({ ...said, share })} />
        )}
        {text !== undefined && (
          <Field label={text} most={200}>
            {(ids) => (
              <textarea
                {...ids}
                rows={3}
                value={said.text}
                onChange={(event) => setSaid({ ...said, text: event.target.value })}
              />
            )}
          </Field>
        )}
        <div className={styles.end}>
          <Button onClick={onClose}>先不</Button>
          <Button look={isDanger ? 'danger' : 'main'} disabled={!isReady || isBusy} onClick={() => void submit()}>
            {button.replace('…', '')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const SHARES = [1, 5, 10, 25, 50]

interface ShareFieldProps {
  readonly value: number
  readonly onChange: (share: number) => void
}

const ShareField = ({ value, onChange }: ShareFieldProps): ReactNode => (
  <Field label="多少顾客看到">
    {(ids) => (
      <select {...ids} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {SHARES.map((share) => (
          <option key={share} value={share}>
            {share}%
          </option>
        ))}
      </select>
    )}
  </Field>
)
