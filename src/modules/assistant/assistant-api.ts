import type { AssistantHit } from '../../../schemas/domain/assistant.ts'
import type { CustomerService } from '../../../schemas/domain/customer-service.ts'
import type { ScreenTools } from '../../kit/module.ts'

export interface Answer {
  readonly hits: readonly AssistantHit[]
  readonly suggestions: readonly string[]
}

/** The shop itself. */
const COMPANY = '560'

/** The calls of the assistant (B2.9, A7). Each rejects with a CallProblem. */
export function assistantApi({ call }: ScreenTools) {
  return {
    async ask(question: string): Promise<Answer> {
      return ((await call('assistantAnswer', { question })) as { data: Answer }).data
    },
    async service(): Promise<CustomerService> {
      return ((await call('customerService', { companyId: COMPANY }, '加载中...')) as { data: CustomerService }).data
    },
  }
}
