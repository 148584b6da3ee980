import type { JSONSchema, Text } from '../json-schema.ts'
import type { StudioProblemCode } from './problems.ts'
import type { Role } from './role.ts'

/**
 * One call of the studio, below /studio/api. The server takes its route from it (server/studio/studio-route.ts), the studio its types. It is
 * no call of the mall: pages can't name it, and it is never forwarded to another backend.
 */
export interface StudioContract {
  readonly name: string
  readonly title: Text
  readonly method: 'GET' | 'POST'
  /** Behind /studio/api: /drafts/:kind/:name/steps */
  readonly path: string
  readonly params?: JSONSchema
  readonly query?: JSONSchema
  readonly body?: JSONSchema
  /** The body is the bytes of a file, whatever they are, and no JSON. */
  readonly takesFile?: true
  /** What is not in it never leaves the server. */
  readonly reply: JSONSchema
  readonly problems: readonly StudioProblemCode[]
  /** Who may call: at least this role; `anybody` needs no session. */
  readonly role: Role | 'anybody'
  /** What people decide who are signed in: no key may, whatever its role. A key could outlive its own end by it. */
  readonly peopleOnly?: true
  /** What a stolen session must not do: the password is asked for again where it was given more than 15 minutes ago. */
  readonly passwordAgain?: true
  /** Who came in by a link may make it before they set a password. */
  readonly withoutPassword?: true
}
