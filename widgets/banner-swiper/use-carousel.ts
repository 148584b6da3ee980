import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import type { Carousel } from './carousel.ts'
import { atRest, playStrip, slideInView } from './strip.ts'
import { whenTouched } from './when-touched.ts'

interface CarouselState {
  /** The slide that is shown, from 0. */
  readonly index: number
  /** Something may move by itself: there has to be a way to stop it. */
  readonly isLive: boolean
  readonly onScroll: () => void
}

interface Wish {
  /** Ids of the slides, a line each: when they change, the carousel begins anew. */
  readonly slides: string
  /** Milliseconds for each slide; 0: nothing moves by itself. */
  readonly delay: number
  readonly isPlaying: boolean
}

/**
 * Plays the strip as it is until the shopper touches the page; then the carousel's code is worth its 21 KB and takes over, with dragging by
 * mouse and a place to go back to. A single slide stays as it is.
 */
export function useCarousel(strip: RefObject<HTMLElement | null>, { slides, delay, isPlaying }: Wish): CarouselState {
  const [index, setIndex] = useState(0)
  const isAwake = useSyncExternalStore(never, yes, no)
  const [carousel, setCarousel] = useState<Carousel>()

  useEffect(() => {
    const element = strip.current
    if (!element || countOf(slides) < 2) return undefined
    const stop = whenTouched(async () => {
      const { createCarousel } = await import('./carousel.ts')
      await atRest(element)
      const start = slideInView(element)
      const made = createCarousel(element, { start, delay, onSlide: setIndex })
      setIndex(start)
      setCarousel(made)
      return () => made.destroy()
    })
    return () => {
      stop()
      setCarousel(undefined)
      setIndex(0)
    }
  }, [strip, slides, delay])

  useEffect(() => {
    if (carousel) return carousel.setPlaying(isPlaying)
    const count = countOf(slides)
    return strip.current && isPlaying && delay > 0 && count > 1 ? playStrip(strip.current, count, delay) : undefined
  }, [strip, slides, delay, isPlaying, carousel])

  const onScroll = () => {
    const element = strip.current
    // The carousel scrolls the strip back to its start when it takes over: that is no change of slide.
    if (element && !element.classList.contains(TAKEN_OVER)) setIndex(slideInView(element))
  }
  return { index, isLive: isAwake && delay > 0, onScroll }
}

/** No on the server and while the block hydrates, yes from then on. */
const yes = () => true
const no = () => false
const never = () => no

/** Set by the carousel on its strip. */
const TAKEN_OVER = 'swiper-initialized'

const countOf = (slides: string) => slides.split('\n').length
