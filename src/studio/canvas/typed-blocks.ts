import type { ToFrame, TypedBlock } from './protocol.ts'

type Typed = Extract<ToFrame, { type: 'typed' }>

/** What of the blocks the frame is told: which there are, and those that it was not told before. A page of a thousand blocks is sent once. */
export function createTypedSender(): (blocks: readonly TypedBlock[]) => Pick<Typed, 'ids' | 'fresh'> {
  let sent = new Map<string, TypedBlock>()
  return (blocks) => {
    const fresh = blocks.filter((block) => sent.get(block.id) !== block)
    sent = byId(blocks)
    return { ids: blocks.map(({ id }) => id), fresh }
  }
}

/** The other end: the blocks as they were sent. Those that did not come again are the same objects as before. */
export function createTypedReceiver(): (message: Pick<Typed, 'ids' | 'fresh'>) => readonly TypedBlock[] {
  let known = new Map<string, TypedBlock>()
  return ({ ids, fresh }) => {
    const came = byId(fresh)
    const blocks = ids.flatMap((id) => came.get(id) ?? known.get(id) ?? [])
    known = byId(blocks)
    return blocks
  }
}

const byId = (blocks: readonly TypedBlock[]) => new Map(blocks.map((block) => [block.id, block]))
