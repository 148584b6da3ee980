import { type ReactNode, useEffect } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { ShareSetupProps } from './props.schema.ts'
import styles from './share-setup.module.css'

/** B9: what is around the shop is told what a page is about before anybody shares it. */
export default function ShareSetup({ about, emit }: ShareSetupProps & WidgetTools): ReactNode {
  useEffect(() => emit('ready', {}), [about, emit])
  return <span className={styles.setup} />
}
