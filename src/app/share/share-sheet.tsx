import { useState, type ReactNode } from 'react'
import type { ShareContent } from '../../kit/action.ts'
import { Icon } from '../../ui/icon/index.tsx'
import { Picture } from '../../ui/picture/index.tsx'
import { Price } from '../../ui/price/index.tsx'
import { Sheet } from '../../ui/sheet/index.tsx'
import { copyText } from '../tools/copy-text.ts'
import { PosterView } from './poster-view.tsx'
import styles from './share-sheet.module.css'

interface ShareSheetProps {
  readonly content: ShareContent
  /** The host knows what to share: the shopper opens its menu. */
  readonly isReady: boolean
  readonly hasPoster: boolean
  /** Opens the host's page for posters; false: there is none, and the poster is made here. */
  readonly openPosterPage: () => boolean
  readonly onClose: () => void
  readonly toast: (text: string) => void
}

/** The ways to give a page on (A2, B6): the system's panel, the link, a poster; and WeChat's own menu. */
export function ShareSheet(props: ShareSheetProps): ReactNode {
  const { content, isReady, hasPoster, openPosterPage, onClose, toast } = props
  const [isPoster, setPoster] = useState(false)
  const { title, desc, url } = content
  const copy = async () => toast((await copyText(url)) ? '复制成功' : '复制失败')
  const panel = () => void navigator.share({ title, ...(desc && { text: desc }), url }).then(onClose, () => undefined)
  if (isPoster)
    return (
      <Sheet title="分享海报" onClose={onClose}>
        <PosterView content={content} toast={toast} />
      </Sheet>
    )
  return (
    <Sheet title="分享给朋友" onClose={onClose}>
      <Preview content={content} />
      {isReady && (
        <p className={styles.hint}>
          <Icon name="share" />
          点击右上角分享给朋友
        </p>
      )}
      <ul className={styles.ways}>
        {!isReady && typeof navigator.share === 'function' && <Way name="panel" label="系统分享" onPress={panel} />}
        <Way name="link" label="复制链接" onPress={() => void copy()} />
        {hasPoster && <Way name="poster" label="生成海报" onPress={() => openPosterPage() || setPoster(true)} />}
      </ul>
    </Sheet>
  )
}

/** What the friend will see. */
function Preview({ content: { title, desc, picture, price } }: Pick<ShareSheetProps, 'content'>): ReactNode {
  return (
    <div className={styles.preview}>
      {picture && <Picture className={styles.picture} src={picture} alt="" shape="tile" sizes="72px" />}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {desc && <p className={styles.desc}>{desc}</p>}
        {price !== undefined && <Price amount={price} />}
      </div>
    </div>
  )
}

const drawings = {
  panel: 'M12 14.5V4M8 7.5L12 3.8l4 3.7M7.5 11H6a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7a1 1 0 0 0-1-1h-1.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  poster: 'M5 4.5h14v15H5zM5 15l4-4 4.5 4.5M12.5 14.5l2.5-2.5 4 4M9 8.6v.1',
} as const

interface WayProps {
  readonly name: keyof typeof drawings
  readonly label: string
  readonly onPress: () => void
}

function Way({ name, label, onPress }: WayProps): ReactNode {
  return (
    <li>
      <button type="button" className={styles.way} onClick={onPress}>
        <span className={styles.disc}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={drawings[name]} />
          </svg>
        </span>
        {label}
      </button>
    </li>
  )
}
