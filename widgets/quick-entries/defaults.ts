/** A9: at most 5 entries. */
export const defaults = { max: 5, label: '快捷入口' } as const
