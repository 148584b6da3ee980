import type { ReactNode } from 'react'
import type { PartnerGrant } from '../../../../schemas/domain/partner.ts'
import { addressTarget } from '../../../domain/visit/content-target.ts'
import { keyed } from '../../../kit/keyed.ts'
import { ButtonLink } from '../../../ui/button/index.tsx'
import { EmptyState } from '../../../ui/empty-state/index.tsx'
import { Picture } from '../../../ui/picture/index.tsx'
import { words } from '../../../ui/words/index.ts'
import styles from './grants.module.css'

interface GrantsProps {
  readonly grants: readonly PartnerGrant[]
  readonly isBusy: boolean
  readonly onRevoke: (partnerId: string) => void
}

/** Whom the member granted what. */
export function Grants({ grants, isBusy, onRevoke }: GrantsProps): ReactNode {
  if (grants.length === 0) {
    return (
      <EmptyState
        text="还没有授权过别的应用"
        hint="别的应用要资料时，会先在这里问您"
        action={<ButtonLink target={addressTarget('/?p=My')}>回到我的</ButtonLink>}
      />
    )
  }
  return (
    <ul className={styles.list} aria-label="授权过的应用" aria-busy={isBusy}>
      {keyed(grants, ({ partnerId }) => partnerId).map(([{ partnerId, name, logo, scopes, grantedAt }, key]) => (
        <li key={key} className={styles.row}>
          <span className={styles.logo}>
            <Picture src={logo} alt="" shape="tile" sizes="48px" />
          </span>
          <div className={styles.words}>
            <b className={styles.name} {...words(name)} />
            <p className={styles.line}>{scopes}</p>
            <p className={styles.line}>{grantedAt} 同意</p>
          </div>
          <button
            type="button"
            className={styles.revoke}
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : () => onRevoke(partnerId)}
          >
            取消授权<span className="visually-hidden">：{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
