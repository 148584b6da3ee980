export const defaults = { title: '优惠券' } as const
