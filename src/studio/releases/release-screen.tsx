import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { Answer, CallReply } from '../calls/studio-calls.ts'
import { Icon } from '../controls/icon.tsx'
import { Empty, Skeleton } from '../controls/states.tsx'
import { toast } from '../controls/toasts.tsx'
import { useRestoredFocus } from '../controls/use-restored-focus.ts'
import { useStudio } from '../session/studio.ts'
import { CanaryCard } from './canary-card.tsx'
import { ReleaseActions } from './release-actions.tsx'
import { ReleaseHistory } from './release-history.tsx'
import { ReleaseContents } from './release-contents.tsx'
import { ReleaseStateChips } from './release-state-chip.tsx'
import styles from '../pages/pages.module.css'
import own from './releases.module.css'

type Shown = CallReply<'release'>

/** ms between two looks at what is tried out: it may be taken back meanwhile. */
const LOOK_EVERY = 5_000

/** A release as the server has it; what is done to it is told, and it is read again. */
function useRelease(id: string) {
  const { call } = useStudio()
  const [shown, setShown] = useState<Shown>()
  const [failed, setFailed] = useState('')
  const look = useCallback(
    async (isPoll: boolean) => {
      const answer = await call('release', { params: { id } }, { isPoll })
      if ('reply' in answer) setShown(answer.reply)
      setFailed('failure' in answer ? answer.failure.message : '')
    },
    [call, id],
  )
  const load = useCallback(() => look(false), [look])
  useEffect(() => void load(), [load])
  const isTried = shown?.release.state === 'canary'
  useEffect(() => {
    if (!isTried) return
    const timer = setInterval(() => void look(true), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isTried, look])
  const told = async (answer: Answer<unknown>, done: string) => {
    if ('failure' in answer) toast(answer.failure.message, { tone: 'bad' })
    else toast(done)
    await load()
  }
  return { shown, failed, load, told }
}

/** What is in a release, what it changes in words, how it stands, and what can be done with it. */
export function ReleaseScreen(): ReactNode {
  const { id = '' } = useParams()
  const { shown, failed, load, told } = useRelease(id)
  if (failed && !shown)
    return (
      <Empty icon="error" action={<Link to="/releases">回到发布单</Link>}>
        {failed}
      </Empty>
    )
  if (!shown) return <Skeleton lines={8} />
  return <ReleasePage shown={shown} onLoad={load} onTold={told} />
}

interface ReleasePageProps {
  readonly shown: Shown
  readonly onLoad: () => Promise<void>
  readonly onTold: (answer: Answer<unknown>, done: string) => Promise<void>
}

const ReleasePage = ({ shown, onLoad, onTold }: ReleasePageProps): ReactNode => {
  const { release, rules } = shown
  const title = useRestoredFocus<HTMLHeadingElement>(release.state)
  return (
    <main className={styles.page}>
      <header className={own.top}>
        <Link to="/releases" className={own.back} aria-label="回到发布单">
          <Icon name="back" />
        </Link>
        <h1 ref={title} tabIndex={-1}>
          {release.name}
        </h1>
        <span className={styles.states}>
          <ReleaseStateChips release={release} />
        </span>
        <ReleaseActions {...{ release, rules, onTold }} items={shown.items} />
      </header>
      {release.reason !== undefined && (
        <p className={own.reason} role="status">
          {release.reason}
        </p>
      )}
      {shown.canary && <CanaryCard canary={shown.canary} />}
      <div className={own.columns}>
        <ReleaseContents {...{ shown, onLoad, onTold }} />
        <ReleaseHistory release={release} />
      </div>
    </main>
  )
}
