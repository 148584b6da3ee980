/** What a member reads of the address book. */
export const NOT_REMOVED = '删除失败'
export const SAVE = '保存'
export const SAVE_AND_USE = '保存并使用'
/** Of addresses that are not found. */
export const NO_ADDRESSES = '没有找到这个地址，它可能不属于当前账号'
export const ADDRESS_BOOK = { text: '我的收货地址', to: '/retail/address' }
/** Of what was sent from a page that was left before its answer. */
export const LATE = {
  saved: { title: '地址已保存', button: '查看', to: '/retail/address' },
  removed: { title: '地址已删除', button: '查看', to: '/retail/address' },
  isDefault: { title: '默认地址已修改', button: '查看', to: '/retail/address' },
} as const
