import type { Dictionary } from '../../schemas/domain/dictionary.ts'

/** MERCHANT_ACTIVITY_TYPE (A7): the words behind an activity's type. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'MERCHANT_ACTIVITY_TYPE',
    dict: [
      { value: 'show', label: '演出' },
      { value: 'sport', label: '运动' },
      { value: 'kids', label: '儿童乐园' },
      { value: 'craft', label: '手作' },
      { value: 'food', label: '美食' },
      { value: 'wellness', label: '身心' },
      { value: 'nature', label: '自然' },
      { value: 'party', label: '派对' },
    ],
  },
]
