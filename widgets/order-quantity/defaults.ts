export const defaults = { title: '购买数量' } as const
