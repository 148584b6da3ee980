export const defaults = { orderTo: '/OrderNotice', serviceTo: '/ServiceNotice', unread: 0 } as const
