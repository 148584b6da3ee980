/** The scroll position of a page that stands beside another one. */
export interface SharedScroll {
  /** As the other is: as far as this page goes, and nobody is told. From the first time on, what somebody scrolls here is told. */
  readonly to: (y: number) => void
  /** What moves this page alone; or the other with it, where it leads. */
  readonly by: (move: () => void, leads: boolean) => void
}

/** CSS pixels by which browsers round a position. */
const ROUNDED = 2

/** @param tell told where somebody scrolled to, in CSS pixels */
export function createSharedScroll(tell: (y: number) => void): SharedScroll {
  /** Where it was put: to be there is no news, also for a page that is shorter than the other and can't follow it. */
  let put: number | undefined
  const moved = () => {
    if (put !== undefined && Math.abs(scrollY - put) < ROUNDED) return
    put = scrollY
    tell(scrollY)
  }
  return {
    to(y) {
      if (put === undefined) addEventListener('scroll', moved, { passive: true })
      scrollTo({ top: y, behavior: 'instant' })
      put = scrollY
    },
    by(move, leads) {
      move()
      if (!leads) put = scrollY
    },
  }
}
