import { randomKey } from '../../kit/random-key.ts'
import type { OverlaySteps } from '../../ui/sheet/overlay-steps.ts'
import type { ShopHistory } from './history.ts'

/** A browser that doesn't tell of its step back holds nobody up for longer, in ms. */
const PATIENCE = 500

/** The steps of what opens over a page, and what whoever goes on has to know of them. */
export interface ShopOverlaySteps extends OverlaySteps {
  /** The present step is one on which something is open: the next page takes its place. */
  readonly isOpen: () => boolean
  /** While a step of something that was closed is on its way out of the history: who goes to another page waits for it, else the step takes that page out. */
  readonly atRest: () => Promise<void> | undefined
  /** Waits until nothing is open over the page, and its step is out of the history. */
  readonly pageAtRest: () => Promise<void>
}

export function createOverlaySteps(history: ShopHistory): ShopOverlaySteps {
  /** The step of what was closed a moment ago: what opens in its place takes it over. */
  let free: string | undefined
  let leaving: Promise<void> | undefined
  let rested = () => {}

  const isOpen = () => history.step().overlay !== undefined
  const begin = (id: string) => {
    const isFree = free !== undefined && history.step().overlay === free
    history.cover(id, isFree ? 'replace' : 'push')
    if (!isFree) return
    free = undefined
    rested()
  }
  const leave = (id: string) => {
    free = id
    leaving = new Promise((resolve) => {
      rested = () => {
        leaving = undefined
        resolve()
      }
    })
    queueMicrotask(() => {
      if (free === id) takeOut()
    })
  }
  const takeOut = () => {
    free = undefined
    const late = setTimeout(() => done(), PATIENCE)
    const done = onStep(history, () => {
      clearTimeout(late)
      rested()
    })
    history.go(-1)
  }

  return {
    isOpen,
    atRest: () => leaving,
    async pageAtRest() {
      if (isOpen()) await new Promise<void>((closed) => onStep(history, closed))
      await leaving
    },
    open(onBack) {
      const id = randomKey()
      let stop: (() => void) | undefined = () => {}
      const start = () => {
        if (!stop) return
        begin(id)
        stop = onLeft(history, id, onBack)
      }
      // A step back that is under way would take out the new step, and close what has just opened.
      if (leaving && free === undefined) void leaving.then(start)
      else start()
      return () => {
        stop?.()
        stop = undefined
        // Closed some other way: take the step out again, unless the shopper has gone on from it.
        if (history.step().overlay === id) leave(id)
      }
    },
  }
}

/** Tells when the browser has left a step of something open. */
const onLeft = (history: ShopHistory, id: string, then: () => void) =>
  history.listen((how) => {
    if (how === 'POP' && history.step().overlay !== id) then()
  })

/** Does something once, at the next step that the browser takes or when the function that it gives is called. */
function onStep(history: ShopHistory, then: () => void): () => void {
  const once = () => {
    stop()
    then()
  }
  const stop = history.listen((how) => how === 'POP' && once())
  return once
}

/** A document that was left while something was open begins on that step, with nothing open: it goes. */
export function dropOverlayStep(history: ShopHistory): void {
  if (history.step().overlay !== undefined) history.go(-1)
}
