import { type RefObject, useEffect, useState } from 'react'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { watchPlaces } from '../canvas/watch-places.ts'

/** A block as it stands in the frame: CSS pixels from its top left corner. */
export interface FrameBlock {
  readonly id: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** How many blocks are around it. */
  readonly depth: number
}

interface FramePage {
  /** Of the shop, without the prefix; undefined until the frame has a page of the shop. */
  readonly address: string | undefined
  readonly blocks: readonly FrameBlock[]
}

const nothing: FramePage = { address: undefined, blocks: [] }

/**
 * What stands where in a frame of the shop, which is of the same origin: it is looked at, nothing is put into it.
 * @param source what the frame was opened with: another one is another frame
 */
export function useFrameBlocks(frame: RefObject<HTMLIFrameElement | null>, source: string): FramePage {
  const [page, setPage] = useState(nothing)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let leave: (() => void) | undefined
    const arrive = () => {
      leave?.()
      leave = element.contentWindow ? watch(element.contentWindow, setPage) : undefined
    }
    arrive()
    element.addEventListener('load', arrive)
    return () => {
      element.removeEventListener('load', arrive)
      leave?.()
    }
  }, [frame, source])
  return page
}

/** Tells what stands where whenever that can have changed, at most once for each picture of the screen. */
function watch(shop: Window, tell: (page: FramePage) => void): () => void {
  let asked = 0
  const look = () => {
    asked ||= requestAnimationFrame(() => {
      asked = 0
      tell({ address: addressOf(shop.location), blocks: blocksIn(shop.document) })
    })
  }
  const mutations = new MutationObserver(look)
  mutations.observe(shop.document, { subtree: true, childList: true, attributes: true })
  const leavePlaces = watchPlaces(shop.document.documentElement, look)
  look()
  return () => {
    cancelAnimationFrame(asked)
    mutations.disconnect()
    leavePlaces()
  }
}

const addressOf = ({ pathname, search }: Location): string | undefined =>
  pathname.startsWith(SHOP_BASE) ? pathname.slice(SHOP_BASE.length) + search || '/' : undefined

const blocksIn = (shop: Document): FrameBlock[] =>
  [...shop.querySelectorAll<HTMLElement>('[data-block]')].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const id = element.dataset.block
    return id === undefined || height === 0 ? [] : [{ id, left, top, width, height, depth: depthOf(element) }]
  })

function depthOf(element: Element): number {
  const around = element.parentElement?.closest('[data-block]')
  return around ? depthOf(around) + 1 : 0
}
