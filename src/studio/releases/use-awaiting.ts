import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { toast } from '../controls/toasts.tsx'
import { useStudio } from '../session/studio.ts'
import { type Awaiting, awaiting } from './awaiting.ts'

/** ms between two looks: nobody sits there and waits for it. */
const LOOK_EVERY = 60_000

const NONE: Awaiting = { toDecide: [], refused: [], approved: [] }

/** What waits for who is signed in, looked at with each screen and each minute. A decision about what they asked for is told once. */
export function useAwaiting(): Awaiting {
  const { call, who } = useStudio()
  const { me } = useSnapshot(who)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [found, setFound] = useState(NONE)
  const [told] = useState(() => new Set<string>())
  const operator = me?.operator
  const [name, role] = [operator?.name, operator?.role]
  useEffect(() => {
    if (name === undefined || role === undefined) return
    let isOver = false
    const look = async (isPoll: boolean) => {
      const answer = await call('releaseList', {}, { isPoll })
      if (isOver || 'failure' in answer) return
      const now = awaiting(answer.reply.releases, { name, role })
      setFound(now)
      // What was decided before the studio was opened is told too: it was decided while nobody looked.
      for (const { id, version, name: title, reason } of [...now.refused, ...now.approved]) {
        const key = `${id} ${version}`
        const isKnown = told.has(key) || pathname === `/releases/${id}`
        told.add(key)
        if (isKnown) continue
        const text = reason === undefined ? `「${title}」批准了，可以发布` : `「${title}」：${reason}`
        toast(text, {
          tone: reason === undefined ? 'plain' : 'bad',
          action: { label: '打开', run: () => void navigate(`/releases/${id}`) },
        })
      }
    }
    void look(false)
    const timer = setInterval(() => void look(true), LOOK_EVERY)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [call, name, role, pathname, navigate, told])
  return found
}
