import type { ReactNode } from 'react'
import { plainFile, sourceSet, toneOf, type PictureShape } from './picture-files.ts'
import styles from './picture.module.css'

interface PictureProps {
  /** Address without size and format: /tc-fostay/media/bay-1 */
  readonly src: string
  /** What it shows, or '' when the text beside it says so already. */
  readonly alt: string
  readonly shape: PictureShape
  /** How wide it is shown, as the `sizes` attribute says it. */
  readonly sizes: string
  /** The picture that will be the largest of the first view: loaded at once and before all else. */
  readonly isPriority?: boolean
  readonly className?: string
}

/** A picture in the best format and size for the screen. It fills the width it is given and keeps its ratio while it loads. */
export function Picture({ src, alt, shape, sizes, isPriority = false, className = '' }: PictureProps): ReactNode {
  if (!src) return <span className={`${styles.picture} ${styles[shape]} ${className}`} data-tone="0" />
  return (
    <picture className={`${styles.picture} ${styles[shape]} ${className}`} data-tone={toneOf(src)}>
      <source type="image/avif" srcSet={sourceSet(src, shape, 'avif')} sizes={sizes} />
      <img
        {...plainFile(src, shape)}
        srcSet={sourceSet(src, shape, 'webp')}
        sizes={sizes}
        alt={alt}
        className={styles.image}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'low'}
        decoding={isPriority ? 'sync' : 'async'}
        draggable={false}
      />
    </picture>
  )
}
