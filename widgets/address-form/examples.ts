import type { Example } from '../../src/kit/widget.ts'
import type { AddressFormProps } from './props.schema.ts'

const address = {
  ...{ id: '1', name: '顾长风', phone: '13800000003', isDefault: false },
  ...{ province: '海南省', city: '三亚市', district: '天涯区', detail: '椰林路 18 号 海风花园 3 栋 1202' },
}

export const examples: readonly Example<AddressFormProps>[] = [
  { name: '新建', props: {} },
  { name: '改一个', props: { address } },
  { name: '正在保存', props: { address, result: { status: 'busy' } } },
  {
    name: '没保存成',
    props: { address, result: { status: 'refused', message: '最多保存 20 个收货地址' }, button: '保存并使用' },
  },
]
