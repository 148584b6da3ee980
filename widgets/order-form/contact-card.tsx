import type { ReactNode } from 'react'
import { TextField } from '../../src/ui/field/index.tsx'
import { CardTitle } from './card-title.tsx'
import { contactOf } from './form-values.ts'
import styles from './order-form.module.css'
import type { OrderFormState } from './use-order-form.ts'

interface ContactCardProps {
  readonly form: OrderFormState
  readonly level: 2 | 3
}

/** Who is to be reached (B5): as much of it as the product asks for. */
export function ContactCard({ form, level }: ContactCardProps): ReactNode {
  const { plan, values, errors, changeContact } = form
  if (!plan.asksName && !plan.asksPhone) return null
  const { name, phone } = contactOf(values, plan)
  return (
    <section className={styles.card} aria-label="联系人">
      <CardTitle level={level} title="联系人" note="订单有变化时找谁" />
      {plan.asksName && (
        <TextField
          {...{ name: 'name', label: '姓名', value: name, isRequired: true }}
          error={errors['name']}
          autoComplete="name"
          onChange={(typed) => changeContact({ name: typed })}
        />
      )}
      {plan.asksPhone && (
        <TextField
          {...{ name: 'phone', label: '手机号', kind: 'phone', value: phone, isRequired: true }}
          error={errors['phone']}
          autoComplete="tel-national"
          onChange={(typed) => changeContact({ phone: typed })}
        />
      )}
    </section>
  )
}
