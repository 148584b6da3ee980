import { useEffect, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import type { Channel } from '../../../schemas/domain/channels.ts'
import type { CallReply } from '../calls/studio-calls.ts'
import { useStudio } from '../session/studio.ts'

export type PageNumbers = CallReply<'pageNumbers'>

/** What of the numbers is looked at: the same in the outline and in the pane. */
interface NumbersView {
  /** Beside the lines of the outline. */
  isInOutline: boolean
  days: number
  channel: Channel | undefined
}

const KEPT = 'studio-numbers'

const view = proxy<NumbersView>({ isInOutline: localStorage.getItem(KEPT) === 'on', days: 7, channel: undefined })

export const useNumbersView = (): Readonly<NumbersView> => useSnapshot(view)

export const lookAt = (what: Partial<Pick<NumbersView, 'days' | 'channel'>>): void => void Object.assign(view, what)

export function toggleInOutline(): void {
  view.isInOutline = !view.isInOutline
  localStorage.setItem(KEPT, view.isInOutline ? 'on' : 'off')
}

/** ms between two looks at numbers that are open. */
const AGAIN_AFTER = 30_000

interface Asked {
  readonly numbers?: PageNumbers
  readonly failure?: string
}

/**
 * The numbers of a page in the period and channel that are looked at, again every half minute.
 * @param name of the page; undefined asks nothing
 * @param block whose days and channels are wanted instead of the page's
 */
export function useNumbers(name: string | undefined, block?: string): Asked {
  const { call } = useStudio()
  const { days, channel } = useNumbersView()
  const [asked, setAsked] = useState<Asked>({})
  useEffect(() => {
    if (name === undefined) return setAsked({})
    let isCurrent = true
    const load = async (isPoll: boolean) => {
      if (document.visibilityState === 'hidden') return
      const query = { days, ...(channel && { channel }), ...(block !== undefined && { block }) }
      const answer = await call('pageNumbers', { params: { name }, query }, { isPoll })
      if (!isCurrent) return
      if ('reply' in answer) setAsked({ numbers: answer.reply })
      else setAsked(({ numbers }) => ({ ...(numbers && { numbers }), failure: answer.failure.message }))
    }
    void load(false)
    const timer = setInterval(() => void load(true), AGAIN_AFTER)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [call, name, days, channel, block])
  return asked
}

interface Seen {
  readonly exposures: number
  readonly clicks: number
}

/** What a line of the outline tells: of a block its own, of a part that is used under a name the sum of its blocks. */
export function seenOf(numbers: PageNumbers, id: string, isPart: boolean): Seen | undefined {
  const own = numbers.blocks.filter((one) => (isPart ? one.id.startsWith(`${id}-`) : one.id === id))
  if (own.length === 0) return undefined
  const sum = (of: (one: Seen) => number) => own.reduce((total, one) => total + of(one), 0)
  return { exposures: sum(({ exposures }) => exposures), clicks: sum(({ clicks }) => clicks) }
}
