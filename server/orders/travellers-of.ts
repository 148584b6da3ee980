import type { Product } from '../../schemas/domain/product.ts'
import type { TemplateItem } from '../../schemas/domain/traveller.ts'
import type { Travellers } from './quote.ts'

/** How much of a product is taken, and how much of that is for children. */
interface Taken {
  readonly copies: number
  readonly children?: number
}

const IDENTITY_CARD = 1

/** Tickets under real names (A3 realNameCertification) ask each visitor for a name and an identity card. */
const realName: NonNullable<Product['travellerTemplate']> = {
  perCopy: true,
  items: [
    { type: 1, inputCode: 'name', name: '姓名', isRequired: true },
    { type: 2, inputCode: 'document', name: '证件号码', isRequired: true, documentType: IDENTITY_CARD },
  ],
}

/** What a product asks of those who travel (B5, B7); nothing: a contact is enough. */
export function travellersOf(product: Product, { copies, children = 0 }: Taken): { travellers?: Travellers } {
  const template = product.travellerTemplate ?? (product.ticket?.realNameCertification === 1 ? realName : undefined)
  if (!template) return {}
  const items: TemplateItem[] = [...template.items]
  return { travellers: { count: template.perCopy ? copies : 1, items, children: template.perCopy ? children : 0 } }
}
