import { useState, type ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { Picture } from '../../src/ui/picture/index.tsx'
import { defaults } from './defaults.ts'
import styles from './picture-wall.module.css'
import type { PictureWallProps } from './props.schema.ts'

/** B2.9 imageView: all pictures of something; each opens over the whole screen. */
export default function PictureWall(props: PictureWallProps & WidgetTools): ReactNode {
  const { pictures, max, hasCaptions, emit, isFirstView } = { ...defaults, ...props }
  const [start, setStart] = useState<number>()
  const { Part: Lightbox, fetch } = useLazyPart(() => import('../../src/ui/lightbox/index.tsx'))
  const shown = pictures
    .slice(0, max)
    .map(({ url, alt }, index) => ({ url, alt: alt || `图片 ${index + 1}`, caption: alt }))
  const open = (index: number) => {
    fetch()
    setStart(index)
    emit('open', { index })
  }
  return (
    <div className={styles.place}>
      <ul className={styles.wall} aria-label="图片">
        {keyed(shown, ({ url }) => url).map(([{ url, alt, caption }, key], index) => (
          <li key={key} className={styles.item}>
            <button type="button" className={styles.button} onClick={() => open(index)}>
              <span className="visually-hidden">看大图：</span>
              <Picture
                src={url}
                alt={alt}
                shape="card"
                sizes={index === 0 ? '(min-width: 672px) 640px, 100vw' : '(min-width: 672px) 316px, 50vw'}
                isPriority={isFirstView && index === 0}
              />
            </button>
            {hasCaptions && caption && <p className={styles.caption}>{caption}</p>}
          </li>
        ))}
      </ul>
      {start !== undefined && Lightbox && (
        <Lightbox pictures={shown} start={start} onClose={() => setStart(undefined)} />
      )}
    </div>
  )
}
