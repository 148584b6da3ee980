import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { ColumnsProps } from './props.schema.ts'
import styles from './columns.module.css'

export default function Columns({ wider, slots }: ColumnsProps & WidgetTools): ReactNode {
  const classOf = (side: 'left' | 'right') => `${styles.column} ${side === wider ? styles.wide : ''}`
  return (
    <div className={styles.columns} data-holds="">
      <div className={styles.pair}>
        <div className={classOf('left')}>{slots.left}</div>
        <div className={classOf('right')}>{slots.right}</div>
      </div>
    </div>
  )
}
