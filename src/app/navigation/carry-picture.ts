import { startTransition } from 'react'
import { flushSync } from 'react-dom'

/** The name that the tapped card's picture and the next page's share; src/ui/base.css says how it moves. */
const NAME = 'carried-picture'
/** What the next page's picture may take to load before the page shows without it, in ms. */
const PATIENCE = 200
/** A page that comes later than this after the tap comes by itself, in ms. */
const MEMORY = 5000
/** A picture further down than this is not what the next page begins with, in CSS pixels. */
const FIRST_VIEW = 320

interface Tapped {
  readonly picture: HTMLElement
  readonly at: number
}

/** The picture of the card that a link stands in: an article, or the link itself. */
function pictureOf(target: EventTarget | null): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return (link?.closest('article') ?? link)?.querySelector('picture') ?? undefined
}

/** The tapped card's picture, while it is still to be seen. */
function shownOf({ picture, at }: Tapped): HTMLElement | undefined {
  if (!picture.isConnected || performance.now() - at > MEMORY) return undefined
  const { top, bottom } = picture.getBoundingClientRect()
  return bottom > 0 && top < innerHeight ? picture : undefined
}

const mayMove = () =>
  typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The first picture of the page on the screen, if the page begins with it. */
function firstPicture(): HTMLElement | undefined {
  const [first] = [...document.querySelectorAll<HTMLElement>('#page picture')].filter(
    (picture) => !picture.closest('[data-left]'),
  )
  return first && first.getBoundingClientRect().top < FIRST_VIEW ? first : undefined
}

/** Waits until the picture can be painted, but not for long. */
async function painted(picture: HTMLElement): Promise<void> {
  const late = new Promise<void>((done) => setTimeout(done, PATIENCE))
  await Promise.race([
    picture
      .querySelector('img')
      ?.decode()
      .catch(() => undefined),
    late,
  ])
}

const name = (picture: HTMLElement | undefined, value: string) =>
  picture?.style.setProperty('view-transition-name', value)

function carry(from: HTMLElement, swap: () => void): void {
  let to: HTMLElement | undefined
  name(from, NAME)
  const { finished, ready } = document.startViewTransition(async () => {
    name(from, '')
    flushSync(swap)
    to = firstPicture()
    name(to, NAME)
    if (to) await painted(to)
  })
  // A tab that nobody sees moves nothing, and says so by rejecting.
  ready.catch(() => undefined)
  void finished.catch(() => undefined).then(() => name(to, ''))
}

/**
 * From now on a card that is tapped gives its picture to the page that it opens: the one turns into the other. Where the browser can't,
 * or the shopper wants no motion, pages change as before.
 * @param first the touch that brought this code: what it begins may be the first tap on a card
 * @returns changes the page: `swap` says to which
 */
export function createCarrier(first: Event): (swap: () => void) => void {
  let tapped: Tapped | undefined
  const remember = ({ target, timeStamp }: Event) => {
    const picture = pictureOf(target)
    tapped = picture && { picture, at: timeStamp }
  }
  remember(first)
  document.addEventListener('click', remember, { capture: true, passive: true })
  return (swap) => {
    const from = tapped && shownOf(tapped)
    tapped = undefined
    if (from && mayMove()) carry(from, swap)
    else startTransition(swap)
  }
}
