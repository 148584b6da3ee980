import { useEffect, useState, type RefObject } from 'react'
import type { Carousel } from './carousel.ts'
import { whenNearAndIdle } from './when-near-and-idle.ts'

interface CarouselState {
  /** The slide that is shown, from 0. */
  readonly index: number
  /** The carousel has taken over, and moves by itself unless it is paused. */
  readonly isLive: boolean
  readonly onScroll: () => void
}

interface Wish {
  /** Ids of the slides, a line each: when they change, the carousel begins anew. */
  readonly slides: string
  readonly delay: number
  readonly isPlaying: boolean
}

/** Turns the strip into a carousel once it is near and the browser idle; a single slide stays as it is. */
export function useCarousel(strip: RefObject<HTMLElement | null>, wish: Wish): CarouselState {
  const { slides, delay, isPlaying } = wish
  const [index, setIndex] = useState(0)
  const [carousel, setCarousel] = useState<Carousel>()

  useEffect(() => {
    const element = strip.current
    if (!element || !slides.includes('\n')) return undefined
    const stop = whenNearAndIdle(element, async () => {
      const { createCarousel } = await import('./carousel.ts')
      const made = createCarousel(element, { start: slideInView(element), delay, onSlide: setIndex })
      setCarousel(made)
      return () => made.destroy()
    })
    return () => {
      stop()
      setCarousel(undefined)
      setIndex(0)
    }
  }, [strip, slides, delay])

  useEffect(() => carousel?.setPlaying(isPlaying), [carousel, isPlaying])

  const onScroll = () => {
    if (!carousel && strip.current) setIndex(slideInView(strip.current))
  }
  return { index, isLive: carousel !== undefined && delay > 0, onScroll }
}

const slideInView = (strip: HTMLElement) => Math.round(strip.scrollLeft / (strip.clientWidth || 1))
