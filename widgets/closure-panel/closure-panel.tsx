import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import styles from './closure-panel.module.css'
import type { ClosurePanelProps } from './props.schema.ts'

/** What closing an account means, what stands against it, and how one that waits is kept (B2.9 user-off). */
export default function ClosurePanel(props: ClosurePanelProps & WidgetTools): ReactNode {
  const { closure, consequences, isBusy = false, emit, headingLevel } = props
  const Heading = `h${headingLevel}` as const
  const { state, dueTime = '', obstacles } = closure
  if (state === 'waiting')
    return (
      <section className={styles.place}>
        <div className={styles.card} data-tone="wait">
          <Heading className={styles.title}>账号正在注销</Heading>
          <p className={styles.text}>
            {dueTime.slice(0, 16).replace('T', ' ')} 删除个人信息。在这之前可以撤销，一切照旧；这段时间不能下单。
          </p>
          <MainButton isWide isBusy={isBusy} onPress={() => emit('withdraw', {})}>
            撤销注销
          </MainButton>
        </div>
      </section>
    )
  return (
    <section className={styles.place}>
      <div className={styles.card}>
        <Heading className={styles.title}>注销以后</Heading>
        <ul className={styles.points}>
          {keyed(consequences, String).map(([text, key]) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </div>
      {obstacles.length > 0 && (
        <div className={styles.card} data-tone="wait">
          <Heading className={styles.title}>处理完这些才能注销</Heading>
          <ul>
            {keyed(obstacles, ({ to }) => to).map(([{ text, count, to }, key]) => (
              <li key={key}>
                <Link target={addressTarget(to)} className={styles.row}>
                  <span className={styles.what}>{text}</span>
                  <span className={styles.count}>{count} 个</span>
                  <Icon name="chevron" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
