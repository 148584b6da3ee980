import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import { defaults } from './defaults.ts'
import type { TicketNoticesProps } from './props.schema.ts'
import styles from './ticket-notices.module.css'

/** What to know before buying: refund (unsubscribePolicyType), real names, and the promise that opens as a popup (A2, A3). */
export default function TicketNotices(props: TicketNoticesProps & WidgetTools): ReactNode {
  const { title, realName, realNameCertification, promise, promiseText, emit, headingLevel } = { ...defaults, ...props }
  const Heading = `h${headingLevel}` as const
  const policy = policyOf(props)
  return (
    <section className={styles.notices}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.list}>
        {policy && <Notice icon="refund" name={policy.name} text={policy.text} />}
        {realNameCertification === 1 && <Notice icon="check" name="实名制" text={realName} />}
        {promise && (
          <li>
            <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => emit('promise', {})}>
              <Words icon="wallet" name={promise} text={promiseText} />
              <Icon name="chevron" />
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}

function policyOf(props: TicketNoticesProps) {
  const { unsubscribePolicyType, anytime, conditional, never } = { ...defaults, ...props }
  if (!unsubscribePolicyType) return undefined
  return {
    1: { name: '随时退', text: anytime },
    2: { name: '条件退', text: conditional },
    3: { name: '不可退', text: never },
  }[unsubscribePolicyType]
}

interface NoticeProps {
  readonly icon: 'refund' | 'check' | 'wallet'
  readonly name: string
  readonly text: string
}

function Notice(props: NoticeProps): ReactNode {
  return (
    <li className={styles.row}>
      <Words {...props} />
    </li>
  )
}

function Words({ icon, name, text }: NoticeProps): ReactNode {
  return (
    <>
      <span className={styles.icon}>
        <ServiceIcon name={icon} />
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        {text}
      </span>
    </>
  )
}
