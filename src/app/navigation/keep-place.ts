import { loadChunk } from '../code/chunk.ts'
import type { Anchor, Place } from '../entry.ts'
import type { LeftPlace, ShopHistory } from './history.ts'

const PLACE = 'pagoda_left'
const placeCode = () => import('./go-back-to.ts')
const ignore = () => undefined
/** The browser goes back so many steps. */
const MOST_STEPS = 50

/** Where the pages of the steps stood when they were left, by the keys of their steps: also what is loaded anew knows it. */
export const places: Record<string, Place> = kept()?.places ?? {}

/**
 * The app places the scroll when it moves between pages. On a reload the browser does; where it can't, since the page is still too short, the app does.
 * @param isHere whether the page on the screen is that of the address
 */
export function keepPlaceOnReload(history: ShopHistory, isHere: () => boolean): void {
  const come = () => history.placeScroll('manual')
  const leave = () => {
    // The next page stands at its top, and not where this one does.
    const hasCome = isHere()
    if (hasCome) history.placeScroll('auto')
    keep({ step: history.step(), href: location.href, top: hasCome ? window.scrollY : 0, places: latest() })
  }
  come()
  addEventListener('pagehide', leave)
  addEventListener('pageshow', come)
  // Phones drop a page that is out of sight, and tell it no more.
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : come()))
  const [entry] = performance.getEntriesByType('navigation')
  const type = entry && 'type' in entry ? entry.type : undefined
  const place = kept()
  if (!place || (type !== 'reload' && type !== 'back_forward')) return
  const isSame = place.href === location.href
  if (isSame && type === 'reload') history.recall(place.step)
  void loadChunk(placeCode).then(({ goBackAfterLoad }) => goBackAfterLoad(place, isSame, history.step()), ignore)
}

/** Goes on as far down as a page that is still too short will be. */
export const comeBackTo = (top: number, anchor?: Anchor): void =>
  void loadChunk(placeCode).then(({ goBackTo }) => goBackTo(top, anchor), ignore)

const latest = () => Object.fromEntries(Object.entries(places).slice(-MOST_STEPS))

function keep(place: LeftPlace): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(place))
  } catch {
    // The browser's own memory of the place will do.
  }
}

function kept(): LeftPlace | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
