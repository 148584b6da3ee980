import type { ReadingTracker } from './attention.ts'
import { type Exposure, isHalfSeen } from './exposure.ts'
import type { Recorder } from './recorder.ts'

export interface Watchers {
  readonly recorder: Pick<Recorder, 'clicked'>
  readonly onScroll: ReadingTracker['scrolled']
  readonly onInput: () => void
  readonly exposure: Pick<Exposure, 'look'>
  readonly onHidden: () => void
  readonly onVisible: () => void
}

const BLOCK = '[data-block]'
const blockOf = (element: Element) => (element as HTMLElement).dataset.block
const INPUTS = ['pointerdown', 'pointermove', 'touchmove', 'keydown', 'wheel', 'scroll']
const STEPS = Array.from({ length: 51 }, (_, step) => step / 50)

/** How far down the document the lowest visible line is, in percent. */
export function scrollDepth(): number {
  const { scrollTop, clientHeight, scrollHeight } = document.scrollingElement ?? document.documentElement
  return Math.min(100, Math.round(((scrollTop + clientHeight) / Math.max(1, scrollHeight)) * 100))
}

/** Listens to the document: no widget takes part in it. */
export function watchPage({ recorder, exposure, ...on }: Watchers) {
  const blocks = watchBlocks(exposure)
  const gone = new AbortController()
  const passive = { passive: true, signal: gone.signal }
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const block = target.closest(BLOCK)
    recorder.clicked(block ? blockOf(block) : undefined, linkOf(target.closest('a')))
  }
  // Before the app hears of it, so that the event which a block makes of a tap finds the tap.
  addEventListener('click', onClick, { ...passive, capture: true })
  addEventListener('scroll', on.onScroll, passive)
  for (const input of INPUTS) addEventListener(input, on.onInput, passive)
  document.addEventListener('visibilitychange', () => (document.hidden ? on.onHidden() : on.onVisible()), passive)
  addEventListener('pagehide', on.onHidden, passive)
  return {
    again: blocks.again,
    stop: () => {
      gone.abort()
      blocks.stop()
    },
  }
}

/** Where a tapped link goes: its path here, host and path elsewhere, nothing but the kind of a number to call. */
function linkOf(link: HTMLAnchorElement | null): string | undefined {
  if (!link?.protocol) return undefined
  const { origin, protocol, host, pathname } = link
  if (!protocol.startsWith('http')) return protocol
  return origin === location.origin ? pathname : host + pathname
}

/** Sees every block of the page, also those that come later. */
function watchBlocks(exposure: Watchers['exposure']) {
  const onSight = (entries: readonly IntersectionObserverEntry[]) => {
    for (const entry of entries) exposure.look(entry.target, blockOf(entry.target) ?? '', isHalfSeen(entry))
  }
  const sight = new IntersectionObserver(onSight, { threshold: STEPS })
  const observeIn = (parent: ParentNode) => parent.querySelectorAll(BLOCK).forEach((block) => sight.observe(block))
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(BLOCK)) sight.observe(node)
        observeIn(node)
      }
  })
  changes.observe(document.body, { childList: true, subtree: true })
  observeIn(document)
  return {
    /** Says of every block anew how it is seen. */
    again: () => {
      sight.disconnect()
      observeIn(document)
    },
    stop: () => {
      sight.disconnect()
      changes.disconnect()
    },
  }
}
