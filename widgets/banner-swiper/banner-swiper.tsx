import { useRef, useState, type ReactNode } from 'react'
import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import { contentTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import styles from './banner-swiper.module.css'
import { defaults } from './defaults.ts'
import type { BannerSwiperProps } from './props.schema.ts'
import { useCarousel } from './use-carousel.ts'
import { useHeld } from '../../src/ui/hooks/use-held.ts'
import { useReducedMotion } from '../../src/ui/hooks/use-reduced-motion.ts'

export default function BannerSwiper(props: BannerSwiperProps & WidgetTools): ReactNode {
  const { items, max = defaults.max, autoplay = defaults.autoplay, emit, isFirstView } = props
  const shown = items.slice(0, max)
  const strip = useRef<HTMLDivElement>(null)
  const [isPaused, setPaused] = useState(false)
  const isHeld = useHeld(strip)
  const delay = useReducedMotion() ? 0 : autoplay
  const slides = shown.map((item) => item.id).join('\n')
  const isPlaying = !isPaused && !isHeld
  // Without a link inside, the strip itself must take the focus to be scrolled by keyboard.
  const hasLink = shown.some((item) => contentTarget(item).kind !== 'none')
  const { index, isLive, onScroll } = useCarousel(strip, { slides, delay, isPlaying })
  return (
    <section className={styles.banner} aria-roledescription="轮播" aria-label="精选推荐">
      <div className={`swiper ${styles.strip}`} ref={strip} tabIndex={hasLink ? undefined : 0} onScroll={onScroll}>
        <div className={`swiper-wrapper ${styles.track}`}>
          {keyed(shown, (item) => item.id).map(([item, key], at) => (
            <Slide
              key={key}
              item={item}
              isPriority={isFirstView && at === 0}
              onPress={() => emit('select', { item, index: at })}
            />
          ))}
        </div>
      </div>
      {shown.length > 1 && (
        <Position index={index} count={shown.length} isPaused={isPaused} onPause={isLive ? setPaused : undefined} />
      )}
    </section>
  )
}

interface SlideProps {
  readonly item: ComponentContent
  readonly isPriority: boolean
  readonly onPress: () => void
}

const SIZES = '(min-width: 1024px) 1136px, (min-width: 672px) 640px, 100vw'

function Slide({ item, isPriority, onPress }: SlideProps): ReactNode {
  return (
    <div className={`swiper-slide ${styles.slide}`}>
      <Link target={contentTarget(item)} className={styles.link} onPress={onPress}>
        <Picture
          src={item.themePicUri ?? ''}
          alt={item.picAlt ?? ''}
          shape="banner"
          sizes={SIZES}
          isPriority={isPriority}
        />
        <span className={styles.words}>
          <span className={styles.title}>{item.title}</span>
          {item.subtitle && <span className={styles.subtitle}>{item.subtitle}</span>}
        </span>
      </Link>
    </div>
  )
}

interface PositionProps {
  readonly index: number
  readonly count: number
  readonly isPaused: boolean
  /** Absent while nothing moves by itself: then there is nothing to pause. */
  readonly onPause?: (isPaused: boolean) => void
}

function Position({ index, count, isPaused, onPause }: PositionProps): ReactNode {
  const place = `${index + 1}/${count}`
  if (!onPause) return <span className={`${styles.position} ${styles.pill}`}>{place}</span>
  return (
    <button
      type="button"
      className={styles.position}
      aria-label={`${isPaused ? '继续轮播' : '暂停轮播'} ${place}`}
      onClick={() => onPause(!isPaused)}
    >
      <span className={styles.pill} aria-hidden="true">
        <Icon name={isPaused ? 'resume' : 'pause'} />
        {place}
      </span>
    </button>
  )
}
