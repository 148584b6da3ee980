import type { Text } from '../../../schemas/json-schema.ts'

/** What `pagoda audit` says. */
export const auditTexts = {
  'audit.summary': {
    zh: '核对订单、支付、退款和库存的账',
    en: 'go through the books: orders, payments, refunds, stock',
  },
  'audit.example': { zh: '核对 DATABASE_URL 或 DATA_DIR 的数据库', en: 'of the database of DATABASE_URL or DATA_DIR' },
  'audit.exampleJson': { zh: '给监控用', en: 'for a monitor' },
  'audit.noServer': {
    zh: '找不到 server/audit.mjs，无法核对',
    en: 'server/audit.mjs is missing: nothing can be audited',
  },
  'audit.failed': { zh: '无法核对：{why}', en: 'The books could not be read: {why}' },
  'audit.clean': {
    zh: '账目正确：{orders} 张订单，{rules} 条规则',
    en: 'the books are right: {orders} orders, {rules} rules',
  },
  'audit.wrong': {
    zh: '账目有 {count} 处不对：{orders} 张订单，{rules} 条规则',
    en: 'the books are wrong, findings: {count}; {orders} orders, {rules} rules',
  },
  'audit.rule': { zh: '规则', en: 'Rule' },
  'audit.subject': { zh: '对象', en: 'Subject' },
  'audit.detail': { zh: '说明', en: 'Detail' },
} as const satisfies Record<string, Text>
