import type { ReactNode } from 'react'
import { TextField } from '../../../ui/field/index.tsx'
import { contactOf } from '../checkout-draft.ts'
import { CardTitle } from './card-title.tsx'
import type { FormView } from './form-view.ts'
import styles from './order-form.module.css'

/** Who is to be reached (B5): as much of it as the product asks for. */
export function ContactCard({ plan, draft, lacks, change }: FormView): ReactNode {
  if (!plan.asksName && !plan.asksPhone) return null
  const { name, phone } = contactOf(draft, plan)
  return (
    <section className={styles.card} aria-label="联系人">
      <CardTitle title="联系人" note="订单有变化时找谁" />
      {plan.asksName && (
        <TextField
          {...{ name: 'name', label: '姓名', value: name, isRequired: true }}
          error={lacks['name']}
          autoComplete="name"
          onChange={(typed) => change({ contact: { ...draft.contact, name: typed } })}
        />
      )}
      {plan.asksPhone && (
        <TextField
          {...{ name: 'phone', label: '手机号', kind: 'phone', value: phone, isRequired: true }}
          error={lacks['phone']}
          autoComplete="tel-national"
          onChange={(typed) => change({ contact: { ...draft.contact, phone: typed } })}
        />
      )}
    </section>
  )
}
