import type { SetForLater } from '../../../schemas/studio/operators.ts'
import type { Role } from '../../../schemas/studio/role.ts'
import type { Orm } from '../../db/open-database.ts'
import { UNKNOWN } from '../audit/write-audit.ts'
import { setForLater } from '../releases/set-for-later.ts'
import { addOperator, allOperators, changeOperator, newLink, operatorNamed } from '../sign-in/operator-book.ts'
import { StudioRefusal } from '../studio-refusal.ts'
import { type KeyAnswer, type KeyAsk, serveKeys } from './key-desk.ts'

/** What `pagoda operator` asks for. */
export type DeskAsk =
  | { readonly do: 'list' }
  | { readonly do: 'add'; readonly name: string; readonly role: Role }
  | { readonly do: 'link' | 'disable'; readonly name: string }
  | KeyAsk

interface DeskOperator {
  readonly name: string
  readonly role: string
  readonly isDisabled: boolean
  readonly hasPassword: boolean
}

/** What it is told: operators, the secret of a link with its end (epoch ms), keys, what whoever is disabled set for later, or why not. */
export type DeskAnswer =
  | KeyAnswer
  | { readonly operators: readonly DeskOperator[] }
  | { readonly name: string; readonly secret: string; readonly expiresAt: number }
  | { readonly disabled: string; readonly setForLater: readonly SetForLater[] }
  | { readonly refused: 'operator-exists' | 'no-such-operator' | 'last-admin' }

/** Who runs the shop has its database, and needs no password: the audit log says so. */
const COMMAND_LINE = { operator: 'pagoda operator', address: '-' }

/** What is done with the database at hand. */
export async function serveDesk(db: Orm, ask: DeskAsk, at: number): Promise<DeskAnswer> {
  const actor = { ...COMMAND_LINE, at }
  if (ask.do === 'keys' || ask.do === 'key' || ask.do === 'end-key') return serveKeys(db, ask, actor)
  if (ask.do === 'list') {
    const rows = await allOperators(db)
    return {
      operators: rows.map(({ name, role, isDisabled, passwordHash }) => ({
        ...{ name, role, isDisabled },
        hasPassword: passwordHash !== null,
      })),
    }
  }
  const { name } = ask
  if (ask.do === 'add') {
    const made = await addOperator(db, actor, { name, role: ask.role })
    return made instanceof StudioRefusal ? { refused: made.code } : { name, ...made.link }
  }
  const id = (await operatorNamed(db, name))?.id ?? UNKNOWN
  if (ask.do === 'link') {
    const made = await newLink(db, actor, id)
    return made instanceof StudioRefusal ? { refused: made.code } : { name, ...made.link }
  }
  const done = await changeOperator(db, actor, id, { isDisabled: true })
  if (done instanceof StudioRefusal) return { refused: done.code }
  return { disabled: name, setForLater: (await setForLater(db)).get(name) ?? [] }
}
