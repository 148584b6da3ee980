import { useEffect, useState } from 'react'
import { keyOfShown, partBlocksOf } from '../canvas/shown-blocks.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { blockName, normalise, type TitlesFor } from '../document/index.ts'
import { useStudio } from '../session/studio.ts'

/** What a block of the live page is in the studio. */
export interface KnownBlock {
  readonly name: string
  /** Address in the studio at which its page is open with it chosen. */
  readonly to: string
}

interface LivePage {
  readonly name: string
  /** What a block on the screen is; undefined for one that the page does not have. */
  readonly blockOf: (id: string) => KnownBlock | undefined
}

type Found = LivePage | { readonly failure: string }

/** Which page of the studio an address of the shop shows, and what its blocks are called. Undefined until it is known. */
export function useLivePage(address: string, titles: TitlesFor | undefined): Found | undefined {
  const { call } = useStudio()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let isLatest = true
    setFound(undefined)
    if (titles)
      void livePage(call, address, titles).then((page) => {
        if (isLatest) setFound(page)
      })
    return () => {
      isLatest = false
    }
  }, [call, address, titles])
  return found
}

async function livePage(call: StudioCall, address: string, titles: TitlesFor): Promise<Found> {
  const at = await call('livePage', { query: { address } })
  if ('failure' in at)
    return { failure: at.failure.code === 'no-such-item' ? '这一页是程序写的，没有区块可以改' : at.failure.message }
  const { name } = at.reply
  const item = await call('item', { params: { kind: 'page', name } })
  if ('failure' in item) return { failure: item.failure.message }
  const text = item.reply.published?.text ?? ''
  const read = normalise(text, 'page')
  if ('problem' in read) return { failure: read.problem.message }
  const shown = await call('canvasPage', { body: { kind: 'page', name, text, address, as: {} } })
  const parts = partBlocksOf(read.document, 'reply' in shown ? shown.reply.origins : {})
  return {
    name,
    blockOf(id) {
      const key = keyOfShown(read.document, parts, id)
      if (key === undefined) return undefined
      const to = `/pages/page/${encodeURIComponent(name)}#${encodeURIComponent(key)}`
      return { name: blockName(read.document, key, titles({ kind: 'page', name })), to }
    },
  }
}
