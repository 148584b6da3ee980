import type { JSONSchema } from '../../schemas/json-schema.ts'

/**
 * The prop of a widget that is told how a `submit` or a `login` goes (SubmitState of schemas/page/action.ts): a key of the page's state.
 * `reply` is what the widget reads of the endpoint's whole answer.
 */
export const submitStateSchema = <const Reply extends JSONSchema>(title: string, reply: Reply) =>
  ({
    type: 'object',
    title,
    properties: {
      status: {
        enum: ['idle', 'busy', 'done', 'refused'],
        enumDescriptions: ['还没提交', '进行中', '成功', '没成功'],
        title: '提交到哪一步',
        $comment: 'idle 还没提交，busy 进行中，done 成功，refused 没成功。',
      },
      code: { type: 'string', title: '没成功的代码' },
      message: { type: 'string', title: '没成功的原因' },
      reply,
    },
    required: ['status'],
    additionalProperties: false,
  }) as const satisfies JSONSchema
