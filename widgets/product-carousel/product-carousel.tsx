import { useRef, useState, type ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import type { LightboxPicture } from '../../src/ui/lightbox/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { ProductBadge } from '../../src/ui/product-badge/index.tsx'
import styles from './product-carousel.module.css'
import type { ProductCarouselProps } from './props.schema.ts'
import { SIZES, VideoSlide, type PoppedVideo } from './video-slide.tsx'

/** Videos first, then pictures, in a strip that swipes by itself (B2.10.1). */
export default function ProductCarousel(props: ProductCarouselProps & WidgetTools): ReactNode {
  const { pictures = [], videos = [], name = '商品', productId, badge, isFirstView, emit } = props
  const total = videos.length + pictures.length
  const strip = useRef<HTMLUListElement>(null)
  const { at, onScroll } = usePlace(strip, (index) => emit('show', { index: index + 1, total }))
  const preview = useLazyPart(() => import('../../src/ui/lightbox/index.tsx'))
  const player = useLazyPart(() => import('./popup-player.tsx'))
  const [shown, setShown] = useState<number>()
  const [popped, setPopped] = useState<PoppedVideo>()
  if (total === 0) return <Placeholder productId={productId} />
  return (
    <section className={styles.carousel} data-hero={name} aria-roledescription="轮播" aria-label={`${name}的图片`}>
      <ul className={styles.strip} data-total={total} ref={strip} onScroll={onScroll} onPointerDown={preview.fetch}>
        {keyed(videos, (video) => video.id).map(([video, key], index) => (
          <VideoSlide
            key={key}
            video={video}
            name={name}
            isPriority={isFirstView && index === 0}
            isCurrent={index === at && !popped}
            onPopup={(from) => {
              player.fetch()
              setPopped({ video, from })
            }}
          />
        ))}
        {[...pictures.entries()].map(([index, picture]) => (
          <PictureSlide
            key={`${index} ${picture.url}`}
            picture={picture}
            name={name}
            badge={badge}
            isPriority={isFirstView && index === 0 && videos.length === 0}
            onOpen={() => {
              preview.fetch()
              setShown(index)
            }}
          />
        ))}
      </ul>
      <Position at={at} total={total} productId={productId} />
      {preview.Part && shown !== undefined && (
        <preview.Part pictures={pictures} start={shown} onClose={() => setShown(undefined)} />
      )}
      {player.Part && popped && <player.Part {...popped} name={name} onClose={() => setPopped(undefined)} />}
    </section>
  )
}

interface PictureSlideProps {
  readonly picture: LightboxPicture
  readonly name: string
  readonly badge?: string
  readonly isPriority: boolean
  readonly onOpen: () => void
}

/** A tap opens the preview over the whole screen; the badge lies over pictures only (B2.10.1). */
function PictureSlide({ picture, name, badge, isPriority, onOpen }: PictureSlideProps): ReactNode {
  return (
    <li className={styles.slide}>
      <button type="button" className={styles.picture} aria-label={`全屏查看${picture.alt || name}`} onClick={onOpen}>
        <Picture src={picture.url} alt={picture.alt} shape="card" sizes={SIZES} isPriority={isPriority} />
      </button>
      <ProductBadge src={badge} isLarge />
    </li>
  )
}

/** Which slide of the strip is in view, from 0. */
function usePlace(strip: { readonly current: HTMLElement | null }, onChange: (index: number) => void) {
  const [at, setAt] = useState(0)
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
    const next = clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0
    if (next === at) return
    setAt(next)
    onChange(next)
  }
  return { at, onScroll }
}

/** B2.10.1: current and total, from 1, and the product's id, which says nothing to the eye and is read out alone. */
function Position({
  at,
  total,
  productId,
}: {
  readonly at: number
  readonly total: number
  readonly productId?: string
}) {
  return (
    <p className={styles.position}>
      <span className={styles.count}>
        {at + 1}/{total}
      </span>
      {productId && <ProductId id={productId} />}
    </p>
  )
}

const ProductId = ({ id }: { readonly id: string }): ReactNode => (
  <span className="visually-hidden">
    编号 <span>{id}</span>
  </span>
)

/** B2.10.1: what stands there without any picture or video. */
function Placeholder({ productId }: { readonly productId?: string }): ReactNode {
  return (
    <section className={styles.carousel} aria-label="没有图片">
      <div className={styles.none}>
        <svg className={styles.sea} viewBox="0 0 120 60" width="120" height="60" aria-hidden="true">
          <path d="M60 8a18 18 0 0 1 18 18H42A18 18 0 0 1 60 8z" opacity="0.5" />
          <path d="M6 30h108v6c-9 0-9 4-18 4s-9-4-18-4-9 4-18 4-9-4-18-4-9 4-18 4-9-4-18-4z" />
        </svg>
        暂无图片
      </div>
      {productId && <ProductId id={productId} />}
    </section>
  )
}
