/** A4: the text of a button that has none of its own. */
export const defaults = { text: '立即购买' } as const
