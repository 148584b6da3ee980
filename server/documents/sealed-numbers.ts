import type { Passenger } from '../../schemas/domain/traveller.ts'
import { documentsOf, maskedDocument } from '../../src/domain/order/documents.ts'
import type { DocumentKind } from '../db/tables/documents.ts'
import type { Secrets } from '../session/keys.ts'
import { createSeal, type Seal, type Sealed } from '../session/sealed.ts'

/** The seal of travellers' documents. */
export const documentSeal = (secrets: Secrets): Seal => createSeal(secrets, 'travel document')

/** Whose documents they are: moved to another member's row they can't be opened. */
export const aboutDocuments = (kind: DocumentKind, memberId: string): string => `${kind} ${memberId}`

type Numbers = Pick<Passenger, 'documentNo' | 'otherDocuments'>

/** Whoever travels, with the head and the tail of each number alone; what is masked already stays as it is. */
export function maskedPassenger({ documentNo, otherDocuments, ...passenger }: Passenger): Passenger {
  return {
    ...passenger,
    ...(documentNo !== undefined && { documentNo: maskedDocument(documentNo) }),
    ...(otherDocuments && {
      otherDocuments: otherDocuments.map((one) => ({ ...one, documentNo: maskedDocument(one.documentNo) })),
    }),
  }
}

/** Travellers as they are stored: masked, and beside it what is sealed. */
export interface StoredPassengers {
  readonly passengers: Passenger[]
  /** Absent where nobody has a document. */
  readonly documents?: Sealed
}

/** @param seal of documents (documentSeal) */
export function sealPassengers(
  seal: Seal,
  owner: { readonly kind: DocumentKind; readonly memberId: string },
  passengers: readonly Passenger[],
): StoredPassengers {
  const numbers = passengers.map(({ documentNo, otherDocuments }): Numbers => ({ documentNo, otherDocuments }))
  const hasAny = passengers.some((one) => documentsOf(one).length > 0)
  const about = aboutDocuments(owner.kind, owner.memberId)
  return {
    passengers: passengers.map(maskedPassenger),
    ...(hasAny && { documents: seal.close(JSON.stringify(numbers), about) }),
  }
}

/**
 * A traveller with the numbers that were sealed; what no key of today opens has none, and is typed anew.
 * @param stored masked
 */
export function openPassenger(seal: Seal, memberId: string, stored: Passenger, sealed: Sealed): Passenger {
  const { documentNo: _masked, otherDocuments: _others, ...passenger } = stored
  const text = seal.open(sealed, aboutDocuments('traveller', memberId))
  const [numbers] = text === undefined ? [] : (JSON.parse(text) as Numbers[])
  return { ...passenger, ...numbers }
}
