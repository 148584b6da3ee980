import { ExpressionLimitError } from './expressions/index.ts'

/** The code of data that failed with another that it reads. */
export const DEPENDS_ON_FAILED = 'depends-on-failed'

/** Why a part of a page can't be shown or loaded; `message` is fit for a shopper. */
export interface Failure {
  readonly code: string
  readonly message: string
}

const message = '内容暂时无法显示'

/** What became of an evaluation that threw: too costly, or (only in a page that was never checked) not an expression. */
export const expressionFailure = (error: unknown): Failure =>
  error instanceof ExpressionLimitError ? { code: error.code, message } : { code: 'expression-invalid', message }
