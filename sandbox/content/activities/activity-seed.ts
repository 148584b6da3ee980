/** Whom an activity is for (A9 crowd labels), and its code. */
export const CROWDS = { 不限: 0, 亲子: 1, 儿童: 2, 情侣: 3, 朋友: 4, 闺蜜: 5, 大家庭: 6, 商务: 7, 长者: 8 } as const

export interface ActivitySeed {
  readonly name: string
  readonly summary: string
  /** What to know before coming. */
  readonly about: string
  readonly from: string
  readonly until: string
  readonly crowd: keyof typeof CROWDS
  readonly type: 'show' | 'sport' | 'kids' | 'craft' | 'food' | 'wellness' | 'nature' | 'party'
  readonly place: string
  readonly picture: string
  readonly price?: number
  readonly booking?: boolean
  readonly level?: number
  readonly cancelled?: boolean
}
