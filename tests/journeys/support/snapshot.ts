/** Blocks of a combo's and a play's page that a snapshot of an order lacks: it is only to be read (B2.3, B2.4). */
export const SNAPSHOT_LACKS = [
  ...['tickets', 'days', 'products', 'bar', 'seller', 'off-shelf', 'flash', 'member', 'lines'],
  ...['banner', 'buying', 'recommend', 'agent', 'similar'],
]
