import { useId, type ReactNode } from 'react'
import { REMARK_MOST } from '../../../../schemas/domain/order-limits.ts'
import { TextArea } from '../../../ui/text-area/index.tsx'
import { cutRemark, lengthOf } from '../checkout-draft.ts'
import type { FormView } from './form-view.ts'
import styles from './order-form.module.css'

/** Letters of which an input method is making a character: cut off now, it would lose its place. */
const isComposing = (event: Event) => 'isComposing' in event && event.isComposing === true

/** B5: at most 50 characters, counted. */
export function RemarkCard({ draft: { remark }, change }: Pick<FormView, 'draft' | 'change'>): ReactNode {
  const id = useId()
  return (
    <section className={styles.card}>
      <div className={styles.title}>
        <h2 className={styles.heading}>
          <label htmlFor={id}>留言</label>
        </h2>
        <p className={styles.note} id={`${id}-count`}>
          {lengthOf(remark)}/{REMARK_MOST}
        </p>
      </div>
      <TextArea
        id={id}
        name="remark"
        rows={2}
        value={remark}
        placeholder="请输入留言"
        aria-describedby={`${id}-count`}
        onChange={({ target, nativeEvent }) =>
          change({ remark: isComposing(nativeEvent) ? target.value : cutRemark(target.value) })
        }
        onCompositionEnd={({ currentTarget }) => change({ remark: cutRemark(currentTarget.value) })}
      />
    </section>
  )
}
