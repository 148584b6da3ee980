import type { Example } from '../../src/kit/widget.ts'
import type { AddressListProps } from './props.schema.ts'

const home = {
  ...{ id: '1', name: '顾长风', phone: '13800000003', isDefault: true },
  ...{ province: '海南省', city: '三亚市', district: '天涯区', detail: '椰林路 18 号 海风花园 3 栋 1202' },
}
const office = {
  ...{ id: '2', name: '林晚', phone: '13900000032', isDefault: false },
  ...{ province: '上海市', city: '上海市', district: '徐汇区', detail: '梧桐西路 200 弄 6 号 401 室' },
}
const far = {
  ...{ id: '3', name: '阿依古丽·买买提江·吐尔逊别克', phone: '13700000003', isDefault: false },
  ...{ province: '新疆维吾尔自治区', city: '巴音郭楞蒙古自治州', district: '和静县巴音布鲁克镇' },
  detail: '天鹅湖北路一百二十八号游客服务中心二层东侧包裹代收点（请提前电话联系）',
}

export const examples: readonly Example<AddressListProps>[] = [
  { name: '管理', props: { addresses: [home, office, far] } },
  { name: '从下单页来选', props: { addresses: [home, office], canPick: true, chosen: '2' } },
  { name: '一个也没有', props: { addresses: [] } },
]
