import type { ReactNode } from 'react'
import type { Target } from '../../domain/visit/content-target.ts'
import { Icon, type IconName } from '../icon/index.tsx'
import { LinkOrButton } from '../link/link-or-button.tsx'
import { words } from '../words/index.ts'
import styles from './section-title.module.css'

interface More {
  readonly text: string
  readonly target: Target
  readonly onPress: () => void
}

interface SectionTitleProps {
  readonly level: 2 | 3
  readonly title: string
  readonly subtitle?: string
  readonly icon?: IconName
  /** A link on the right; without an address it is a button. */
  readonly more?: More
}

export function SectionTitle({ level, title, subtitle, icon, more }: SectionTitleProps): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <Heading className={level === 2 ? styles.title : styles.minor}>
          {icon && (
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
          )}
          {title}
        </Heading>
        {subtitle && <p className={styles.subtitle} {...words(subtitle)} />}
      </div>
      {more && <MoreLink {...more} title={title} />}
    </div>
  )
}

function MoreLink({ text, target, onPress, title }: More & { readonly title: string }): ReactNode {
  return (
    <LinkOrButton {...{ target, onPress }} className={styles.more}>
      {text}
      <span className="visually-hidden">{title}</span>
      <Icon name="chevron" />
    </LinkOrButton>
  )
}
