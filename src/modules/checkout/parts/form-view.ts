import type { FieldErrors } from '../../../domain/order/traveller-form.ts'
import type { CheckoutDraft, FormPlan } from '../checkout-draft.ts'

/** What the cards of the form show, and how they say what is typed. */
export interface FormView {
  readonly plan: FormPlan
  readonly draft: CheckoutDraft
  /** What is wrong, by the names of the fields. */
  readonly lacks: FieldErrors
  readonly change: (part: Partial<CheckoutDraft>) => void
}
