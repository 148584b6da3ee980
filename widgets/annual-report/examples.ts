import type { Example } from '../../src/kit/widget.ts'
import type { AnnualReportProps } from './props.schema.ts'

const report = {
  ...{ year: 2026, orders: 12, nights: 7, days: 9, places: ['澜湾岛', '白沙湾', '鹿鸣雪山', '云栖古镇', '青岚谷'] },
  ...{ spent: 23_408.5, saved: 1_260 },
  favourite: { name: '白沙湾日落帆船出海', picture: '/tc-fostay/media/bay-1', times: 3 },
} as const

export const examples: readonly Example<AnnualReportProps>[] = [
  { name: '没有订单', props: { report: { year: 2026, orders: 0, nights: 0, days: 0, places: [] } } },
  { name: '一年', props: { report } },
  {
    name: '别人分享的，没有公开花费',
    props: { isShared: true, report: { year: 2026, orders: 1, nights: 0, days: 1, places: ['澜湾岛'] } },
  },
  {
    name: '正在分享，名字很长',
    props: {
      report: {
        ...report,
        favourite: {
          ...{ picture: '/tc-fostay/media/bay-2', times: 120 },
          name: '澜湾岛珊瑚礁浮潜与白沙湾日落帆船出海双人套票（成人，含接送和午餐）',
        },
      },
      result: { status: 'busy', code: '', message: '' },
    },
  },
]
