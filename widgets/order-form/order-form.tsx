import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ContactCard } from './contact-card.tsx'
import { defaults } from './defaults.ts'
import styles from './order-form.module.css'
import { Outcomes } from './outcomes.tsx'
import type { OrderFormProps } from './props.schema.ts'
import { RemarkCard } from './remark-card.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { TravellerCards } from './traveller-cards.tsx'
import { useOrderForm } from './use-order-form.ts'
import { useSavedTravellers } from './use-saved-travellers.tsx'

/** Who travels or is to be reached, a remark, and the button that orders at the price shown (B2.6, B5). */
export default function OrderForm(props: OrderFormProps & WidgetTools): ReactNode {
  const { button, totalPrefix, total, priceLines, hideRemark, headingLevel: level } = { ...defaults, ...props }
  const form = useOrderForm(props)
  const saved = useSavedTravellers(props, form)
  return (
    <>
      <form className={styles.form} noValidate aria-busy={form.isBusy} aria-label="填写订单" onSubmit={form.submit}>
        <TravellerCards {...{ form, level }} onPick={saved.open} />
        <ContactCard {...{ form, level }} />
        {!hideRemark && <RemarkCard remark={form.values.remark} level={level} onChange={form.changeRemark} />}
        <SubmitBar {...{ button, totalPrefix, total }} lines={priceLines} isBusy={form.isBusy} />
      </form>
      {saved.sheet}
      <Outcomes {...props} onAccept={form.send} />
    </>
  )
}
