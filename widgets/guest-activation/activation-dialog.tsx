import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Dialog, DialogButton, DialogText } from '../../src/ui/dialog/index.tsx'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import { IdBoxes } from './id-boxes.tsx'
import styles from './activation-dialog.module.css'
import type { GuestActivationProps } from './props.schema.ts'

interface Fields {
  readonly userName: string
  readonly idCard: string
}

interface ActivationDialogProps {
  readonly outcome?: 'done' | 'refused'
  readonly result: GuestActivationProps['result']
  readonly onClose: () => void
  readonly onActivate: (fields: Fields) => void
}

/** A5 */
const NAME_MAX = 8

/** The form, then how it ended (A8). What was written stays here, so that a refusal leads back to it. */
export default function ActivationDialog({ outcome, result, onClose, onActivate }: ActivationDialogProps): ReactNode {
  const [fields, setFields] = useState<Fields>({ userName: '', idCard: '' })
  if (outcome) return <Ending outcome={outcome} result={result} onClose={onClose} />
  return (
    <Dialog title="激活在住权益" onClose={onClose}>
      <ActivationForm
        fields={fields}
        isBusy={result?.status === 'busy'}
        onChange={(change) => setFields({ ...fields, ...change })}
        onActivate={onActivate}
      />
    </Dialog>
  )
}

function Ending({ outcome, result, onClose }: Omit<ActivationDialogProps, 'onActivate'>): ReactNode {
  const isDone = outcome === 'done'
  const done = result?.reply?.updateLevelFlag
    ? '恭喜您升级为银卡会员，尊享专属权益'
    : '您的在住权益已激活，祝您在这里住得开心'
  return (
    <Dialog title={isDone ? '激活成功' : '失败'} sign={isDone && <DoneSign />} onClose={onClose}>
      <DialogText>{isDone ? done : result?.message}</DialogText>
      <DialogButton onPress={onClose}>{isDone ? '我知道了' : '重新填写'}</DialogButton>
    </Dialog>
  )
}

function DoneSign(): ReactNode {
  return (
    <span className={styles.done}>
      <ServiceIcon name="check" />
    </span>
  )
}

interface FormProps {
  readonly fields: Fields
  readonly isBusy: boolean
  readonly onChange: (change: Partial<Fields>) => void
  readonly onActivate: (fields: Fields) => void
}

function ActivationForm({ fields, isBusy, onChange, onActivate }: FormProps): ReactNode {
  const id = useId()
  const sent = { userName: fields.userName.trim(), idCard: fields.idCard }
  // A5: both are needed, else nothing happens.
  const isLocked = isBusy || !sent.userName || !sent.idCard
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLocked) onActivate(sent)
  }
  return (
    <form method="post" className={styles.form} aria-busy={isBusy} onSubmit={submit}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-id`}>
          证件号后 6 位
        </label>
        <IdBoxes id={`${id}-id`} value={fields.idCard} isLocked={isBusy} onChange={(idCard) => onChange({ idCard })} />
      </div>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-name`}>
          姓氏
        </label>
        <input
          id={`${id}-name`}
          className={styles.name}
          value={fields.userName}
          maxLength={NAME_MAX}
          readOnly={isBusy}
          autoComplete="off"
          placeholder="与入住登记一致"
          onChange={(event) => onChange({ userName: event.target.value })}
        />
      </div>
      <DialogButton isLocked={isLocked}>{isBusy ? '提交中...' : '立即激活'}</DialogButton>
    </form>
  )
}
