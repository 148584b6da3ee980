import { problems } from '../../schemas/api/problems.ts'
import { LOGIN_REQUIRED } from './refused-reply.ts'

/** Of who asks for a login (B8), and of a gateway. */
const KNOWN = new RegExp(`^(?:${LOGIN_REQUIRED}|http-\\d+)$`)

/** The words of a refusal that is none of the mall's (schemas/api/problems): another backend's own, about the call or about itself. */
export const foreignWords = ({ code, message }: { readonly code: string; readonly message: string }) =>
  Object.hasOwn(problems, code) || KNOWN.test(code) ? undefined : `${code} ${message}`
