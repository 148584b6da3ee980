import type { Location, NavigationType } from 'react-router-dom'
import { randomKey } from '../../kit/random-key.ts'
import type { Place } from '../../engine/react/entry.ts'

/** What the shop keeps with a step of the browser's history: all of it, and the browser gives it back after a reload. */
export interface Step extends StepBefore {
  /** Names the view of a page: it stays when the page's address changes, and when something opens over the page. */
  readonly key: string
  /** How many steps of the app lie between this one and the one that a document began with. */
  readonly position: number
  /** What is open over the page: it has a step of its own at the page's address. */
  readonly overlay?: string
}

/** What a new step is told of the one before it: where that page was left, too. */
export interface StepBefore extends Place {
  /** Shop address of the page that this one was opened from. */
  readonly from?: string
}

/** Where the page that was left last stood. */
export interface LeftPlace {
  readonly step: Step
  readonly href: string
  readonly top: number
  /** How those of the steps before and after it were left. */
  readonly left: readonly (StepBefore | null)[]
}

/** How the browser came to a place, in the router's words. */
export type How = `${NavigationType}`

/** Where the browser is, in the router's words. */
interface Here {
  readonly location: Location<Step>
  readonly how: How
}

/** The browser's history: nothing else in the shop reads or writes it. */
export interface ShopHistory {
  readonly step: () => Step
  /** The same object until the place changes. */
  readonly here: () => Here
  /** Tells of each change of the place until the function that it gives is called. */
  readonly listen: (heard: (how: How) => void) => () => void
  readonly push: (to: string, before?: StepBefore) => void
  readonly replace: (to: string, before?: StepBefore) => void
  readonly go: (delta: number) => void
  /** Goes to another step and opens an address in it: whoever listens hears of that address alone, never of what stood there. */
  readonly replaceAt: (delta: number, to: string) => void
  /** Another address for the same view of the page. */
  readonly changeAddress: (to: string) => void
  /** Begins a step at the same address for what opens over the page, or gives it the present one. No page changes, so nobody is told. */
  readonly cover: (overlay: string, how: 'push' | 'replace') => void
  /** The step that the place had before the browser lost it. */
  readonly recall: (lost: Step) => void
  /** Who places the scroll when the browser moves between steps, or loads the page again. */
  readonly placeScroll: (by: ScrollRestoration) => void
}

/** The step that a document begins with, when nothing is kept with it. */
export const FIRST = 'default'
/** A browser that doesn't tell of its step holds nobody up for longer, in ms. */
const PATIENCE = 500

export function createHistory(window: Window): ShopHistory {
  const { history, location } = window
  const { step, here, tell, listen } = createPlace(window)
  let arrive: (() => void) | undefined

  const replace = (to: string, before?: StepBefore) => {
    history.replaceState({ ...before, key: randomKey(), position: step().position } satisfies Step, '', to)
    tell('REPLACE')
  }
  window.addEventListener('popstate', () => (arrive ? arrive() : tell('POP')))
  return {
    step,
    here,
    listen,
    push(to, before) {
      const next: Step = { ...before, key: randomKey(), position: step().position + 1 }
      try {
        history.pushState(next, '', to)
      } catch {
        // Safari takes no more than a hundred steps in half a minute; the address bar takes any.
        return location.assign(to)
      }
      tell('PUSH')
    },
    replace,
    replaceAt(delta, to) {
      const arrived = () => {
        clearTimeout(late)
        arrive = undefined
        replace(to, step())
      }
      const late = setTimeout(arrived, PATIENCE)
      arrive = arrived
      history.go(delta)
    },
    changeAddress(to) {
      history.replaceState(history.state, '', to)
      tell('REPLACE')
    },
    cover(overlay, how) {
      const state: Step = { ...step(), overlay }
      if (how === 'push') history.pushState(state, '')
      else history.replaceState(state, '')
    },
    recall(lost) {
      if (history.state) return
      history.replaceState(lost, '')
      tell('POP')
    },
    placeScroll(by) {
      history.scrollRestoration = by
    },
    go: (delta) => history.go(delta),
  }
}

/** Where the browser is, and who is told when that changes. */
function createPlace({ history, location }: Window) {
  const listeners = new Set<(how: How) => void>()
  const step = (): Step => ({ key: FIRST, position: 0, ...(history.state as Partial<Step> | null) })
  const hereNow = (how: How): Here => {
    const { pathname, search, hash } = location
    const state = step()
    return { location: { pathname, search, hash, state, key: state.key, mask: undefined }, how }
  }
  let here = hereNow('POP')
  const listen = (heard: (how: How) => void) => {
    listeners.add(heard)
    return () => listeners.delete(heard)
  }
  const tell = (how: How) => {
    here = hereNow(how)
    for (const heard of [...listeners]) heard(how)
  }
  return { step, listen, tell, here: () => here }
}
