import { useId, type ReactNode } from 'react'
import { REMARK_MOST } from '../../schemas/domain/order.ts'
import { cutRemark, lengthOf } from './form-values.ts'
import styles from './order-form.module.css'

interface RemarkCardProps {
  readonly remark: string
  readonly level: 2 | 3
  readonly onChange: (remark: string) => void
}

/** B5: at most 50 characters, counted. */
export function RemarkCard({ remark, level, onChange }: RemarkCardProps): ReactNode {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.card}>
      <div className={styles.title}>
        <Heading className={styles.heading}>
          <label htmlFor={id}>留言</label>
        </Heading>
        <p className={styles.note} id={`${id}-count`}>
          {lengthOf(remark)}/{REMARK_MOST}
        </p>
      </div>
      <textarea
        id={id}
        className={styles.remark}
        name="remark"
        rows={2}
        value={remark}
        placeholder="请输入留言"
        aria-describedby={`${id}-count`}
        onChange={({ target }) => onChange(cutRemark(target.value))}
      />
    </section>
  )
}
