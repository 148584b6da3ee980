import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import styles from './product-carousel.module.css'

/** The column is never wider than this. */
export const SIZES = '(min-width: 672px) 672px, 100vw'

interface Video {
  readonly id: string
  readonly url: string
  readonly logoUrl: string
  /** Seconds. */
  readonly duration?: number
}

/** 67 is 1:07. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** A video in the popup player, and where it goes on, in seconds. */
export interface PoppedVideo {
  readonly video: Video
  readonly from: number
}

interface VideoSlideProps {
  readonly video: Video
  readonly name: string
  readonly isPriority: boolean
  /** It is the slide in view, and nothing is over it: else it stands still. */
  readonly isCurrent: boolean
  /** Told of the button that opens the popup player, with the seconds played so far. */
  readonly onPopup: (from: number) => void
}

/** A tap on the cover plays and pauses (B2.10.1). The video itself is fetched with the first tap. */
export function VideoSlide({ video, name, isPriority, isCurrent, onPopup }: VideoSlideProps): ReactNode {
  const element = useRef<HTMLVideoElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isCurrent) element.current?.pause()
  }, [isCurrent])
  const toggle = () => {
    if (!isWanted) return setWanted(true)
    if (isPlaying) element.current?.pause()
    else void element.current?.play().catch(() => undefined)
  }
  return (
    <li className={styles.slide} data-video>
      <button
        type="button"
        className={styles.picture}
        aria-label={`${isPlaying ? '暂停' : '播放'}${name}的视频`}
        onClick={toggle}
      >
        <Picture src={video.logoUrl} alt="" shape="card" sizes={SIZES} isPriority={isPriority} />
        {isWanted && (
          <video
            ref={element}
            className={styles.video}
            src={video.url}
            autoPlay
            muted
            playsInline
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
            onEnded={() => setPlaying(false)}
          />
        )}
      </button>
      <button
        type="button"
        className={styles.popup}
        aria-haspopup="dialog"
        onClick={() => onPopup(element.current?.currentTime ?? 0)}
      >
        <Icon name="resume" />
        视频{video.duration && ` ${clock(video.duration)}`}
      </button>
    </li>
  )
}
