import { useEffect } from 'react'
import { isClaimed } from './browser-entry.ts'
import { brandNow, keepBrand } from './keep-brand.ts'
import { type Navigation, shopHref } from './navigation.ts'
import { shell } from './shell.ts'

const linkOf = (event: Event) => (event.target instanceof Element ? event.target.closest('a') : null)

/** The place on this very page that a link leads to: a page is not asked for again to be scrolled. */
function placeOnPage(link: HTMLAnchorElement): HTMLElement | null {
  const isHere =
    link.origin === location.origin && link.pathname === location.pathname && link.search === location.search
  return isHere && link.hash ? document.getElementById(link.hash.slice(1)) : null
}

function goTo(place: HTMLElement): void {
  place.scrollIntoView({ block: 'start' })
  place.focus({ preventScroll: true })
}

/** Every plain link into the shop opens without a reload once the app runs; a touch on it fetches the page ahead. */
export function useLinks(navigation: Navigation): void {
  useEffect(() => {
    const onTouch = (event: Event) => {
      const link = linkOf(event)
      const href = link && !placeOnPage(link) && shopHref(link, location.origin)
      if (href) navigation.prefetch(keepBrand(href, brandNow()).replace(/#.*/, ''))
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
      if (event.defaultPrevented || (!claimed && !href)) return
      event.preventDefault()
      if (!claimed && href) shell.navigate(href)
    }
    document.addEventListener('pointerdown', onTouch, { passive: true })
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerdown', onTouch)
      document.removeEventListener('click', onClick)
    }
  }, [navigation])
}
