import type { Comment } from '../../../schemas/domain/comment.ts'
import { createDraft, type DraftValue } from '../../kit/draft.ts'

const text = { type: 'string' } as const
const stars = { type: 'integer', minimum: 0, maximum: 5 } as const

/** [R3] What is written of an order, as it stands: 0 stars while none were chosen. */
export const writtenDraft = createDraft('comment', {
  type: 'object',
  properties: {
    score: stars,
    sides: {
      type: 'array',
      maxItems: 8,
      items: {
        type: 'object',
        properties: { scoreName: text, score: stars },
        required: ['scoreName', 'score'],
        additionalProperties: false,
      },
    },
    content: text,
    tripType: text,
    pictures: { type: 'array', maxItems: 9, items: text },
  },
  required: ['score', 'sides', 'content', 'tripType', 'pictures'],
  additionalProperties: false,
})

export type Written = DraftValue<typeof writtenDraft>

/** [R2] What the form begins with: nothing, or what was written before. */
export function beginning(sides: readonly string[], comment: Comment | undefined): Written {
  const scoreOf = (name: string) => comment?.scoreInfos?.find(({ scoreName }) => scoreName === name)?.score ?? 0
  return {
    score: comment?.score ?? 0,
    sides: sides.map((scoreName) => ({ scoreName, score: Math.round(scoreOf(scoreName)) })),
    content: comment?.content ?? '',
    tripType: comment?.tripType ?? '',
    pictures: comment?.pictures ?? [],
  }
}
