import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { documentTitle, siteName } from './document-title.ts'
import type { Entry } from './entry.ts'
import type { Navigation } from './navigation.ts'

export interface Shown {
  readonly entry: Entry
  readonly loading: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** The page on the screen. It changes when the next one is ready to be shown, never before; going back shows the kept page at once. */
export function useShownEntry(first: Entry, navigation: Navigation): Shown {
  const location = useLocation()
  const how = useNavigationType()
  const [shown, setShown] = useState({ entry: first, key: location.key, how: how as `${NavigationType}` })
  const [failedAt, setFailedAt] = useState<string>()
  const href = `${location.pathname}${location.search}`
  const isHere = location.key === shown.key
  const failed = !isHere && failedAt === location.key
  const kept = how === 'POP' ? navigation.kept(location.key) : undefined

  useEffect(() => {
    if (isHere) return navigation.keep(shown.key, shown.entry)
    if (failed) return undefined
    let gone = false
    const show = (entry: Entry) => {
      if (gone) return
      rememberPlace(shown.entry)
      navigation.keep(location.key, entry)
      startTransition(() => setShown({ entry, key: location.key, how }))
    }
    if (kept) show(kept)
    else navigation.open(href).then(show, () => !gone && setFailedAt(location.key))
    return () => {
      gone = true
    }
  }, [location.key, href, how, navigation, shown, isHere, failed, kept])

  usePlace(shown.entry, shown.how)
  return {
    entry: shown.entry,
    loading: !isHere && !failed && !kept,
    failed,
    retry: () => setFailedAt(undefined),
  }
}

function rememberPlace(entry: Entry): void {
  entry.scroll = window.scrollY
}

/** A new page begins at its top with the focus on its content; a page gone back to stands where it was left. */
function usePlace(entry: Entry, how: string): void {
  const before = useRef(entry)
  useLayoutEffect(() => {
    if (before.current === entry) return
    before.current = entry
    document.title = documentTitle(entry.payload.plan.title, siteName())
    document.documentElement.dataset.theme = entry.payload.theme
    window.scrollTo(0, how === 'POP' ? entry.scroll : 0)
    document.getElementById('page')?.focus({ preventScroll: true })
  }, [entry, how])
}
