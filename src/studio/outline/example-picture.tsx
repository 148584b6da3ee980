import type { ReactNode } from 'react'
import styles from './outline.module.css'

interface ExamplePictureProps {
  readonly widget: string
  /** Which of its examples, from 0. */
  readonly example: number
  readonly size: 'small' | 'large'
}

/** The example as the shop draws it, small: a document without script, fetched when it is scrolled to. What stands beside it names it. */
export const ExamplePicture = ({ widget, example, size }: ExamplePictureProps): ReactNode => (
  <span className={styles.picture} data-size={size} aria-hidden="true">
    <iframe
      title="示例的样子"
      tabIndex={-1}
      loading="lazy"
      sandbox="allow-same-origin"
      src={`/studio/gallery/pictures/${encodeURIComponent(widget)}/${example}`}
    />
  </span>
)
