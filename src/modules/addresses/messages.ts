/** What a member reads of the address book. */
export const NOT_REMOVED = '删除失败'
export const SAVE = '保存'
export const SAVE_AND_USE = '保存并使用'
/** Of addresses that are not found. */
export const NO_ADDRESSES = '没有找到这个地址，它可能不属于当前账号'
