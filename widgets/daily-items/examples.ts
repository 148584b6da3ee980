import type { Example } from '../../src/kit/widget.ts'
import type { DailyItemsProps } from './props.schema.ts'

type Item = DailyItemsProps['items'][number]

const item = (itemType: Item['itemType'], itemTypeName: string, name: string, qtyDesc: string, valueDesc?: string) => ({
  ...{ itemType, itemTypeName, name, qtyDesc, productPackageId: '1' },
  ...(valueDesc && { valueDesc }),
})

const all = [
  item(4, '餐', '天井早餐', '4 份', '192 元'),
  item(1, '其他', '高铁站接送', '往返'),
  item(3, '享', '香席体验', '2 位', '256 元'),
  item(2, '娱', '夜游摇橹船', '2 张', '176 元'),
  item(5, '住', '听橹临河大床房', '2 晚', '1120 元'),
]

export const examples: readonly Example<DailyItemsProps>[] = [
  { name: '一样', props: { items: all.slice(0, 1) } },
  { name: '五样', props: { items: all, note: '双人慢住' } },
  {
    name: '名字很长',
    props: { items: [item(5, '住', '听橹临河复式亲子套房含天井和露台'.repeat(3), '2 晚', '1120 元')] },
  },
]
