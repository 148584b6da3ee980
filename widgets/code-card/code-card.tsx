import { type ReactNode, useEffect } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { groupedCode } from '../../src/domain/order/grouped-code.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { Panel } from '../../src/ui/panel/index.tsx'
import styles from './code-card.module.css'
import type { CodeCardProps } from './props.schema.ts'

const loadPicture = () => import('../../src/ui/qr-code/index.tsx')

/** A code to be shown at a counter (B4): dark while it can be used, else grey with a stamp. */
export default function CodeCard({
  code,
  title,
  stamp,
  note,
  emit,
  headingLevel,
}: CodeCardProps & WidgetTools): ReactNode {
  const Heading = `h${headingLevel}` as const
  const { Part, hasFailed, fetch } = useLazyPart(loadPicture)
  // The digits are there at once; the picture follows.
  useEffect(fetch, [fetch])
  return (
    <section className={styles.place}>
      <Panel level={headingLevel}>
        <div className={styles.face} data-off={stamp ? true : undefined}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          <div className={styles.picture}>
            {Part && <Part text={code} label={`券码 ${code} 的二维码`} />}
            {hasFailed && <p className={styles.note}>二维码没有加载出来，请报数字</p>}
            {stamp && <span className={styles.stamp}>{stamp}</span>}
          </div>
          <p className={styles.digits}>{groupedCode(code)}</p>
          <button type="button" className={styles.copy} onClick={() => emit('copy', { code })}>
            复制券码
          </button>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </Panel>
    </section>
  )
}
