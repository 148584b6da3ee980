import { type DocumentType, documentTypes, type Passenger } from '../../../schemas/domain/traveller.ts'

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
