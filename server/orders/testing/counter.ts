import { NOW } from './order-book.ts'

/** Somebody redeems in tests. */
export const COUNTER = { now: NOW, operator: '前台', staffOf: '560' } as const
