import { useLayoutEffect, useRef } from 'react'
import { documentTitle, siteName } from '../document/document-title.ts'
import type { Anchor, Entry } from '../entry.ts'
import { findShown } from './alive.ts'
import { comeBackTo } from './keep-place.ts'

export function rememberPlace(entry: Entry): void {
  entry.scroll = window.scrollY
  const block = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest<HTMLElement>('[data-block]')
  entry.anchor = block ? { id: block.dataset['block'] ?? '', top: block.getBoundingClientRect().top } : undefined
}

/** What stands above may have grown or shrunk while the page was away: the shopper looks for what was in view, not for a number of pixels. */
function alignWith({ id, top }: Anchor): void {
  const block = findShown(`[data-block="${CSS.escape(id)}"]`)
  if (block) window.scrollBy(0, block.getBoundingClientRect().top - top)
}

/**
 * A new page begins at its top with the focus on its content; a page gone back to stands where it was left, also when a failed one
 * covered it meanwhile, and when it has to grow for that: a list has only its first page when it was fetched anew.
 */
export function usePlace(entry: Entry, how: string, isCovered: boolean): void {
  const before = useRef({ entry, isCovered })
  useLayoutEffect(() => {
    const was = before.current
    before.current = { entry, isCovered }
    if (was.entry === entry && was.isCovered === isCovered) return
    document.title = documentTitle(entry.payload.plan.title, siteName())
    // It names the page that the document came with, and a phone's share sheet would send that one.
    document.querySelector('[rel=canonical]')?.remove()
    document.documentElement.dataset.theme = entry.payload.theme
    const isBack = how === 'POP' || was.entry === entry
    const top = isBack && !isCovered ? entry.scroll : 0
    window.scrollTo(0, top)
    if (window.scrollY < top - 1) comeBackTo(top)
    else if (top > 0 && entry.anchor) alignWith(entry.anchor)
    document.getElementById('page')?.focus({ preventScroll: true })
  }, [entry, how, isCovered])
}
