import type { CollectRecord } from './sandbox-content.ts'

/** What a member collected before the shop opened: something on sale of several kinds, something sold out, and what is off the shelf now. */
export const collects: readonly CollectRecord[] = ['610101', '100101', '200105', '310106', '650106'].map(
  (productId) => ({ memberId: '900004', productId }),
)
