import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import styles from './link-row.module.css'
import type { LinkRowProps } from './props.schema.ts'

export default function LinkRow({ text, note, to, variant, emit }: LinkRowProps & WidgetTools): ReactNode {
  const className = variant === 'plain' ? styles.plain : styles.row
  const content = (
    <>
      <span className={styles.words}>
        <span className={styles.text}>{text}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <Icon name="chevron" />
    </>
  )
  const press = () => emit('select', {})
  if (to === undefined)
    return (
      <button type="button" className={className} onClick={press}>
        {content}
      </button>
    )
  return (
    <Link target={addressTarget(to)} className={className} onPress={press}>
      {content}
    </Link>
  )
}
