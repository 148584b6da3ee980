import type { Example } from '../../src/kit/widget.ts'
import type { PlateListProps } from './props.schema.ts'

export const examples: readonly Example<PlateListProps>[] = [
  { name: '一个', props: { carNum: '琼A7D25K', canAdd: true } },
  { name: '三个', props: { carNum: '琼B2P06T,粤A8K12D8,京N5206学', canAdd: true } },
  { name: '没有车牌', props: { carNum: '', canAdd: true } },
  { name: '不能添加', props: { carNum: '琼C66M18' } },
  {
    name: '全部设置',
    props: {
      carNum: '琼A7D25K,粤A8K12D8',
      canAdd: true,
      result: { status: 'busy', code: '', message: '' },
      title: '我的车牌',
      addText: '添加车牌',
      emptyText: '还没有登记车牌',
      noAddText: '仅套房客人可以添加车牌',
    },
  },
  {
    name: '很长的文字',
    props: {
      carNum: '',
      title: '在澜途月牙湾登记的全部车牌',
      emptyText: '您在本次入住期间还没有登记过任何一个车牌，请先登记',
      noAddText: '本次入住的房型不含免费停车权益，如需停车请到前台办理，谢谢',
    },
  },
]
