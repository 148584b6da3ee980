import { loadChunk } from '../code/chunk.ts'
import type { Anchor } from '../../engine/react/entry.ts'
import type { LeftPlace, ShopHistory, StepBefore } from './history.ts'

const PLACE = 'pagoda_left'
const placeCode = () => import('./go-back-to.ts')
const ignore = () => undefined

/** How the pages of the browser's steps were left, in the order of the steps: what is loaded anew knows it, too. */
export const left: (StepBefore | null)[] = []

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
    keep({ step: history.step(), href: location.href, top: hasCome ? window.scrollY : 0, left })
  }
  come()
  addEventListener('pagehide', leave)
  addEventListener('pageshow', come)
  // Phones drop a page that is out of sight, and tell it no more.
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : come()))
  const [entry] = performance.getEntriesByType('navigation')
  const type = entry && 'type' in entry ? entry.type : undefined
  const place = kept()
  Object.assign(left, place?.left)
  if (!place || (type !== 'reload' && type !== 'back_forward')) return
  const isSame = place.href === location.href
  if (isSame && type === 'reload') history.recall(place.step)
  withCode(({ goBackAfterLoad }) => goBackAfterLoad(place, isSame, history.step()))
}

/** Goes on as far down as a page that is still too short will be. */
export const comeBackTo = (top: number, anchor?: Anchor): void => withCode(({ goBackTo }) => goBackTo(top, anchor))

const withCode = (use: (code: typeof import('./go-back-to.ts')) => void): void =>
  void loadChunk(placeCode).then(use, ignore)

function keep(place: LeftPlace): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(place))
  } catch {
    // The browser's own memory of the place will do.
  }
}

function kept(): LeftPlace | null | undefined {
  try {
    return JSON.parse(String(sessionStorage.getItem(PLACE)))
  } catch {
    return undefined
  }
}
