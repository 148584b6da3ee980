import type { Comment, CommentStatus } from '../../../schemas/domain/comment.ts'
import type { ScreenTools } from '../../kit/module.ts'
import type { Written } from './written.ts'

/** What a comment begins with. */
export interface FormFacts {
  readonly orderNo: string
  readonly commentStatus: CommentStatus
  readonly isAbroad: boolean
  readonly productName: string
  readonly picture: string
  readonly sides: readonly string[]
  readonly comment?: Comment
}

/** The calls of a comment (A7). Each rejects with a CallProblem. */
export function commentsApi({ call }: Pick<ScreenTools, 'call'>) {
  return {
    form: (orderNo: string) => call('commentForm', { orderNo }).then((reply) => (reply as { data: FormFacts }).data),
    /** @returns the address of the picture */
    async upload(file: string): Promise<string> {
      return ((await call('uploadCommentPicture', { file })) as { data: { url: string } }).data.url
    },
    async save(orderNo: string, { score, sides, content, tripType, pictures }: Written): Promise<void> {
      const trip = tripType === '' ? {} : { tripType }
      const comment = { orderNo, score, scoreInfos: sides, content: content.trim(), pictures, ...trip }
      await call('saveComment', comment, '提交中...')
    },
  }
}
