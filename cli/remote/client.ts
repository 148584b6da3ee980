import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { StudioContract } from '../../schemas/studio/contract.ts'
import { type StudioCallName, studioContracts } from '../../schemas/studio/contracts.ts'
import type { ItemId } from '../../schemas/studio/item.ts'
import {
  type Answer,
  type CallInput,
  type CallReply,
  createStudioCall,
  type Failure,
  type SendCall,
} from '../../src/studio/calls/studio-calls.ts'
import type { Context } from '../command.ts'
import { Refusal, WrongUsage } from '../refusal.ts'
import { texts, type TextName } from '../texts.ts'
import { isMap } from '../../src/kit/json.ts'

/** A running server, as an operator's key sees it. */
export interface Remote {
  /** Its origin: https://shop.example */
  readonly server: string
  /**
   * Each call by its name. A generic function in its place is too deep for the compiler (TS2589).
   * @throws Refused with the server's refusal, in the language of the command
   */
  readonly ask: { readonly [Name in StudioCallName]: (input: CallInput<Name>) => Promise<CallReply<Name>> }
  /** As `ask`; undefined where the server has no item of that name. */
  readonly find: (item: ItemId) => Promise<CallReply<'item'> | undefined>
}

/** What every command that speaks to a server takes. */
export const remoteArgs = ({ say }: Context) =>
  ({
    server: { type: 'string', description: say('remote.server') },
    'key-file': { type: 'string', valueHint: 'file', description: say('remote.keyFile') },
  }) as const

interface RemoteArgs {
  readonly server?: string | undefined
  readonly 'key-file'?: string | undefined
}

/** ms in which a server answers, or is taken for one that does not. */
const PATIENCE = 60_000

/** s to wait for a server that says no word of how long, and how often a call waits. */
const WAIT = 10
const MOST_WAITS = 8

interface RemoteOptions {
  /** Where a server takes so many calls in a minute, the rest wait; without it they are refused. */
  readonly waits?: boolean
}

/** @throws Refusal where there is no key, WrongUsage where the address is none */
export async function openRemote(args: RemoteArgs, context: Context, options: RemoteOptions = { waits: true }) {
  const server = serverOf(args.server, context)
  return remoteBy(server, await keyOf(args['key-file'], context), context, options)
}

/** A server with a key at hand. It goes to no other server: a redirect is not followed. */
export function remoteBy(server: string, key: string, context: Context, { waits = false }: RemoteOptions = {}): Remote {
  const send: SendCall = async (address, init) => {
    const headers = { ...(init.headers as Record<string, string> | undefined), authorization: `Bearer ${key}` }
    for (let waited = 0; ; waited += 1) {
      const signal = AbortSignal.timeout(PATIENCE)
      const response = await fetch(server + address, { ...init, headers, redirect: 'error', signal })
      if (response.status !== 429 || !waits || waited >= MOST_WAITS) return response
      if (waited === 0) context.err(context.say('remote.waiting', { server }))
      await after(1000 * Math.min(60, Number(response.headers.get('retry-after') ?? WAIT)))
    }
  }
  const call = createStudioCall(() => undefined, send)
  // As in the client of the calls: the contracts type it for whoever asks.
  const plain = call as unknown as (name: StudioCallName, input: object) => Promise<Answer<unknown>>
  const ask = async (name: StudioCallName, input: object): Promise<unknown> => {
    const answer = await plain(name, input)
    if ('reply' in answer) {
      if (isReplyOf(name, answer.reply)) return answer.reply
      throw new Refusal(context.say('remote.strange', { server }))
    }
    throw new Refused(answer.failure, failureText(name, answer.failure, server, context))
  }
  const find = async (item: ItemId) => {
    try {
      return (await ask('item', { params: item })) as CallReply<'item'>
    } catch (error) {
      if (error instanceof Refused && error.failure.code === 'no-such-item') return undefined
      throw error
    }
  }
  const names = Object.keys(studioContracts) as StudioCallName[]
  const asks = Object.fromEntries(names.map((name) => [name, (input: object) => ask(name, input)]))
  return { server, ask: asks as unknown as Remote['ask'], find }
}

/** A refusal of the server, with its code. */
export class Refused extends Refusal {
  readonly failure: Failure

  constructor(failure: Failure, sentence: string) {
    super(sentence)
    this.failure = failure
  }
}

/** Of the command line, else of PAGODA_SERVER, else the one that starts here. */
export function serverOf(asked: string | undefined, { env, say, err }: Context): string {
  const text = asked ?? (env.PAGODA_SERVER || `http://127.0.0.1:${env.PORT || '5180'}`)
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url?.protocol === 'http:'
  if (!url || (!isPlain && url.protocol !== 'https:')) throw new WrongUsage(say('remote.badServer', { server: text }))
  if (isPlain && !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname))
    err(say('remote.unencrypted', { server: url.origin }))
  return url.origin
}

async function keyOf(file: string | undefined, { cwd, env, say }: Context): Promise<string> {
  const text = file === undefined ? env.PAGODA_KEY : await readKey(resolve(cwd, file), file, say)
  const key = text?.trim() ?? ''
  if (key === '') throw new Refusal(say('remote.noKey'))
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal(say('remote.notAKey'))
  return key
}

const readKey = (path: string, file: string, say: Context['say']) =>
  readFile(path, 'utf8').catch(() => {
    throw new Refusal(say('remote.noKeyFile', { file }))
  })

/** Whether something answered that knows the call: another program at that address, or a server of another time, says something else. */
function isReplyOf(name: StudioCallName, reply: unknown): boolean {
  const { required = [] } = studioContracts[name].reply as { readonly required?: readonly string[] }
  return isMap(reply) && required.every((key) => Object.hasOwn(reply, key))
}

/** What only looks may be asked for again; of the rest nobody knows whether it was done where no answer came. */
const isLook = ({ method, role }: StudioContract) => method === 'GET' || role === 'viewer'

/** Why the server refused, in the language of the command where it has the words, else in the server's. */
function failureText(
  call: StudioCallName,
  { code, message, detail }: Failure,
  server: string,
  { say, language }: Context,
): string {
  if (code === 'offline' && !isLook(studioContracts[call])) return say('remote.unanswered', { server })
  const name = `refused.${code}`
  // No text of a server steers the terminal.
  if (!isText(name)) return message.replaceAll(/\p{Cc}/gu, ' ')
  const more = detail === undefined ? '' : language === 'zh' ? `（${detail}）` : ` (${detail})`
  return say(name, { server }) + more
}

const isText = (name: string): name is TextName => Object.hasOwn(texts, name)
