import { type DocumentType, documentTypes } from '../../../schemas/domain/document-types.ts'
import type { Passenger } from '../../../schemas/domain/traveller.ts'

/** A document of somebody (B3); an old one may have no type. */
export interface IdDocument {
  readonly documentType?: number | undefined
  readonly documentNo: string
}

/** All documents of somebody, the first one first; what has no number is none. */
export function documentsOf({ documentType, documentNo = '', otherDocuments = [] }: Passenger): IdDocument[] {
  return [{ documentType, documentNo }, ...otherDocuments].filter((one) => one.documentNo !== '')
}

/** The words of a document type; '' for none. */
export const documentWord = (type: number | undefined): string => documentTypes[type as DocumentType] ?? ''

/** Longer numbers show their last four signs, shorter ones their last two: nobody who looks over a shoulder can copy them. */
const LONG = 12

/** A document's number as others, and its bearer, read it again: 460***********0011. */
export function maskedDocument(text: string): string {
  // By whole signs: half of one could not be stored.
  const signs = [...text]
  const tail = signs.length >= LONG ? 4 : 2
  if (signs.length <= 3 + tail) return '*'.repeat(signs.length)
  return signs.map((sign, at) => (at < 3 || at >= signs.length - tail ? sign : '*')).join('')
}
