import type { PagePayload, PlannedBlock } from '../../../schemas/page/plan.ts'
import type { TypedBlock } from '../../studio/canvas/protocol.ts'
import { allBlocks, type Entry } from '../../engine/react/entry.ts'
import { isSamePage, withReusedBlocks } from './same-page.ts'
import { typedPlan } from './typed-plan.ts'

/** The page of a draft on the screen: it becomes another where it stands, as long as its data and its state stay. */
export interface LivePage {
  readonly entry: () => Entry
  /** The page as the server made it of the draft. */
  readonly show: (payload: PagePayload) => Entry
  /** The blocks as they were just typed; undefined where nothing that is shown is another. */
  readonly type: (blocks: readonly TypedBlock[]) => Entry | undefined
}

interface LivePageParts {
  readonly first: Entry
  readonly make: (payload: PagePayload) => Entry
  /** The entry takes the place of the other in the same element. */
  readonly keepElement: (next: Entry, before: Entry) => void
  readonly scrolled: () => number
}

export function createLivePage({ first, make, keepElement, scrolled }: LivePageParts): LivePage {
  let current = first
  /** What the server planned last: what is typed starts from it. */
  let planned = first.payload

  const become = (payload: PagePayload): Entry => {
    // The store stays, with its data and its listeners: only its blocks are others.
    Object.assign(current.store, { plan: payload.plan })
    const next = { ...current, payload, runtime: { ...current.runtime }, place: { top: scrolled() } }
    keepElement(next, current)
    current = next
    return next
  }

  return {
    entry: () => current,
    show(payload) {
      if (isSamePage(planned, payload)) {
        // Also what is typed next is compared with the same objects, block by block.
        planned = { ...payload, plan: withReusedBlocks(payload.plan, byId(current.payload)) }
        return become(planned)
      }
      planned = payload
      current = Object.assign(make(payload), { place: { top: scrolled() } })
      return current
    },
    type(blocks) {
      const plan = typedPlan(current.payload.plan, blocks, byId(planned))
      return plan === current.payload.plan ? undefined : become({ ...current.payload, plan })
    },
  }
}

const byId = (payload: PagePayload): ReadonlyMap<string, PlannedBlock> =>
  new Map([...allBlocks(payload)].map((block) => [block.id, block]))
