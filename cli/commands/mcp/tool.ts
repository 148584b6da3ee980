import type { JSONSchema } from '../../../schemas/json-schema.ts'
import type { Remote } from '../../remote/client.ts'

/** What a tool answers: a value that the assistant reads as JSON, and a picture where there is one. */
export interface ToolAnswer {
  readonly value: Readonly<Record<string, unknown>>
  readonly picture?: Buffer
}

/** What a tool works with. */
export interface ToolContext {
  readonly remote: Remote
  readonly env: NodeJS.ProcessEnv
}

/** Something that an assistant may ask for. What comes in is checked by its schema before. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: JSONSchema & { readonly type: 'object' }
  /** It changes nothing. */
  readonly isReadOnly: boolean
  readonly run: (input: never, context: ToolContext) => Promise<ToolAnswer>
}

/** What is asked for is refused; the sentence is for the assistant and for whoever reads along. */
export class ToolRefusal extends Error {
  readonly code: string

  constructor(code: string, sentence: string) {
    super(sentence)
    this.code = code
  }
}
