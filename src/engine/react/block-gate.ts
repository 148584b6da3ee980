import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import type { PageRuntime, WidgetComponent } from './page-runtime.ts'
import { keepChoices } from './choices.ts'
import { keepTaps } from './late-taps.ts'
import { wake, whenNear } from './near.ts'

/** Waits for a block's code: at once above the fold, when near below it. React `use`s the promise inside the block's Suspense. */
export interface BlockGate {
  /** The component if the block may show now, else undefined: then wait for `opened`. */
  readonly component: () => WidgetComponent | undefined
  readonly opened: () => Promise<WidgetComponent>
  /** The block's element came to the page. */
  readonly attach: (element: Element | null) => (() => void) | undefined
  /** The block's fields are React's, and nothing has rendered again since. */
  readonly taken: () => void
  /** The block's inside is alive: what it missed is done now, choices in its fields before a tap on its button. */
  readonly alive: () => void
  /** The code could not be had, or the widget crashed: the next look asks again. */
  readonly retry: () => void
}

/** Blocks of a page that have been open: whoever comes back finds them as they were left, wherever they stand. */
const openedOf = new WeakMap<PageRuntime, Set<string>>()

function openedIn(runtime: PageRuntime): Set<string> {
  const opened = openedOf.get(runtime) ?? new Set()
  openedOf.set(runtime, opened)
  return opened
}

/**
 * Makes the gate of a block. It is open from the start above the fold and where it was open before, and opens elsewhere once the block is
 * near.
 * @param whenTold calls its listener when state or query that the block reads changed, and returns the way to stop. The gate opens then
 * wherever the block stands: a sheet that a tap in another block opens must not wait until its own place is near.
 */
export function createGate(
  block: PlannedBlock,
  runtime: PageRuntime,
  whenTold: (listener: () => void) => () => void,
): BlockGate {
  const before = openedIn(runtime)
  let isOpen = block.fold === 'above' || before.has(block.id)
  let wait: Waiting | undefined
  let alive: (() => void) | undefined
  let choices: ReturnType<typeof keepChoices> | undefined
  let place: Element | undefined
  let isAgain = false
  const waited = () => (wait ??= waiting())

  const open = () => {
    isOpen = true
    before.add(block.id)
    const network = place && watchNetwork()
    void runtime
      .loadWidget(block.widget)
      .then(waited().resolve, (reason: unknown) => {
        if (!place || isAgain || !isFromServer(place)) waited().reject(reason)
        else if (network?.cameBack()) openAgain()
        else whenWanted(place, openAgain)
      })
      .finally(() => network?.end())
  }
  const openAgain = () => {
    isAgain = true
    open()
  }

  return {
    // Who once waited reads the same promise again, as React wants it.
    component: () => (isOpen && !wait ? runtime.widget(block.widget) : undefined),
    // A first-view block whose code is not here (its chunk failed, or it was not shown before) asks for it once it is to be shown.
    opened: () => {
      if (isOpen && !wait) open()
      return waited().promise
    },
    attach(element) {
      if (!element) return undefined
      place = element
      alive ??= keepTaps(element, () => runtime.widget(block.widget) !== undefined)
      if (isOpen) return undefined
      const stop = [whenNear(element, open), whenTold(() => wake(element))]
      return () => stop.forEach((each) => each())
    },
    taken() {
      if (place && isFromServer(place)) choices ??= keepChoices(place)
    },
    alive() {
      const done = () => alive?.()
      if (choices) choices(done)
      else done()
    },
    retry: () => {
      if (runtime.widget(block.widget)) return
      wait = undefined
      open()
    },
  }
}

/** The boundary's mark of the server's HTML, which can be read without any code. */
const isFromServer = (place: Element) => place.firstChild?.nodeType === Node.COMMENT_NODE

/** The network may come back while a failure is still being looked into: whoever listens only after it would wait for ever. */
function watchNetwork(): { readonly cameBack: () => boolean; readonly end: () => void } {
  let isBack = false
  const hear = () => {
    isBack = true
  }
  addEventListener('online', hear)
  return { cameBack: () => isBack, end: () => removeEventListener('online', hear) }
}

/** A screen reader clicks without a pointer, and a mouse goes on by its wheel. */
const TOUCHES = ['pointerdown', 'click', 'wheel'] as const

/** Calls `found` once, when somebody touches the block, goes on over it or the network is back. */
function whenWanted(place: Element, found: () => void): void {
  // Captured: React stops what hits a block that sleeps.
  const how = { capture: true, passive: true }
  const once = ({ type, target }: Event) => {
    if (type !== 'online' && !(target instanceof Node && place.contains(target))) return
    for (const touch of TOUCHES) document.removeEventListener(touch, once, how)
    removeEventListener('online', once)
    found()
  }
  for (const touch of TOUCHES) document.addEventListener(touch, once, how)
  addEventListener('online', once)
}

interface Waiting {
  readonly promise: Promise<WidgetComponent>
  readonly resolve: (component: WidgetComponent) => void
  readonly reject: (reason: unknown) => void
}

function waiting(): Waiting {
  let resolve: Waiting['resolve'] = () => undefined
  let reject: Waiting['reject'] = () => undefined
  const promise = new Promise<WidgetComponent>((ok, fail) => {
    resolve = ok
    reject = fail
  })
  // The boundary reads the rejection through `use`; one that nobody reads yet is no crash of the page.
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}
