import type { ReactNode } from 'react'
import { deadlineText } from '../../src/domain/shop-time.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import type { UpdatedTimeProps } from './props.schema.ts'
import styles from './updated-time.module.css'

export default function UpdatedTime({ time, label = defaults.label }: UpdatedTimeProps & WidgetTools): ReactNode {
  if (!time) return null
  return (
    <p className={styles.updated}>
      {label}{' '}
      <time dateTime={/^\d/.test(time) ? `${time.replace(' ', 'T')}+08:00` : undefined}>{deadlineText(time)}</time>
    </p>
  )
}
