import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { useStudio } from '../session/studio.ts'
import { quoted, tellEnded } from './ended-keys.ts'
import { useWayBack } from './way-back.ts'
import styles from './sign-in.module.css'

/** Names of one's own keys that a new password ends; none while they can't be asked for. */
function useOwnKeys(hasPassword: boolean): readonly string[] {
  const { call } = useStudio()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    if (!hasPassword) return
    void call('keyList', {}).then((answer) => {
      if ('reply' in answer) setNames(answer.reply.keys.filter(({ isOwn }) => isOwn).map(({ name }) => name))
    })
  }, [call, hasPassword])
  return names
}

interface Problem {
  readonly field: 'current' | 'next' | 'again'
  readonly text: string
}

/** After a link: a password of one's own. Later it can be changed here too. */
export function SetPassword(): ReactNode {
  const { call, who } = useStudio()
  const navigate = useNavigate()
  const from = useWayBack()
  const first = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem>()
  const needsOld = who.me?.needsPassword !== true
  const keys = useOwnKeys(needsOld)
  useEffect(() => first.current?.focus(), [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [current = '', next = '', again = ''] = ['current', 'next', 'again'].map((name) =>
      String(data.get(name) ?? ''),
    )
    if (next.length < 12) return setProblem({ field: 'next', text: '密码至少 12 个字' })
    if (next !== again) return setProblem({ field: 'again', text: '两次写的不一样' })
    const answer = await call('changePassword', {
      body: { next, ...(needsOld && { current, keepKeys: data.has('keepKeys') }) },
    })
    if ('failure' in answer) {
      const field = answer.failure.code === 'wrong-password' ? 'current' : 'next'
      return setProblem({ field, text: answer.failure.message })
    }
    tellEnded(answer.reply.endedKeys)
    if (who.me) who.me.needsPassword = false
    await navigate(from, { replace: true })
  }
  const told = (field: Problem['field']) => (problem?.field === field ? problem.text : undefined)
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1>设置密码</h1>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <input hidden readOnly name="name" autoComplete="username" value={who.me?.operator.name ?? ''} />
          {needsOld && (
            <Field label="现在的密码" problem={told('current')}>
              {(ids) => <input {...ids} name="current" type="password" autoComplete="current-password" />}
            </Field>
          )}
          <Field label="新密码" help="至少 12 个字，不能是名字，也不能是常见的密码" most={200} problem={told('next')}>
            {(ids) => <input {...ids} ref={first} name="next" type="password" autoComplete="new-password" />}
          </Field>
          <Field label="再写一次" problem={told('again')}>
            {(ids) => <input {...ids} name="again" type="password" autoComplete="new-password" />}
          </Field>
          {keys.length > 0 && <KeepKeys names={keys} />}
          <Button look="main" type="submit">
            保存密码
          </Button>
        </form>
      </div>
    </main>
  )
}

const KeepKeys = ({ names }: { readonly names: readonly string[] }): ReactNode => (
  <div>
    <label className={styles.tick}>
      <input type="checkbox" name="keepKeys" />
      密钥{quoted(names)}仍然有效
    </label>
    <p className={styles.help}>不勾就一起停用，用它们的程序要换新的密钥。密码可能被人知道了：不要勾。</p>
  </div>
)
