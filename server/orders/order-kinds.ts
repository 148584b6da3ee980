/** The kind of orders of the points mall; those of all else are called as what was chosen. */
export const EXCHANGE = 'exchange'
