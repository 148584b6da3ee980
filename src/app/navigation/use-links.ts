import { useEffect } from 'react'
import { shownById } from './alive.ts'
import { isOutOfReach } from '../../engine/react/late-taps.ts'
import { isClaimed } from '../../engine/react/browser-entry.ts'
import { mayHaveHost } from '../visit/channel-mark.ts'
import { keepVisit } from '../visit/keep-visit.ts'
import { type Navigation, shopHref } from './navigation.ts'
import type { ShopNavigator } from '../app.ts'

const linkOf = (event: Event) => (event.target instanceof Element ? event.target.closest('a') : null)

/** The place on this very page that a link leads to: a page is not asked for again to be scrolled. */
function placeOnPage(link: HTMLAnchorElement): HTMLElement | undefined {
  const isHere =
    link.origin === location.origin && link.pathname === location.pathname && link.search === location.search
  return isHere && link.hash ? shownById(link.hash.slice(1)) : undefined
}

function goTo(place: HTMLElement): void {
  place.scrollIntoView({ block: 'start' })
  place.focus({ preventScroll: true })
}

/** A link to another site, in an app that opens those itself (B2). */
const leavesByHost = (link: HTMLAnchorElement) =>
  link.protocol === 'https:' && link.origin !== location.origin && !link.hasAttribute('download') && mayHaveHost()

/** Every plain link into the shop opens without a reload once the app runs; a touch on it fetches the page ahead. */
export function useLinks(navigation: Navigation, { go, goElsewhere }: Pick<ShopNavigator, 'go' | 'goElsewhere'>): void {
  useEffect(() => {
    const onTouch = (event: Event) => {
      const link = linkOf(event)
      const href = link && !placeOnPage(link) && shopHref(link, location.origin)
      if (href) navigation.prefetch(keepVisit(href).replace(/#.*/, ''))
    }
    // A block that is still to come alive has nobody else to answer for its links.
    const onSleeping = (event: MouseEvent) => {
      const link = linkOf(event)
      if (link && isOutOfReach(link)) onClick(event)
    }
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const place = placeOnPage(link)
      if (place && !event.defaultPrevented) {
        event.preventDefault()
        return goTo(place)
      }
      const claimed = isClaimed(event)
      const href = shopHref(link, location.origin)
      const away = !href && leavesByHost(link) ? link.href : undefined
      if (event.defaultPrevented || (!claimed && !href && !away)) return
      event.preventDefault()
      if (claimed) return
      if (href) go(href)
      else if (away) goElsewhere(away)
    }
    // In the capture phase: React keeps a touch on a block that is still to come alive from whoever listens after it.
    document.addEventListener('pointerdown', onTouch, { passive: true, capture: true })
    document.addEventListener('click', onSleeping, { capture: true })
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('click', onSleeping, { capture: true })
      document.removeEventListener('pointerdown', onTouch, { capture: true })
      document.removeEventListener('click', onClick)
    }
  }, [navigation, go, goElsewhere])
}
