import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { roleNames } from '../../../schemas/studio/role.ts'
import type { SessionRow } from '../../../schemas/studio/sessions.ts'
import { Button } from '../controls/button.tsx'
import { Chip, Empty, Skeleton } from '../controls/states.tsx'
import { toast } from '../controls/toasts.tsx'
import { useStudio } from '../session/studio.ts'
import { SET_PASSWORD } from '../sign-in/way-back.ts'
import styles from '../pages/pages.module.css'
import { SessionRows } from './session-rows.tsx'
import own from './account.module.css'

/** One's own sessions as the server has them; each can be ended, or all others. */
function useSessions() {
  const { call } = useStudio()
  const [sessions, setSessions] = useState<readonly SessionRow[]>()
  const [failed, setFailed] = useState('')
  const load = useCallback(async () => {
    const answer = await call('sessionList', {})
    if ('reply' in answer) setSessions(answer.reply.sessions)
    setFailed('failure' in answer ? answer.failure.message : '')
  }, [call])
  useEffect(() => void load(), [load])
  const end = async (id: string) => {
    const answer = await call('endSession', { params: { id } })
    if ('failure' in answer) toast(answer.failure.message, { tone: 'bad' })
    await load()
  }
  const endOthers = async () => {
    const answer = await call('endOtherSessions', {})
    if ('failure' in answer) toast(answer.failure.message, { tone: 'bad' })
    else toast(`结束了别处的 ${answer.reply.ended} 个登录`)
    await load()
  }
  return { sessions, failed, load, end, endOthers }
}

/** Who is signed in, and where else. */
export function Account(): ReactNode {
  const { who } = useStudio()
  const { me } = useSnapshot(who)
  const { sessions, failed, load, end, endOthers } = useSessions()
  const hasOthers = sessions?.some(({ isOwn }) => !isOwn) ?? false
  return (
    <main className={styles.page}>
      <header className={own.top}>
        <h1>我的账号</h1>
        <span>{me?.operator.name}</span>
        {me && <Chip tone="quiet">{roleNames[me.operator.role]}</Chip>}
        <Link to={SET_PASSWORD}>改密码</Link>
        <Link to="/keys">密钥</Link>
      </header>
      {failed && (
        <Empty icon="error" action={<Button onClick={() => void load()}>再试一次</Button>}>
          {failed}
        </Empty>
      )}
      {!sessions && !failed && <Skeleton lines={4} />}
      {sessions && (
        <section className={own.card} aria-labelledby="sessions">
          <header>
            <h2 id="sessions">登录在这些地方</h2>
            {hasOthers && <Button onClick={() => void endOthers()}>结束其他登录</Button>}
          </header>
          <p>有不认识的：结束它，再改密码。</p>
          <SessionRows sessions={sessions} onEnd={(id) => void end(id)} />
        </section>
      )}
    </main>
  )
}
