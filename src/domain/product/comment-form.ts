/** Characters of the words of a comment. */
const LEAST_WORDS = 5
export const MOST_WORDS = 500
/** A9. */
export const MOST_PICTURES = 9
/** Characters of what the merchant answers, and of why a comment was refused. */
export const MOST_REPLY = 200

export interface CommentForm {
  /** Stars; 0 while none was chosen. */
  readonly score: number
  /** Stars of each side; 0 while none was chosen. */
  readonly sides: readonly { readonly scoreName: string; readonly score: number }[]
  readonly content: string
  readonly tripType: string
}

export type CommentFields = 'score' | 'sides' | 'content'

/** How people travelled, for who writes and who reads. */
export const tripTypes = ['亲子', '情侣', '朋友', '家庭', '独自', '公司'] as const

/** Characters as a person counts them: a picture sign is one. */
export const countWords = (content: string): number => Array.from(content.trim()).length

/** What is wrong with a comment, by its field, in the order in which they stand; empty where it can be sent. */
export function commentMistakes({ score, sides, content }: CommentForm): Partial<Record<CommentFields, string>> {
  const words = countWords(content)
  return {
    ...(score === 0 && { score: '请点星星打分' }),
    ...(sides.some((side) => side.score === 0) && { sides: '请给每一项打分' }),
    ...(words < LEAST_WORDS && { content: `请写下您的感受，至少 ${LEAST_WORDS} 个字` }),
    ...(words > MOST_WORDS && { content: `最多写 ${MOST_WORDS} 个字` }),
  }
}

const STAYS: readonly number[] = [1, 2, 3, 4, 5, 7, 8]
const BY_POST: readonly number[] = [50, 65, 66, 67, 68]

/** The sides of a product that are scored apart, where nobody scored any of it before. */
export function sidesOfType(productType: number): readonly string[] {
  if (STAYS.includes(productType)) return ['位置', '卫生', '服务', '设施']
  return BY_POST.includes(productType) ? ['质量', '服务', '体验', '性价比'] : ['好玩', '服务', '设施', '性价比']
}
