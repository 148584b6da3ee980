export const defaults = { text: '单独购买', groupText: '发起拼团' } as const
