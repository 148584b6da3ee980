import { type FormEvent, type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { KEY_DAYS } from '../../../schemas/studio/keys.ts'
import { type Role, roleNames, roles } from '../../../schemas/studio/role.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Field } from '../controls/field.tsx'
import { toast } from '../controls/toasts.tsx'
import { momentText } from '../pages/ago-text.ts'
import { may, useStudio } from '../session/studio.ts'
import styles from '../pages/pages.module.css'
import own from './keys.module.css'

/** A key that was just made: its secret is told this once. */
export interface GivenKey {
  readonly name: string
  readonly secret: string
  readonly expiresAt: number
}

const LIVES = [
  [7, '7 天'],
  [30, '30 天'],
  [KEY_DAYS.usual, '90 天'],
  [365, '一年'],
] as const

interface NewKeyProps {
  readonly onClose: () => void
  readonly onMade: (made: GivenKey) => void
}

export function NewKeyDialog({ onClose, onMade }: NewKeyProps): ReactNode {
  const { call, who } = useStudio()
  const { me } = useSnapshot(who)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const name = String(data.get('name')).trim()
    if (!name) return setProblem('写一个名字，例如用在哪里')
    setBusy(true)
    const body = { name, role: String(data.get('role')) as Role, days: Number(data.get('days')) }
    const answer = await call('newKey', { body })
    setBusy(false)
    if ('failure' in answer) setProblem(answer.failure.message)
    else onMade({ name, secret: answer.reply.secret, expiresAt: answer.reply.key.expiresAt })
  }
  return (
    <Dialog title="新密钥" onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field label="名字" help="操作记录里显示，例如「发布脚本」" most={40} problem={problem}>
          {(ids) => <input {...ids} name="name" autoComplete="off" />}
        </Field>
        <Field label="角色" help="AI 助手用「编辑」就够：它能提出草稿，发布由人来做。">
          {(ids) => (
            <select {...ids} name="role" defaultValue={may(me, 'editor') ? 'editor' : 'viewer'}>
              {roles
                .filter((role) => may(me, role))
                .map((role) => (
                  <option key={role} value={role}>
                    {roleNames[role]}
                  </option>
                ))}
            </select>
          )}
        </Field>
        <Field label="有效期">
          {(ids) => (
            <select {...ids} name="days" defaultValue={KEY_DAYS.usual}>
              {LIVES.map(([days, text]) => (
                <option key={days} value={days}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className={styles.formEnd}>
          <Button look="main" type="submit" disabled={isBusy}>
            {isBusy ? '正在建…' : '建密钥'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export function SecretDialog({
  name,
  secret,
  expiresAt,
  onClose,
}: GivenKey & { readonly onClose: () => void }): ReactNode {
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    toast('密钥已复制')
  }
  return (
    <Dialog title={`密钥「${name}」`} onClose={onClose}>
      <div className={styles.form}>
        <p>{momentText(expiresAt)} 前有效。只显示这一次，关掉以后再也看不到，请现在存到密码管理器里。</p>
        <Field label="密钥" help="放在环境变量 PAGODA_KEY 里，不要写进文件和聊天。">
          {(ids) => <textarea {...ids} className={own.secret} readOnly rows={2} value={secret} />}
        </Field>
        <div className={styles.formEnd}>
          <Button look="main" icon="copy" onClick={() => void copy()}>
            复制密钥
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
