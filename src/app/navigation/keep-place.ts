import { loadChunk } from '../code/chunk.ts'
import type { Anchor } from '../entry.ts'
import type { LeftPlace, ShopHistory } from './history.ts'

const PLACE = 'pagoda_left'
const placeCode = () => import('./go-back-to.ts')
const loadCode = () => import('./go-back-after-load.ts')
const ignore = () => undefined

/** The app places the scroll when it moves between pages. On a reload the browser does; where it can't, since the page is still too short, the app does. */
export function keepPlaceOnReload(history: ShopHistory): void {
  history.placeScroll('manual')
  addEventListener('pagehide', () => {
    history.placeScroll('auto')
    keep({ step: history.step(), href: location.href, top: window.scrollY })
  })
  addEventListener('pageshow', () => history.placeScroll('manual'))
  const [entry] = performance.getEntriesByType('navigation')
  const type = entry && 'type' in entry ? entry.type : undefined
  const place = kept()
  if (!place || (type !== 'reload' && type !== 'back_forward')) return
  const isHere = place.href === location.href
  if (isHere && type === 'reload') history.recall(place.step)
  void loadChunk(loadCode).then(({ goBackAfterLoad }) => goBackAfterLoad(place, isHere, history.step()), ignore)
}

/** Goes on as far down as a page that is still too short will be. */
export const comeBackTo = (top: number, anchor?: Anchor): void =>
  void loadChunk(placeCode).then(({ goBackTo }) => goBackTo(top, anchor), ignore)

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
