import { addressTarget } from '../../domain/visit/content-target.ts'
import { isMiniPage } from '../../domain/visit/mini-pages.ts'
import { safeUrl } from '../../page/core/safe-url.ts'
import { mayHaveHost } from '../visit/channel-mark.ts'
import { loadChunk } from '../code/chunk.ts'
import { chunks } from '../code/chunks.ts'
import { shell } from '../shell.ts'

/** Opens a page of the shop in the app, and any other address as the channel does. */
export function go(to: string, options?: { readonly replace?: boolean }): void {
  const page = pageOf(to)
  const url = safeUrl(to)
  if (page !== undefined && !isHostPage(page)) shell.navigate(page, options)
  else if (url !== undefined) goElsewhere(url)
}

/** A page of the mini-program around the shop (A2). */
const isHostPage = (page: string) => isMiniPage(page) && mayHaveHost()

/** Leaves the shop's pages: by the host where there is one (B2), else by the address bar. */
export function goElsewhere(url: string): void {
  if (!mayHaveHost() || /^(?:tel|mailto):/i.test(url)) return location.assign(url)
  const plainly = () => location.assign(url)
  loadChunk(chunks.elsewhere).then(({ openElsewhere }) => openElsewhere(url), plainly)
}

/** Back from the first page of a visit: out of the shop where a host opened it, else on to a page of the shop by `plainly`. */
export function goOut(plainly: () => void): void {
  const isFirst = !document.referrer.startsWith(location.origin)
  if (!isFirst || !mayHaveHost()) return plainly()
  loadChunk(chunks.elsewhere)
    .then(({ stepOut }) => stepOut())
    .then((isOut) => isOut || plainly(), plainly)
}

/** A page of the shop without the shop's prefix, which the router adds; undefined for any other address. */
export function pageOf(to: string): string | undefined {
  const { kind, to: page } = addressTarget(safeUrl(to))
  return kind === 'page' ? page : undefined
}
