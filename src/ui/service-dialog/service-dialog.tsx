import type { ReactNode } from 'react'
import { Dialog } from '../dialog/index.tsx'
import { Icon } from '../icon/index.tsx'
import { ServiceIcon } from '../service-icon/index.tsx'
import styles from './service-dialog.module.css'

interface ServiceDialogProps {
  readonly company?: string
  readonly phone: { readonly tel: string; readonly hours: string }
  /** Absent where there is no online service. */
  readonly onOnline?: () => void
  readonly onClose: () => void
}

/** B2.10.4: the phone with its hours, and the way online. */
export default function ServiceDialog({ company, phone, onOnline, onClose }: ServiceDialogProps): ReactNode {
  return (
    <Dialog title="联系客服" onClose={onClose}>
      {company && <p className={styles.company}>{company}</p>}
      <ul className={styles.lines}>
        <li>
          <a className={styles.line} href={telAddress(phone.tel)}>
            <span className={styles.sign}>
              <ServiceIcon name="phone" />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>电话客服</span>
              <span className={styles.number}>{phone.tel}</span>
              <span className={styles.hours}>{phone.hours}</span>
            </span>
            <Icon name="chevron" />
          </a>
        </li>
        {onOnline && (
          <li>
            <button type="button" className={styles.line} onClick={onOnline}>
              <span className={styles.sign}>
                <ServiceIcon name="chat" />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>在线客服</span>
                <span className={styles.hours}>发消息给我们</span>
              </span>
              <Icon name="chevron" />
            </button>
          </li>
        )}
      </ul>
    </Dialog>
  )
}

/** What can be dialled: 0898-8810 转 8001 -> tel:08988810, the rest is for the ear. */
function telAddress(number: string): string {
  const [dialled = number] = /^[\d+\s()-]+/.exec(number) ?? []
  return `tel:${dialled.replace(/[^\d+]/g, '')}`
}
