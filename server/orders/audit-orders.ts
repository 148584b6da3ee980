import type { Text } from '../../schemas/json-schema.ts'
import { bargainRules } from '../bargains/audit-bargains.ts'
import { signRules } from '../signing/audit-signing.ts'
import type { Orm } from '../db/open-database.ts'
import { copyRules } from './audit-copies.ts'
import { memberRules } from './audit-members.ts'
import { moneyRules } from './audit-money.ts'
import { pointRules } from '../points/audit-points.ts'
import { teamRules } from './audit-teams.ts'
import { detailOf, type AuditRule, type Figures } from './audit-rule.ts'

/** What breaks a rule of the books: there is none in a shop whose books are right. */
export interface Finding {
  /** The rule's name, the same in every release. */
  readonly rule: string
  /** The order, item, payment or code that it is about. */
  readonly subject: string
  readonly detail: Text
  /** The figures of the detail, by name. Amounts are fen. */
  readonly figures: Figures
}

const rules: Readonly<Record<string, AuditRule>> = {
  ...copyRules,
  ...moneyRules,
  ...pointRules,
  ...bargainRules,
  ...signRules,
  ...teamRules,
  ...memberRules,
}

export const auditRules: readonly string[] = Object.keys(rules)

/** Goes through the books. @returns what is wrong with them, in the order of the rules */
export async function auditOrders(db: Pick<Orm, 'execute'>): Promise<Finding[]> {
  const found: Finding[] = []
  for (const [name, rule] of Object.entries(rules)) {
    const { rows } = await db.execute<{ subject: string } & Figures>(rule.query)
    for (const { subject, ...figures } of rows)
      found.push({ rule: name, subject, detail: detailOf(rule, figures), figures })
  }
  return found
}
