import type { Address } from '../../schemas/domain/address.ts'

/** An address that a member kept before the shop opened. */
export interface AddressRecord extends Address {
  readonly memberId: string
}

/** 900003 has two, the first by default; everybody else begins without. */
export const addresses: readonly AddressRecord[] = [
  {
    ...{ id: '9000031', memberId: '900003', name: '顾长风', phone: '13800000003', isDefault: true },
    ...{ province: '海南省', city: '三亚市', district: '天涯区', detail: '椰林路 18 号 海风花园 3 栋 1202' },
  },
  {
    ...{ id: '9000032', memberId: '900003', name: '林晚', phone: '13900000032', isDefault: false },
    ...{ province: '上海市', city: '上海市', district: '徐汇区', detail: '梧桐西路 200 弄 6 号 401 室' },
  },
]
