import type { Example } from '../../src/kit/widget.ts'
import type { PlateFormProps } from './props.schema.ts'

export const examples: readonly Example<PlateFormProps>[] = [
  { name: '添加', props: {} },
  { name: '修改', props: { plate: '琼A7D25K', carNum: '琼A7D25K,京AD12345' } },
  { name: '新能源', props: { plate: '粤A8K12D8' } },
  {
    name: '正在提交',
    props: {
      plate: '琼A7D25K',
      carNum: '琼A7D25K',
      result: { status: 'busy', code: '', message: '' },
      title: '车牌号码',
      hint: '普通车 7 位，新能源车 8 位',
      button: '保存',
    },
  },
  {
    name: '很长的文字',
    props: {
      title: '请填写您驾驶车辆的车牌号码',
      hint: '请与行驶证上的号码一致；普通车填七位，新能源车填八位；挂车与临时牌照请到前台登记',
      button: '确认提交车牌号码',
    },
  },
]
