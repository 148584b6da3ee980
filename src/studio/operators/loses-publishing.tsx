import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { OperatorRow } from '../../../schemas/studio/operators.ts'
import { mayActAs, type Role, roleNames } from '../../../schemas/studio/role.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { momentText } from '../pages/ago-text.ts'
import styles from '../pages/pages.module.css'
import own from './operators.module.css'

export interface OperatorChange {
  readonly role?: Role
  readonly isDisabled?: boolean
  readonly unlock?: true
}

const mayPublish = ({ role, isDisabled }: Pick<OperatorRow, 'role' | 'isDisabled'>) =>
  !isDisabled && mayActAs(role, 'publisher')

/** Whether somebody may publish no more after a change. */
export const losesPublishing = (
  { role, isDisabled }: Pick<OperatorRow, 'role' | 'isDisabled'>,
  change: OperatorChange,
): boolean =>
  mayPublish({ role, isDisabled }) &&
  !mayPublish({ role: change.role ?? role, isDisabled: change.isDisabled ?? isDisabled })

interface LosesPublishingProps {
  readonly row: OperatorRow
  readonly body: OperatorChange
  readonly onChange: () => void
  readonly onClose: () => void
}

/** Before somebody may publish no more: what they set for later, which would not be published when its moment comes [T3]. */
export function LosesPublishing({ row, body, onChange, onClose }: LosesPublishingProps): ReactNode {
  const { name, setForLater } = row
  const deed = body.isDisabled ? '停用' : `改成${roleNames[body.role ?? row.role]}`
  return (
    <Dialog title={body.isDisabled ? `停用 ${name}` : `把 ${name} ${deed}`} onClose={onClose}>
      <div className={styles.form}>
        <p>
          {name} 定了 {setForLater.length} 个发布，还没有到时间。{deed}以后 {name} 没有发布权限，到时间不会发布：
        </p>
        <ul className={own.later}>
          {setForLater.map((one) => (
            <li key={one.id}>
              <Link to={`/releases/${one.id}`}>{one.name}</Link>
              <span>{momentText(one.dueAt)}</span>
            </li>
          ))}
        </ul>
        <p>还要发布的，请有发布权限的人打开它，重新定时：点「改时间…」，存成自己的。</p>
        <div className={styles.formEnd}>
          <Button onClick={onClose}>先不{deed}</Button>
          <Button look="danger" onClick={onChange}>
            {deed}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
