import type { Redemption } from '../../schemas/domain/code-check.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { RedemptionListProps } from './props.schema.ts'

const record: Redemption = {
  ...{ id: '1', bizCode: '900006070111', name: '成人年卡', productName: '澜途度假年卡', place: '澜湾岛' },
  ...{ time: '2026-11-18T10:30:00', orderId: '90000607' },
}

export const examples: readonly Example<RedemptionListProps>[] = [
  { name: '一条', props: { records: [record] } },
  {
    name: '有优惠券',
    props: { records: [record, { ...record, id: '2', name: '迎宾饮品' }], more: 'finished', endText: '没有了' },
  },
  {
    name: '文字很长',
    props: { records: [{ ...record, name: '成人年卡'.repeat(20), place: '很远的海岸'.repeat(10) }], more: 'failed' },
  },
]
