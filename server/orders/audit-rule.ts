import type { SQL } from 'drizzle-orm'
import type { Text } from '../../schemas/json-schema.ts'

/** A rule of the books. */
export interface AuditRule {
  /** Gives a row for everything that breaks the rule: a `subject`, and the figures that `detail` names. Amounts are fen. */
  readonly query: SQL
  /** What is wrong, with {figures}. */
  readonly detail: Text
}

/** What a query says of one thing that breaks its rule: what is not there is null. */
export type Figures = Readonly<Record<string, string | number | null>>

/** A sentence with its figures; what is not there is a dash. */
function filled(sentence: string, figures: Figures): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(figures[name] ?? '—'))
}

/** What is wrong, in both languages. */
export const detailOf = ({ detail: { zh, en } }: AuditRule, figures: Figures): Text => ({
  zh: filled(zh, figures),
  en: filled(en, figures),
})
