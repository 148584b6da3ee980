import { useRef, type ReactNode } from 'react'
import { IconButton } from '../../src/ui/icon-button/index.tsx'
import { useModal } from '../../src/ui/sheet/use-modal.ts'
import styles from './popup-player.module.css'
import type { PoppedVideo } from './video-slide.tsx'

interface PopupPlayerProps extends PoppedVideo {
  readonly name: string
  /** Told of Esc, back and the close icon: the owner forgets the video. */
  readonly onClose: () => void
}

/** A video over the page with the browser's own controls; it goes on where the carousel left it (B2.10.1). */
export default function PopupPlayer({ video, from, name, onClose }: PopupPlayerProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, onClose)
  return (
    <dialog ref={dialog} className={styles.player} aria-label={`${name}的视频`}>
      <video
        className={styles.video}
        src={video.url}
        controls
        autoPlay
        muted
        playsInline
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = from
        }}
      />
      <div className={styles.close}>
        <IconButton icon="close" label="关闭视频" onPress={onClose} />
      </div>
    </dialog>
  )
}
