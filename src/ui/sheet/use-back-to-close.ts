import { useEffect, useId, useLayoutEffect, useRef } from 'react'

/** A browser that doesn't tell of its step back holds nobody up for longer, in ms. */
const PATIENCE = 500

let leaving: Promise<void> | undefined

/** While a step of something that was closed is on its way out of the history: who goes to another page waits for it, else the step takes that page out. */
export const historyAtRest = (): Promise<void> | undefined => leaving

/** Waits until nothing is open over the page, and its step is out of the history. */
export async function pageAtRest(): Promise<void> {
  if (isOverlayStep()) await new Promise((closed) => addEventListener('popstate', closed, { once: true }))
  await historyAtRest()
}

/** The step in the history on which something is open: the next page takes its place. */
export const isOverlayStep = (): boolean => history.state?.overlay !== undefined

/**
 * Puts a step of the same address into the history, so that the back gesture closes what is open instead of leaving the page.
 * The step keeps the state of the one before it: whoever routes by that state sees no change of place.
 */
export function useBackToClose(onClose: () => void): void {
  const id = useId()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // Before the first paint: whoever sees what is open can already go back from it.
  useLayoutEffect(() => {
    step(id)
    const onBack = () => {
      if (history.state?.overlay !== id) close.current()
    }
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('popstate', onBack)
      // Closed some other way: take the step out again, unless the shopper has gone on from it.
      if (history.state?.overlay === id) leave(id)
    }
  }, [id])
}

/** The step of what was closed a moment ago: what opens in its place takes it over. */
let free: string | undefined
let rested = () => {}

function step(id: string): void {
  const state = { ...history.state, overlay: id }
  if (free === undefined || history.state?.overlay !== free) return history.pushState(state, '')
  free = undefined
  history.replaceState(state, '')
  rested()
}

function leave(id: string): void {
  free = id
  leaving = new Promise((resolve) => {
    rested = () => {
      leaving = undefined
      resolve()
    }
  })
  queueMicrotask(() => free === id && takeOut())
}

function takeOut(): void {
  free = undefined
  const done = () => {
    removeEventListener('popstate', done)
    clearTimeout(timer)
    rested()
  }
  const timer = setTimeout(done, PATIENCE)
  addEventListener('popstate', done)
  history.back()
}

/** A document that was left while something was open begins on that step, with nothing open: it goes. */
export function dropOverlayStep(): void {
  if (isOverlayStep()) history.back()
}
