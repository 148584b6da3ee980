import type { Widget } from '../../src/kit/widget.ts'
import { annualReportProps, type AnnualReportProps } from './props.schema.ts'

export const annualReport = {
  code: 'annual-report',
  category: 'members',
  title: '年度账单',
  description: '一年住了几晚、去了哪儿、花了多少、省了多少、最爱哪一样；本人可以分享，花费给不给看自己选。',
  props: annualReportProps,
  events: {
    share: {
      title: '点了分享',
      payload: {
        type: 'object',
        properties: {
          year: { type: 'integer', title: '哪一年' },
          showsSpending: { type: 'boolean', title: '公开花费和节省' },
        },
        required: ['year', 'showsSpending'],
        additionalProperties: false,
      },
    },
  },
  height: 560,
  emptyWhen: ['report'],
  load: () => import('./annual-report.tsx'),
} as const satisfies Widget<AnnualReportProps>
