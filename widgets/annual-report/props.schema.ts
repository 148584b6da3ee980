import type { FromSchema } from 'json-schema-to-ts'
import { annualReportSchema } from '../../schemas/domain/annual-report.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

export const annualReportProps = {
  title: '年度账单',
  type: 'object',
  properties: {
    report: { ...annualReportSchema, title: '年度账单', $comment: '接口 annualReport 或 sharedReport 的结果。' },
    isShared: { type: 'boolean', title: '别人分享的', description: '这样的没有分享按钮。' },
    result: submitStateSchema('分享的结果', { type: 'object', title: '接口的回答' }),
  },
  required: ['report'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type AnnualReportProps = FromSchema<typeof annualReportProps>
