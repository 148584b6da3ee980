import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../../schemas/json-schema.ts'
import type { StudioContract } from '../../../schemas/studio/contract.ts'
import { POLL_HEADER } from '../../../schemas/studio/sessions.ts'
import { STUDIO_API, type StudioCallName, studioContracts } from '../../../schemas/studio/contracts.ts'
import { addressOf } from '../../kit/send-call.ts'
import type { StudioProblem, StudioProblemCode } from '../../../schemas/studio/problems.ts'

type Contracts = typeof studioContracts

/** A part of what a call is given; nothing where its contract has no such part. */
type Part<C, Name extends string> = C extends { readonly [_ in Name]: infer S extends JSONSchema }
  ? { readonly [_ in Name]: FromSchema<S> }
  : unknown

/** The file of a call that takes one. */
type FilePart<C> = C extends { readonly takesFile: true } ? { readonly file: Blob } : unknown

/** The types of every call, worked out once: a generic over the schemas themselves is too deep for the compiler (TS2589). */
type Calls = {
  [Name in StudioCallName]: {
    readonly input: Part<Contracts[Name], 'params'> &
      Part<Contracts[Name], 'query'> &
      Part<Contracts[Name], 'body'> &
      FilePart<Contracts[Name]>
    readonly reply: FromSchema<Contracts[Name]['reply']>
  }
}

export type CallInput<Name extends StudioCallName> = Calls[Name]['input']
export type CallReply<Name extends StudioCallName> = Calls[Name]['reply']

/** Why a call was not done, in words for the operator. `offline`: nobody answered. */
export interface Failure {
  readonly code: StudioProblemCode | 'offline'
  readonly message: string
  /** What the message says in brackets: which page it is about, who owns the address. */
  readonly detail?: string
}

export type Answer<Reply> = { readonly reply: Reply } | { readonly failure: Failure }

/** How a call is made. `isPoll`: by a timer, and not since somebody did something; no session lives on by it [S2]. */
export interface CallHow {
  readonly isPoll?: boolean
}

/** Makes a call of the studio. It never throws. */
export type StudioCall = <Name extends StudioCallName>(
  name: Name,
  input: CallInput<Name>,
  how?: CallHow,
) => Promise<Answer<CallReply<Name>>>

interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly file?: Blob
}

/** What a call sends behind its address: a file as it is, or its fields as JSON. */
function bodyOf({ method }: StudioContract, { body, file }: Parts) {
  if (file) return { body: file, type: { 'content-type': 'application/octet-stream' } }
  if (method === 'GET') return {}
  return { body: JSON.stringify(body ?? {}), type: { 'content-type': 'application/json' } }
}

const callAddress = ({ path }: StudioContract, { params = {}, query = {} }: Parts): string =>
  STUDIO_API +
  addressOf(path, params, Object.fromEntries(Object.entries(query).filter(([, value]) => (value ?? '') !== '')))

const offline: Failure = { code: 'offline', message: '连不上服务器，改动在这台电脑上' }
const broken: Failure = { code: 'internal-error', message: '服务器出错了，没有保存；请再试一次' }

async function failureOf(response: Response): Promise<Failure> {
  const problem = (await response.json().catch(() => undefined)) as StudioProblem | undefined
  if (!problem?.code) return broken
  const { code, message, detail } = problem
  return detail ? { code, message: `${message}（${detail}）`, detail } : { code, message }
}

/** Sends a call to its address, /studio/api/items: a browser to where it is, a program to a server, with a key. */
export type SendCall = (address: string, init: RequestInit) => Promise<Response>

/**
 * @param onRefused told why a call was not done: the session is over, or the role is another than it was
 * @param askAgain asks whoever is there for what a refused call lacks: the password again, or a session; where it was given, the call is made
 *   once more
 */
export function createStudioCall(
  onRefused: (failure: Failure) => void,
  sendCall: SendCall = (address, init) => fetch(address, init),
  askAgain: (failure: Failure) => Promise<boolean> = async () => false,
): StudioCall {
  const send = async (name: StudioCallName, parts: Parts, how: CallHow = {}): Promise<Answer<unknown>> => {
    const contract: StudioContract = studioContracts[name]
    const { body, type } = bodyOf(contract, parts)
    const headers = { ...type, ...(how.isPoll && { [POLL_HEADER]: '1' }) }
    const init: RequestInit = { method: contract.method, ...(body !== undefined && { body }), headers }
    const response = await sendCall(callAddress(contract, parts), init).catch(() => undefined)
    if (!response) return { failure: offline }
    if (response.ok) {
      const reply = (await response.json().catch(() => undefined)) as unknown
      // An answer that came in part says as little as none.
      return reply === undefined ? { failure: offline } : { reply }
    }
    const failure = await failureOf(response)
    if (await askAgain(failure)) return send(name, parts, how)
    onRefused(failure)
    return { failure }
  }
  // The contracts say what each call is given and answers; the compiler can't follow all of them at once.
  return send as unknown as StudioCall
}
