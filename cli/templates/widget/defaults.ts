/** What stands in a block that does not say otherwise. */
export const defaults = { button: '查看详情' } as const
