import Swiper from 'swiper'
import { A11y, Autoplay } from 'swiper/modules'

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

/** Makes a strip of slides a carousel. Loaded when wanted only: the strip works without it. */
export function createCarousel(strip: HTMLElement, { start, delay, onSlide }: CarouselOptions): Carousel {
  strip.scrollLeft = 0
  const swiper = new Swiper(strip, {
    modules: [A11y, Autoplay],
    initialSlide: start,
    speed: 420,
    // Not `loop`: it reorders nodes that React owns.
    rewind: true,
    autoplay: delay > 0 ? { delay, disableOnInteraction: false } : false,
    a11y: { slideRole: 'group', itemRoleDescriptionMessage: '图', slideLabelMessage: '{{index}} / {{slidesLength}}' },
    on: { slideChange: ({ activeIndex }) => onSlide(activeIndex) },
  })
  return {
    setPlaying(isPlaying) {
      // Gone with a page that was left: the page may come back before the carousel does.
      if (swiper.destroyed || delay <= 0 || isPlaying === swiper.autoplay.running) return
      if (isPlaying) swiper.autoplay.start()
      else swiper.autoplay.stop()
    },
    destroy: () => swiper.destroy(true, true),
  }
}
