import Swiper from 'swiper'
import { A11y } from 'swiper/modules'

export interface Carousel {
  readonly setPlaying: (isPlaying: boolean) => void
  readonly destroy: () => void
}

interface CarouselOptions {
  /** The slide that is shown when the carousel takes over. */
  readonly start: number
  /** Milliseconds for each slide; 0 for no autoplay. */
  readonly delay: number
  readonly onSlide: (index: number) => void
}

/** Makes a strip of slides a carousel. Loaded when wanted only: the strip works without it. It stands still until it is told to play. */
export function createCarousel(strip: HTMLElement, { start, delay, onSlide }: CarouselOptions): Carousel {
  strip.scrollLeft = 0
  const player = createPlayer(delay, () => canBeSeen(strip) && swiper.slideNext())
  const swiper = new Swiper(strip, {
    modules: [A11y],
    initialSlide: start,
    speed: 420,
    // Not `loop`: it reorders nodes that React owns.
    rewind: true,
    a11y: { slideRole: 'group', itemRoleDescriptionMessage: '图', slideLabelMessage: '{{index}} / {{slidesLength}}' },
    on: {
      slideChange({ activeIndex }) {
        player.again()
        onSlide(activeIndex)
      },
      sliderMove: () => player.again(),
    },
  })
  return {
    setPlaying: player.setPlaying,
    destroy() {
      // Gone with a page that was left: the page may come back before the carousel does.
      player.end()
      swiper.destroy(true, true)
    },
  }
}

const canBeSeen = (strip: HTMLElement) => !document.hidden && strip.getBoundingClientRect().bottom >= 0

/**
 * Calls `next` after every `delay` ms of rest. Swiper's own player would ask for each frame of the page, for as long as the page is open and
 * also while nobody sees the carousel.
 */
function createPlayer(delay: number, next: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPlaying = false
  let hasEnded = delay <= 0
  const again = () => {
    clearTimeout(timer)
    if (isPlaying && !hasEnded) timer = setTimeout(step, delay)
  }
  const step = () => {
    again()
    next()
  }
  return {
    again,
    setPlaying: (wanted: boolean) => {
      isPlaying = wanted
      again()
    },
    end: () => {
      hasEnded = true
      clearTimeout(timer)
    },
  }
}
