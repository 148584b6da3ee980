import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import styles from './link-row.module.css'
import type { LinkRowProps } from './props.schema.ts'

export default function LinkRow({ text, note, to, emit }: LinkRowProps & WidgetTools): ReactNode {
  return (
    <Link target={addressTarget(to)} className={styles.row} onPress={() => emit('select', {})}>
      <span className={styles.text}>{text}</span>
      {note && <span className={styles.note}>{note}</span>}
      <Icon name="chevron" />
    </Link>
  )
}
