import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { shell } from '../shell.ts'

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

let tapped: Tapped | undefined

/** The picture of the card that a link stands in: an article, or the link itself. */
function pictureOf(target: EventTarget | null): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return (link?.closest('article') ?? link)?.querySelector('picture') ?? undefined
}

function remember({ target, timeStamp }: Event): void {
  const picture = pictureOf(target)
  tapped = picture && { picture, at: timeStamp }
}

/** The tapped card's picture, once, while it is still to be seen. */
function takeTapped(): HTMLElement | undefined {
  const last = tapped
  tapped = undefined
  if (!last?.picture.isConnected || performance.now() - last.at > MEMORY) return undefined
  const { top, bottom } = last.picture.getBoundingClientRect()
  return bottom > 0 && top < innerHeight ? last.picture : undefined
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
 */
export function carryPictures(first: Event): void {
  remember(first)
  document.addEventListener('click', remember, { capture: true, passive: true })
  shell.change = (swap) => {
    const from = takeTapped()
    if (from && mayMove()) carry(from, swap)
    else startTransition(swap)
  }
}
