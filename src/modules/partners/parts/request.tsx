import type { ReactNode } from 'react'
import type { Partner } from '../../../../schemas/domain/partner.ts'
import { keyed } from '../../../kit/keyed.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Picture } from '../../../ui/picture/index.tsx'
import { words } from '../../../ui/words/index.ts'
import styles from './request.module.css'

interface RequestProps {
  readonly partner: Partner
  readonly isBusy: boolean
  readonly onDecide: (isAllowed: boolean) => void
}

/** Who asks, for what, and two answers of which neither is made for the member. */
export function Request({ partner, isBusy, onDecide }: RequestProps): ReactNode {
  const { name, logo, intro, scopes } = partner
  return (
    <section className={styles.place}>
      <div className={styles.card}>
        <span className={styles.logo}>
          <Picture src={logo} alt="" shape="tile" sizes="64px" />
        </span>
        <h2 className={styles.name}>
          <span {...words(name)} />
        </h2>
        <p className={styles.intro}>{intro}</p>
        <h3 className={styles.title}>想得到您的资料</h3>
        <dl className={styles.facts}>
          {keyed(scopes, ({ scope }) => scope).map(([{ title, value }, key]) => (
            <div key={key} className={styles.fact}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>只给这些，不给订单和证件。同意以后可以在 我的 · 授权管理 里随时取消。</p>
      </div>
      <ActionBar label="决定">
        <button
          type="button"
          className={styles.no}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : () => onDecide(false)}
        >
          不同意
        </button>
        <MainButton isWide isBusy={isBusy} onPress={() => onDecide(true)}>
          同意授权
        </MainButton>
      </ActionBar>
    </section>
  )
}
