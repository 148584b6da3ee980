import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { Me } from '../../../schemas/studio/sign-in.ts'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { useStudio } from '../session/studio.ts'
import { tellEnded } from './ended-keys.ts'
import { SET_PASSWORD, useWayBack } from './way-back.ts'
import styles from './sign-in.module.css'

/** The secret of a one-time link stands behind the # of the address: it is never sent with a request for a page. */
const secretOf = (hash: string) => (hash.length > 20 ? hash.slice(1) : undefined)

/** Where operators come in: by name and password, or by the link that was given to them. */
export function SignIn(): ReactNode {
  const [secret, setSecret] = useState(() => secretOf(location.hash))
  const { why } = useSnapshot(useStudio().who)
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1>
          <img src="/tc-fostay/media/favicon.svg" alt="" width="28" height="28" />
          商城工作台
        </h1>
        {why !== undefined && !secret && <p role="status">登录已结束：{why}。没有保存的修改还在这台电脑上。</p>}
        {secret ? <ByLink secret={secret} onSpent={() => setSecret(undefined)} /> : <ByPassword />}
      </div>
      <p className={styles.foot}>页面、部件、主题和地址都在这里改。改动先是草稿，检查没有问题才能发布。</p>
    </main>
  )
}

function useEnter(): (me: Me) => void {
  const { who } = useStudio()
  const navigate = useNavigate()
  const from = useWayBack()
  return (me) => {
    Object.assign(who, { status: 'in', me, why: undefined })
    if (me.needsPassword) void navigate(SET_PASSWORD, { replace: true, state: { from } })
    else void navigate(from, { replace: true })
  }
}

function ByPassword(): ReactNode {
  const { call } = useStudio()
  const enter = useEnter()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name)).trim()
    if (!text('name') || !text('password')) return setProblem('名字和密码都要填')
    setBusy(true)
    const answer = await call('signIn', { body: { name: text('name'), password: String(data.get('password')) } })
    setBusy(false)
    if ('failure' in answer) setProblem(answer.failure.message)
    else enter(answer.reply)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label="名字" most={40}>
        {(ids) => <input {...ids} name="name" autoComplete="username" />}
      </Field>
      <Field label="密码" most={200} problem={problem}>
        {(ids) => <input {...ids} name="password" type="password" autoComplete="current-password" />}
      </Field>
      <Button look="main" type="submit" disabled={isBusy}>
        {isBusy ? '正在登录…' : '登录'}
      </Button>
      <p className={styles.help}>第一次登录或忘了密码：请管理员给你一个一次性链接。</p>
    </form>
  )
}

function ByLink({ secret, onSpent }: { readonly secret: string; readonly onSpent: () => void }): ReactNode {
  const { call } = useStudio()
  const navigate = useNavigate()
  const enter = useEnter()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const answer = await call('signInByLink', { body: { secret } })
    setBusy(false)
    if ('reply' in answer) {
      tellEnded(answer.reply.endedKeys)
      return enter(answer.reply)
    }
    // Out of the address bar and of the browser's history, also when it was spent.
    await navigate('/sign-in', { replace: true })
    setProblem(answer.failure.message)
  }
  return (
    <div className={styles.form}>
      <p>{problem || '这个链接只能用一次。登录以后给自己设一个密码。'}</p>
      {problem ? (
        <Button onClick={onSpent}>用密码登录</Button>
      ) : (
        <Button look="main" onClick={() => void submit()} disabled={isBusy}>
          {isBusy ? '正在登录…' : '登录'}
        </Button>
      )}
    </div>
  )
}
