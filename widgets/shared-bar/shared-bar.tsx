import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { defaults } from './defaults.ts'
import type { SharedBarProps } from './props.schema.ts'
import styles from './shared-bar.module.css'

/** A6: who opened a link that somebody else shared. */
export default function SharedBar(props: SharedBarProps): ReactNode {
  const { code, viewerId, text, linkText, to } = { ...defaults, ...props }
  if (!code || code === viewerId) return null
  return (
    <div className={styles.bar}>
      <span className={styles.sign}>
        <Icon name="share" />
      </span>
      <p className={styles.text}>{text}</p>
      <Link target={addressTarget(to)} className={styles.link}>
        {linkText}
        <Icon name="chevron" />
      </Link>
    </div>
  )
}
