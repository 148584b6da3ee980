/** Where the address book was opened from: what its addresses carry along. */
export interface Way {
  /** What is being ordered: `retail`, or the type of /:type/checkout/:order. */
  readonly type: string
  /** The order that wants an address; empty: the book is opened for itself. */
  readonly order: string
  /** The form was opened from the book, and leads back to it. */
  readonly isFromList: boolean
}

/** Of the address's query. */
export const wayOf = ({ type = '', order = '', list = '' }: Readonly<Record<string, string>>): Way => ({
  ...{ type, order, isFromList: list !== '' },
})

/** The order form again, with the address that was chosen for it. */
export const orderPath = ({ type, order }: Way, id: string): string =>
  type === 'retail'
    ? `/retail/orderFill?tempOrderId=${order}&addressId=${id}`
    : `/${type}/checkout/${order}?addressId=${id}`

/** The form of an address of the book, or of a new one. */
export const formPath = ({ type, order }: Way, id?: string): string =>
  `/retail/addAddress?${id === undefined ? '' : `id=${id}&`}list=1&type=${type}&order=${order}`

/** An address that is saved is used at once where an order waits for it. */
export const isUsedAtOnce = ({ order, isFromList }: Way): boolean => order !== '' && !isFromList

/** Where somebody goes who saved an address. */
export const savedPath = (way: Way, id: string): string =>
  isUsedAtOnce(way) ? orderPath(way, id) : `/retail/address?type=${way.type}&order=${way.order}`
