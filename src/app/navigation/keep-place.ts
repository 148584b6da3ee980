import { loadChunk } from '../code/chunk.ts'
import type { ShopHistory } from './history.ts'

const PLACE = 'pagoda_place'
const placeCode = () => import('./go-back-to.ts')
const ignore = () => undefined

interface Place {
  readonly key: string
  readonly href: string
  readonly top: number
}

/** The app places the scroll when it moves between pages. On a reload the browser does; where it can't, since the page is still too short, the app does. */
export function keepPlaceOnReload(history: ShopHistory): void {
  const stepNow = () => ({ key: history.step().key, href: location.href })
  history.placeScroll('manual')
  addEventListener('pagehide', () => {
    history.placeScroll('auto')
    keep({ ...stepNow(), top: window.scrollY })
  })
  addEventListener('pageshow', () => history.placeScroll('manual'))
  const place = kept()
  const { key, href } = stepNow()
  if (place?.href === href && place.top > 0 && isSameStep(place.key === key)) comeBackTo(place.top)
}

/** Goes on as far down as a page that is still too short will be. */
export const comeBackTo = (top: number): void => void loadChunk(placeCode).then(({ goBackTo }) => goBackTo(top), ignore)

/** A page that is reloaded right after it came may have lost its key. */
function isSameStep(hasKey: boolean): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const type = entry && 'type' in entry ? entry.type : undefined
  return type === 'reload' || (type === 'back_forward' && hasKey)
}

function keep(place: Place): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(place))
  } catch {
    // The browser's own memory of the place will do.
  }
}

function kept(): Place | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
