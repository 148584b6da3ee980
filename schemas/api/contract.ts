import type { JSONSchema, Text } from '../json-schema.ts'
import type { ProblemCode } from './problems.ts'

/**
 * One endpoint. The server takes its route from it, the client its types, the OpenAPI page its text, and a page its `data`:
 * the endpoint's `name` is what a page writes in `from`, and the file is named after it.
 */
export interface Contract {
  readonly name: string
  readonly title: Text
  /** Where the call is described: document and section of the specification. */
  readonly source: string
  readonly method: 'GET' | 'POST'
  /** Fastify style: /online/cms-api/thing/:id */
  readonly path: string
  readonly params?: JSONSchema
  readonly query?: JSONSchema
  readonly body?: JSONSchema
  /** What travels in headers of the call's own (B7 marketing), by names as they are written; each a text. */
  readonly headers?: JSONSchema
  /** The reply when all is well (HTTP 200). What is not in it never leaves the server. */
  readonly reply: JSONSchema
  readonly problems: readonly ProblemCode[]
  /** The reply depends on who asks: it is never shared between shoppers, nor cached with a page. */
  readonly personal: boolean
  /**
   * Whether the session's token travels with the call (A7): `optional` (when absent) when there is one; `required` calls answer 401
   * without one; `none` is the no-token flag.
   */
  readonly auth?: 'none' | 'optional' | 'required'
  /** The call ends the login of its token: that it is over already, by another tap or by its time, is no refusal. */
  readonly endsLogin?: true
  /**
   * Where an HTTP 200 may still be a refusal (A7, B7: responseCode, ack): the call is fulfilled when the value at `at` is `is`, else
   * it fails with that value as code and the reply's `message`.
   */
  readonly accepted?: { readonly at: readonly string[]; readonly is: string | number }
  /** Present when an action of a page may make the call (`submit`): what the action may write in `with`. */
  readonly submit?: {
    readonly with: JSONSchema
    /** Done, it may have made the member another (a level gained): the app asks anew who they are. */
    readonly changesMember?: true
  }
  /** Present when a page may name the endpoint in its `data`. */
  readonly page?: PageUse
}

interface PageUse {
  /** What a page may write in `with`; each property goes to params, query, body or headers by its name. */
  readonly with: JSONSchema
  /** Arguments that every call carries unless the page says otherwise. */
  readonly defaults?: Readonly<Record<string, unknown>>
  /** Where in the reply the value of the data name stands: property names from the top. */
  readonly value: readonly string[]
  /**
   * Several `data` entries of a page travel in one call: the texts of the list argument `list` are joined, and each entry gets the
   * element of the reply's list whose property `match` is its own (one) text. A call takes at most `max` texts.
   */
  readonly batch?: { readonly list: string; readonly match: string; readonly max: number }
}
