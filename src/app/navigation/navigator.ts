import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { addressTarget } from '../../domain/visit/content-target.ts'
import { isMiniPage } from '../../domain/visit/mini-pages.ts'
import { safeUrl } from '../../engine/core/safe-url.ts'
import type { ShopNavigateOptions, ShopNavigator } from '../app.ts'
import { loadChunk } from '../code/chunk.ts'
import { chunks } from '../code/chunks.ts'
import type { HostParts } from '../host/host-now.ts'
import { mayHaveHost } from '../visit/channel-mark.ts'
import { keepVisit } from '../visit/keep-visit.ts'
import { hereInShop } from './here.ts'
import { FIRST, type ShopHistory, type StepBefore } from './history.ts'
import { placeNow } from './place-now.ts'
import type { ShopOverlaySteps } from './overlay-steps.ts'

interface NavigatorParts extends HostParts {
  readonly history: ShopHistory
  readonly overlaySteps: ShopOverlaySteps
}

export function createNavigator({ history, overlaySteps, ...host }: NavigatorParts): ShopNavigator {
  const elsewhere = () => loadChunk(chunks.elsewhere)

  function navigate(to: string, { replace, from }: ShopNavigateOptions = {}) {
    const next = keepVisit(to)
    const leave = () => {
      const isOver = overlaySteps.isOpen()
      const isInPlace = replace ?? (next === hereInShop() || isOver)
      const isSame = isInPlace && !isOver
      const state: StepBefore = isSame ? history.step() : { from: from ?? hereInShop(), ...placeNow() }
      history[isInPlace ? 'replace' : 'push'](addressOf(next), state)
    }
    const rest = overlaySteps.atRest()
    if (rest) void rest.then(leave)
    else leave()
  }

  function goElsewhere(url: string) {
    const plainly = () => location.assign(url)
    if (!mayHaveHost() || /^(?:tel|mailto):/i.test(url)) return plainly()
    elsewhere().then(({ openElsewhere }) => openElsewhere(url, host), plainly)
  }

  /** Back from the first page of a visit: out of the shop where a host opened it, else on to a page of the shop. */
  function goOut(fallback: string) {
    const plainly = () => navigate(fallback, { replace: true })
    const isFirst = !document.referrer.startsWith(location.origin)
    if (!isFirst || !mayHaveHost()) return plainly()
    elsewhere()
      .then(({ stepOut }) => stepOut(host))
      .then((isOut) => isOut || plainly(), plainly)
  }

  return {
    navigate,
    goElsewhere,
    back: (fallback) => (history.step().key === FIRST ? goOut(fallback) : history.go(-1)),
    go(to, options) {
      const page = pageOf(to)
      const url = safeUrl(to)
      if (page !== undefined && !isHostPage(page)) navigate(page, options)
      else if (url !== undefined) goElsewhere(url)
    },
    replaceBefore: (to) => history.replaceAt(overlaySteps.isOpen() ? -2 : -1, addressOf(keepVisit(to))),
  }
}

const addressOf = (page: string) => SHOP_BASE + page

/** A page of the mini-program around the shop (A2). */
const isHostPage = (page: string) => isMiniPage(page) && mayHaveHost()

/** A page of the shop without the shop's prefix; undefined for any other address. */
export function pageOf(to: string): string | undefined {
  const { kind, to: page } = addressTarget(safeUrl(to))
  return kind === 'page' ? page : undefined
}
