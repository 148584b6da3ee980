import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { OperatorRow } from '../../../schemas/studio/operators.ts'
import { type Role, roleNames, roles } from '../../../schemas/studio/role.ts'
import type { Answer } from '../calls/studio-calls.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Field } from '../controls/field.tsx'
import { Chip, Skeleton } from '../controls/states.tsx'
import { toast } from '../controls/toasts.tsx'
import { agoText, momentText } from '../pages/ago-text.ts'
import { SessionRows } from '../account/session-rows.tsx'
import { useStudio } from '../session/studio.ts'
import styles from '../pages/pages.module.css'
import { LosesPublishing, losesPublishing, type OperatorChange } from './loses-publishing.tsx'
import own from './operators.module.css'

interface Losing {
  readonly row: OperatorRow
  readonly body: OperatorChange
}

interface GivenLink {
  readonly name: string
  readonly link: string
  readonly expiresAt: number
}

/** The operators as the server has them, and what is done to them. */
function useOperators(onLink: (link: GivenLink) => void) {
  const { call } = useStudio()
  const [rows, setRows] = useState<readonly OperatorRow[]>()
  const load = useCallback(async () => {
    const answer = await call('operatorList', {})
    if ('reply' in answer) setRows(answer.reply.operators)
    else toast(answer.failure.message, { tone: 'bad' })
    return 'reply' in answer ? answer.reply.operators : undefined
  }, [call])
  useEffect(() => void load(), [load])
  const told = async (answer: Answer<unknown>) => {
    if ('failure' in answer) toast(answer.failure.message, { tone: 'bad' })
    await load()
  }
  return {
    ...{ rows, load },
    change: async ({ id }: Pick<OperatorRow, 'id'>, body: OperatorChange) =>
      told(await call('changeOperator', { params: { id }, body })),
    end: async (id: string) => told(await call('endSession', { params: { id } })),
    newLink: async ({ id, name }: OperatorRow) => {
      const answer = await call('newSignInLink', { params: { id } })
      if ('failure' in answer) toast(answer.failure.message, { tone: 'bad' })
      else onLink({ name, ...answer.reply })
    },
  }
}

/** Who may do what, and where they are signed in. */
export function Operators(): ReactNode {
  const [isAdding, setAdding] = useState(false)
  const [given, setGiven] = useState<GivenLink>()
  const [losing, setLosing] = useState<Losing>()
  const { rows, load, change, end, newLink } = useOperators(setGiven)
  // What they set for later may have come since the list was read.
  const askOrChange = async (row: OperatorRow, body: OperatorChange) => {
    if (!losesPublishing(row, body)) return change(row, body)
    const now = (await load())?.find(({ id }) => id === row.id)
    if (now && now.setForLater.length > 0) setLosing({ row: now, body })
    else if (now) await change(now, body)
  }
  return (
    <main className={styles.page}>
      <header className={own.top}>
        <h1>人员</h1>
        <Button look="main" icon="add" onClick={() => setAdding(true)}>
          新增
        </Button>
      </header>
      {!rows && <Skeleton lines={5} />}
      <ul className={own.list}>
        {rows?.map((row) => (
          <li key={row.id}>
            <OperatorCard
              row={row}
              onChange={(body) => void askOrChange(row, body)}
              onEnd={(id) => void end(id)}
              onLink={() => void newLink(row)}
            />
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddDialog
          onClose={() => setAdding(false)}
          onAdded={(link) => {
            setAdding(false)
            setGiven(link)
            void load()
          }}
        />
      )}
      {losing && (
        <LosesPublishing
          {...losing}
          onChange={() => {
            setLosing(undefined)
            void change(losing.row, losing.body)
          }}
          onClose={() => setLosing(undefined)}
        />
      )}
      {given && <LinkDialog {...given} onClose={() => setGiven(undefined)} />}
    </main>
  )
}

interface OperatorCardProps {
  readonly row: OperatorRow
  readonly onChange: (body: OperatorChange) => void
  readonly onEnd: (session: string) => void
  readonly onLink: () => void
}

function OperatorCard({ row, onChange, onEnd, onLink }: OperatorCardProps): ReactNode {
  return (
    <article className={own.card}>
      <header>
        <h2>{row.name}</h2>
        {row.isDisabled && <Chip tone="quiet">已停用</Chip>}
        {row.isLocked && <Chip tone="bad">已锁定</Chip>}
        <span>{row.seenAt === undefined ? '还没有登录过' : `${agoText(row.seenAt)}来过`}</span>
        <div className={own.actions}>
          <select
            aria-label={`${row.name} 的角色`}
            value={row.role}
            onChange={(event) => onChange({ role: event.target.value as Role })}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {roleNames[role]}
              </option>
            ))}
          </select>
          {row.isLocked && <Button onClick={() => onChange({ unlock: true })}>解锁</Button>}
          <Button onClick={onLink}>登录链接</Button>
          <Button onClick={() => onChange({ isDisabled: !row.isDisabled })}>{row.isDisabled ? '启用' : '停用'}</Button>
        </div>
      </header>
      {row.sessions.length > 0 && <SessionRows sessions={row.sessions} onEnd={onEnd} />}
    </article>
  )
}

interface AddDialogProps {
  readonly onClose: () => void
  readonly onAdded: (link: GivenLink) => void
}

function AddDialog({ onClose, onAdded }: AddDialogProps): ReactNode {
  const { call } = useStudio()
  const [problem, setProblem] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const name = String(data.get('name')).trim()
    if (!name) return setProblem('写一个名字')
    const answer = await call('addOperator', { body: { name, role: String(data.get('role')) as Role } })
    if ('failure' in answer) setProblem(answer.failure.message)
    else onAdded({ name, ...answer.reply })
  }
  return (
    <Dialog title="新增运营人员" onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field label="名字" most={40} problem={problem}>
          {(ids) => <input {...ids} name="name" autoComplete="off" />}
        </Field>
        <Field label="角色" help="只看：看页面和草稿。编辑：改草稿。发布：发布和回退。管理员：还管人员。">
          {(ids) => (
            <select {...ids} name="role" defaultValue="editor">
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleNames[role]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className={styles.formEnd}>
          <Button look="main" type="submit">
            新增，得到登录链接
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function LinkDialog({ name, link, expiresAt, onClose }: GivenLink & { readonly onClose: () => void }): ReactNode {
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    toast('链接已复制')
  }
  return (
    <Dialog title={`${name} 的登录链接`} onClose={onClose}>
      <div className={styles.form}>
        <p>
          只能用一次，{momentText(expiresAt)}{' '}
          前有效。用了以后，原来的密码和登录都会作废，要重设密码。关掉以后再也看不到，请现在交给本人。
        </p>
        <Field label="链接">{(ids) => <textarea {...ids} readOnly rows={3} value={link} />}</Field>
        <div className={styles.formEnd}>
          <Button look="main" icon="copy" onClick={() => void copy()}>
            复制链接
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
