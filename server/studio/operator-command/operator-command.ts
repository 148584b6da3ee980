import type { SetForLater } from '../../../schemas/studio/operators.ts'
import type { Role } from '../../../schemas/studio/role.ts'
import type { DatabaseCommand } from '../../db/command-socket.ts'
import type { Orm } from '../../db/open-database.ts'
import { UNKNOWN } from '../audit/write-audit.ts'
import { setForLater } from '../releases/set-for-later.ts'
import { addOperator, allOperators, changeOperator, newLink, operatorNamed } from '../sign-in/operator-book.ts'
import { StudioRefusal } from '../studio-refusal.ts'
import { type KeyReply, type KeyRequest, runKeyCommand } from './key-command.ts'

/** What `pagoda operator` asks for. */
export type OperatorRequest =
  | { readonly do: 'list' }
  | { readonly do: 'add'; readonly name: string; readonly role: Role }
  | { readonly do: 'link' | 'disable'; readonly name: string }
  | KeyRequest

interface ListedOperator {
  readonly name: string
  readonly role: string
  readonly isDisabled: boolean
  readonly hasPassword: boolean
}

/** What it is told: operators, the secret of a link with its end (epoch ms), keys, what whoever is disabled set for later, or why not. */
export type OperatorReply =
  | KeyReply
  | { readonly operators: readonly ListedOperator[] }
  | { readonly name: string; readonly secret: string; readonly expiresAt: number }
  | { readonly disabled: string; readonly setForLater: readonly SetForLater[] }
  | { readonly refused: 'operator-exists' | 'no-such-operator' | 'last-admin' }

/** Who runs the shop has its database, and needs no password: the audit log says so. */
const COMMAND_LINE = { operator: 'pagoda operator', address: '-' }

/** `pagoda operator`: an operator or a key is listed, added or disabled. */
export const operatorCommand: DatabaseCommand<OperatorRequest, OperatorReply> = {
  name: 'operator',
  socket: 'operators',
  run: (db, request) => runOperatorCommand(db, request, Date.now()),
}

/** @param at epoch ms, for the audit log */
export async function runOperatorCommand(db: Orm, request: OperatorRequest, at: number): Promise<OperatorReply> {
  const actor = { ...COMMAND_LINE, at }
  if (request.do === 'keys' || request.do === 'key' || request.do === 'end-key')
    return runKeyCommand(db, request, actor)
  if (request.do === 'list') {
    const rows = await allOperators(db)
    return {
      operators: rows.map(({ name, role, isDisabled, passwordHash }) => ({
        ...{ name, role, isDisabled },
        hasPassword: passwordHash !== null,
      })),
    }
  }
  const { name } = request
  if (request.do === 'add') {
    const made = await addOperator(db, actor, { name, role: request.role })
    return made instanceof StudioRefusal ? { refused: made.code } : { name, ...made.link }
  }
  const id = (await operatorNamed(db, name))?.id ?? UNKNOWN
  if (request.do === 'link') {
    const made = await newLink(db, actor, id)
    return made instanceof StudioRefusal ? { refused: made.code } : { name, ...made.link }
  }
  const done = await changeOperator(db, actor, id, { isDisabled: true })
  if (done instanceof StudioRefusal) return { refused: done.code }
  return { disabled: name, setForLater: (await setForLater(db)).get(name) ?? [] }
}
