export const defaults = { emptyText: '还没有退款申请' } as const
