import type { Product } from '../../schemas/domain/product.ts'
import type { PersonType, TemplateItem } from '../../schemas/domain/traveller.ts'
import type { Travellers } from './quote.ts'

/** How much of an item, a resource or a room of a product is taken. */
interface Taken {
  readonly itemId: string
  readonly copies: number
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
export function travellersOf(product: Product, taken: readonly Taken[]): { travellers?: Travellers } {
  const template = product.travellerTemplate ?? (product.ticket?.realNameCertification === 1 ? realName : undefined)
  if (!template) return {}
  const items: TemplateItem[] = [...template.items]
  if (!template.perCopy) return { travellers: { count: 1, items } }
  const people = peopleOf(product, taken)
  return { travellers: { count: copiesOf(taken), items, ...(people.some((one) => one !== 0) && { people }) } }
}

const copiesOf = (some: readonly Taken[]) => some.reduce((sum, { copies }) => sum + copies, 0)

/** B3 availablePeopleType. */
const [ADULT, CHILD] = [1, 2] as const

/**
 * Whom each copy is for, grown-ups first and then children, as the form asks for them. Where nothing is sold for children, what is for
 * grown-ups is for anybody.
 */
function peopleOf({ saleItems = [] }: Product, taken: readonly Taken[]): PersonType[] {
  const typeOf = new Map(saleItems.map(({ productId, availablePeopleType }) => [productId, availablePeopleType]))
  const isApart = saleItems.some(({ availablePeopleType }) => availablePeopleType === CHILD)
  const of = (type: number) => copiesOf(taken.filter(({ itemId }) => typeOf.get(itemId) === type))
  const [adults, children] = isApart ? [of(ADULT), of(CHILD)] : [0, 0]
  return [...filled(adults, ADULT), ...filled(children, CHILD), ...filled(copiesOf(taken) - adults - children, 0)]
}

const filled = (count: number, type: PersonType) => Array.from({ length: count }, () => type)
