import type { Schedule } from './batch.ts'

const SEEN_AFTER = 1_000

/** What an IntersectionObserverEntry says, as far as it matters. */
export type BlockVisibility = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'> & {
  readonly intersectionRect: { readonly height: number }
  readonly boundingClientRect: { readonly width: number; readonly height: number }
  readonly rootBounds: { readonly height: number } | null
}

/** Whether at least half of a block is on the screen; of one taller than the screen, whether it fills half of the screen. */
export function isHalfSeen(sight: BlockVisibility): boolean {
  const { width, height } = sight.boundingClientRect
  if (!sight.isIntersecting || width * height === 0) return false
  // To read `innerHeight` makes the browser lay the page out, and a list that scrolls is looked at in nearly every frame.
  const whole = sight.rootBounds?.height ?? innerHeight
  return sight.intersectionRatio >= 0.5 || (height > whole && sight.intersectionRect.height >= whole / 2)
}

export interface Exposure {
  /** Says how an element of a block is seen now. */
  readonly look: (element: object, block: string, isSeen: boolean) => void
  /** Nobody looks any more. */
  readonly pause: () => void
  /** A new page view: everything can be seen once again. */
  readonly reset: () => void
}

/** Tells of each block that was half visible for 1 s, once per page view (A7 analytics). */
export function createExposure(later: Schedule, onExposed: (block: string) => void): Exposure {
  const done = new Set<string>()
  const waiting = new Map<object, () => void>()
  const cancel = (element: object) => {
    waiting.get(element)?.()
    waiting.delete(element)
  }
  const pause = () => [...waiting.keys()].forEach(cancel)
  return {
    look(element, block, isSeen) {
      if (!isSeen) return cancel(element)
      if (done.has(block) || waiting.has(element)) return
      const expose = () => {
        waiting.delete(element)
        if (!done.has(block)) onExposed(block)
        done.add(block)
      }
      waiting.set(element, later(SEEN_AFTER, expose))
    },
    pause,
    reset() {
      pause()
      done.clear()
    },
  }
}
