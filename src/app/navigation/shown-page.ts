import type { Viewer } from '../../../schemas/page/context.ts'
import { MEMBER_MARK } from '../../domain/visit/member-mark.ts'
import type { Entry } from '../../engine/react/entry.ts'
import type { Navigation } from './navigation.ts'
import type { Ready, Shown } from './use-shown-entry.ts'

/** The page on the screen, for whoever is no component of it. */
export interface ShownPage {
  readonly entry: () => Entry | undefined
  /** Whether it is the page of the address: the one that is wanted may still be on its way. */
  readonly isHere: () => boolean
  /** Fetches the page on the screen anew; rejects when it can't be had. It is shown when `ready` says so. */
  readonly refresh: (ready?: Ready) => Promise<void>
  /** Something that was sent has been answered: pages that were asked for before may not know what it did. */
  readonly outdate: () => void
  /** Tells every page that is alive who looks at it, and forgets the pages that were kept for somebody else. */
  readonly setViewer: (viewer: Viewer) => void
}

type OnScreen = Pick<Shown, 'entry' | 'isHere' | 'alive' | 'refresh' | 'keep'> & Pick<Navigation, 'forget' | 'outdate'>

export interface ShownPageStore extends ShownPage {
  /** The app says what it shows, each time that this changes. */
  readonly show: (shown: OnScreen) => void
  /** Waits until another page is on the screen. */
  readonly next: () => Promise<void>
}

export function createShownPage(): ShownPageStore {
  let shown: OnScreen | undefined
  const waiting: (() => void)[] = []
  return {
    show(next) {
      const isAnother = next.entry !== shown?.entry
      shown = next
      if (isAnother) for (const goOn of waiting.splice(0)) goOn()
    },
    next: () => new Promise((goOn) => waiting.push(goOn)),
    entry: () => shown?.entry,
    isHere: () => shown?.isHere ?? true,
    refresh: (ready) => shown?.refresh(ready) ?? Promise.resolve(),
    outdate: () => shown?.outdate(),
    setViewer(viewer) {
      // As the document's own script did before the app was there: what is said to visitors shows to them alone.
      document.documentElement.toggleAttribute(MEMBER_MARK, viewer.loggedIn)
      if (!shown) return
      const { entry, alive, keep, forget } = shown
      const { payload } = entry
      forget()
      // The page on the screen is the member's to go back to, unless the server made it for a visitor.
      if (viewer.loggedIn && (!payload.personal || payload.plan.context.user.loggedIn)) keep()
      for (const one of alive) one.store.setViewer(viewer)
    },
  }
}
