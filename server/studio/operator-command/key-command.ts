import type { KeyRow } from '../../../schemas/studio/keys.ts'
import type { Role } from '../../../schemas/studio/role.ts'
import type { Orm } from '../../db/open-database.ts'
import type { AuditActor } from '../audit/write-audit.ts'
import { endKey, makeKey, openKeys, toKeyRow } from '../sign-in/key-book.ts'
import { operatorNamed } from '../sign-in/operator-book.ts'
import { StudioRefusal } from '../studio-refusal.ts'

/** What `pagoda operator` asks for about keys; `name` is the operator's. */
export type KeyRequest =
  | { readonly do: 'keys' }
  | { readonly do: 'key'; readonly name: string; readonly key: string; readonly role: Role; readonly days: number }
  | { readonly do: 'end-key'; readonly name: string; readonly key: string }

export type KeyReply =
  | { readonly keys: readonly KeyRow[] }
  | { readonly key: KeyRow; readonly keySecret: string }
  | { readonly ended: string }
  | { readonly refused: 'no-such-operator' | 'role-above-own' | 'key-exists' | 'no-such-key' }

export async function runKeyCommand(db: Orm, request: KeyRequest, actor: AuditActor): Promise<KeyReply> {
  if (request.do === 'keys') return { keys: (await openKeys(db, actor.at)).map((one) => toKeyRow(one, '')) }
  const operator = await operatorNamed(db, request.name)
  if (!operator || operator.isDisabled) return { refused: 'no-such-operator' }
  if (request.do === 'key') {
    const { key: name, role, days } = request
    const made = await makeKey(db, actor, { operatorId: operator.id, name, role, days })
    return made instanceof StudioRefusal ? { refused: made.code } : { key: made.key, keySecret: made.secret }
  }
  const open = await openKeys(db, actor.at, operator.id)
  const id = open.find(({ key }) => key.name === request.key)?.key.id ?? ''
  const done = await endKey(db, actor, id, { operatorId: operator.id, isAdmin: false })
  return done instanceof StudioRefusal ? { refused: done.code } : { ended: request.key }
}
