import { useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { documentTitle, siteName } from '../document/document-title.ts'
import type { Entry } from '../../engine/react/entry.ts'
import { topBy } from './alive.ts'
import { pageAt } from './here.ts'
import type { Step } from './history.ts'
import { comeBackTo, left } from './keep-place.ts'
import { placeNow } from './place-now.ts'

/** What is left is found again there, however one comes back to it. */
export function rememberPlace(entry: Entry, at: Location<Step>): void {
  const place = { from: pageAt(at), ...placeNow() }
  entry.place = left[at.state.position] = place
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
    const { top = 0, anchor } = isBack && !isCovered ? entry.place : {}
    window.scrollTo(0, top)
    if (window.scrollY < top - 1) comeBackTo(top, anchor)
    else if (top > 0) window.scrollTo(0, topBy(anchor, top))
    document.getElementById('page')?.focus({ preventScroll: true })
  }, [entry, how, isCovered])
}
