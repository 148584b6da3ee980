import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { bargainRules } from '../bargains/audit-bargains.ts'
import { signRules } from '../signing/audit-signing.ts'
import { copyRules } from './audit-copies.ts'
import { teamRules } from './audit-teams.ts'
import { memberRules } from './audit-members.ts'
import { moneyRules } from './audit-money.ts'
import { auditRules } from './audit-orders.ts'
import { pointRules } from '../points/audit-points.ts'
import { detailOf } from './audit-rule.ts'

const rules = Object.entries({
  ...copyRules,
  ...moneyRules,
  ...pointRules,
  ...bargainRules,
  ...signRules,
  ...teamRules,
  ...memberRules,
})
const figuresIn = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

describeOnDatabases('the rules of the books', (opened) => {
  it('are all gone through', () => {
    expect(auditRules).toEqual(rules.map(([name]) => name))
  })

  it.each(rules)('%s says what is wrong in both languages, with figures that its query gives', async (_, rule) => {
    const { zh, en } = rule.detail
    expect([/[一-鿿]/.test(zh), /[一-鿿]/.test(en)]).toEqual([true, false])
    const named = [...new Set([...figuresIn(zh), ...figuresIn(en)])]
    const asked = sql.join(
      ['subject', ...named].map((name) => sql.identifier(name)),
      sql`, `,
    )
    await opened().database.orm.execute(sql`select ${asked} from (${rule.query}) as found`)
  })

  it('tell what is not there as a dash', () => {
    const detail = { zh: '状态 {status}，{gone}', en: '{status}, {gone}' }
    const query = sql`select 1`
    expect(detailOf({ query, detail }, { status: 2, gone: null })).toEqual({ zh: '状态 2，—', en: '2, —' })
  })
})
