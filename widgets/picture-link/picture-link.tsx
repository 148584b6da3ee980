import type { ReactNode } from 'react'
import { contentTarget } from '../../src/domain/visit/content-target.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import styles from './picture-link.module.css'
import type { PictureLinkProps } from './props.schema.ts'

/** One content of a page component, as a card that leads where it says. */
export default function PictureLink({ item }: PictureLinkProps): ReactNode {
  const target = contentTarget(item)
  return (
    <div className={styles.place}>
      <Link target={target} className={styles.card}>
        {item.themePicUri && (
          <Picture className={styles.picture} src={item.themePicUri} alt="" shape="card" sizes="96px" />
        )}
        <span className={styles.words}>
          <span className={styles.title}>{item.title}</span>
          {item.subtitle && <span className={styles.subtitle}>{item.subtitle}</span>}
        </span>
        {target.kind !== 'none' && <Icon name="chevron" />}
      </Link>
    </div>
  )
}
