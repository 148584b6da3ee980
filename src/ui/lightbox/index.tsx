import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../icon-button/index.tsx'
import { Picture } from '../picture/index.tsx'
import { useModal } from '../sheet/use-modal.ts'
import styles from './lightbox.module.css'
import { useZoom } from './use-zoom.ts'

export interface LightboxPicture {
  /** Address without size and format. */
  readonly url: string
  readonly alt: string
}

interface LightboxProps {
  readonly pictures: readonly LightboxPicture[]
  /** Which picture is shown first, from 0. */
  readonly start: number
  /** Told of Esc, back and the close icon. The owner then stops rendering the preview. */
  readonly onClose: () => void
}

/**
 * Pictures over the whole screen (B2.10.1): swiped through, zoomed with two fingers or a double tap; the close icon is at the top right.
 * Load it with useLazyPart when a picture is tapped.
 */
export default function Lightbox({ pictures, start, onClose }: LightboxProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(start)
  const [isLarge, setLarge] = useState(false)
  useModal(dialog, onClose)
  useEffect(() => {
    const element = strip.current
    element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
    element?.focus()
  }, [start])
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
    if (clientWidth > 0) setAt(Math.round(scrollLeft / clientWidth))
  }
  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label="图片预览">
      <ul
        className={styles.strip}
        ref={strip}
        tabIndex={0}
        aria-label="图片，左右滑动"
        data-still={isLarge || undefined}
        onScroll={follow}
      >
        {[...pictures.entries()].map(([index, picture]) => (
          <Slide key={`${index} ${picture.url}`} picture={picture} isCurrent={index === at} onLarge={setLarge} />
        ))}
      </ul>
      <p className={styles.count} aria-live="polite">
        {Math.min(at + 1, pictures.length)}/{pictures.length}
      </p>
      <div className={styles.close}>
        <IconButton icon="close" label="关闭预览" onPress={onClose} />
      </div>
    </dialog>
  )
}

interface SlideProps {
  readonly picture: LightboxPicture
  readonly isCurrent: boolean
  readonly onLarge: (isLarge: boolean) => void
}

function Slide({ picture, isCurrent, onLarge }: SlideProps): ReactNode {
  const box = useRef<HTMLLIElement>(null)
  const isLarge = useZoom(box, isCurrent)
  useEffect(() => {
    if (isCurrent) onLarge(isLarge)
  }, [isCurrent, isLarge, onLarge])
  return (
    <li ref={box} className={styles.slide} data-large={isLarge || undefined}>
      <Picture className={styles.picture} src={picture.url} alt={picture.alt} shape="card" sizes="100vw" />
    </li>
  )
}
