import { type Host, type HostWindow, webAddress } from './host.ts'
import { plainHost } from './plain-host.ts'

/** The mall's app, by `PagodaApp`: another site and what asks for a page of its own get one (B2.2). */
export function appHost(window: HostWindow): Host | undefined {
  const { PagodaApp: app } = window
  if (!app) return undefined
  const plain = plainHost(window)
  const openNewPage = (href: string) => {
    const url = webAddress(href, window)
    if (!url || !app.openNewPage) return plain.open(href)
    app.openNewPage(url.href)
    return true
  }
  return {
    kind: 'app',
    openNewPage,
    open(href) {
      const isOurs = webAddress(href, window)?.origin === window.location.origin
      return isOurs ? plain.open(href) : openNewPage(href)
    },
    login(redirect) {
      const url = webAddress(redirect, window)
      if (!url || !app.login) return false
      app.login(url.href)
      return true
    },
    back() {
      app.back?.()
      return app.back !== undefined
    },
    async share(content) {
      if (!app.share) return plain.share(content)
      app.share(content)
      return 'shared'
    },
  }
}
