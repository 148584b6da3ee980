import type { ShareContent } from '../../kit/action.ts'
import { type Host, type HostWindow, type ShareOutcome, webAddress } from './host.ts'
import { isMiniPage } from '../../domain/visit/mini-pages.ts'

/** A browser: addresses change the location (B2.2); login and back are the shop's own. */
export function plainHost(window: HostWindow): Host {
  const open = (href: string) => assign(href, window)
  return {
    kind: 'h5',
    open,
    openNewPage: open,
    login: () => false,
    back: () => false,
    share: (content) => shareByBrowser(content, window),
  }
}

/** Changes the location to a web address. */
export function assign(href: string, window: HostWindow): boolean {
  const url = isMiniPage(href) ? undefined : webAddress(href, window)
  if (url) window.location.assign(url.href)
  return url !== undefined
}

async function shareByBrowser({ title, desc, url }: ShareContent, { navigator }: HostWindow): Promise<ShareOutcome> {
  if (!navigator.share) return 'none'
  try {
    await navigator.share({ title, ...(desc && { text: desc }), url })
    return 'shared'
  } catch (error) {
    // Refused otherwise, as where no gesture led here: the link can still be copied.
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'none'
  }
}
