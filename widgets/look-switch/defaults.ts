/** What stands in a block that does not say otherwise. */
export const defaults = { label: '外观' } as const
