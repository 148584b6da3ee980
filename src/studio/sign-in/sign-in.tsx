import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import type { Me } from '../../../schemas/studio/sign-in.ts'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { useStudio } from '../session/studio.ts'
import styles from './sign-in.module.css'

/** The secret of a one-time link stands behind the # of the address: it is never sent with a request for a page. */
const secretOf = (hash: string) => (hash.length > 20 ? hash.slice(1) : undefined)

/** Where operators come in: by name and password, or by the link that was given to them. */
export function SignIn(): ReactNode {
  const [secret, setSecret] = useState(() => secretOf(location.hash))
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1>
          <img src="/tc-fostay/media/favicon.svg" alt="" width="28" height="28" />
          商城工作台
        </h1>
        {secret ? <ByLink secret={secret} onSpent={() => setSecret(undefined)} /> : <ByPassword />}
      </div>
      <p className={styles.foot}>页面、部件、主题和地址都在这里改。改动先是草稿，检查没有问题才能发布。</p>
    </main>
  )
}

/** Where operators set a password: whoever has none gets nowhere else. */
export const SET_PASSWORD = '/set-password'

/** Where somebody was before they were led here. */
function useWayBack(): Location | '/' {
  const { state } = useLocation() as Location<{ readonly from?: Location } | null>
  return state?.from ?? '/'
}

function useEnter(): (me: Me) => void {
  const { who } = useStudio()
  const navigate = useNavigate()
  const from = useWayBack()
  return (me) => {
    Object.assign(who, { status: 'in', me })
    void navigate(me.needsPassword ? SET_PASSWORD : from, { replace: true })
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
      <Field label="名字">{(ids) => <input {...ids} name="name" autoComplete="username" maxLength={40} />}</Field>
      <Field label="密码" problem={problem}>
        {(ids) => <input {...ids} name="password" type="password" autoComplete="current-password" maxLength={200} />}
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
    if ('reply' in answer) return enter(answer.reply)
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

/** After a link: a password of one's own. Later it can be changed here too. */
export function SetPassword(): ReactNode {
  const { call, who } = useStudio()
  const navigate = useNavigate()
  const from = useWayBack()
  const first = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<{ readonly field: 'current' | 'next' | 'again'; readonly text: string }>()
  const needsOld = who.me?.needsPassword !== true
  useEffect(() => first.current?.focus(), [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [current, next, again] = ['current', 'next', 'again'].map((name) => String(data.get(name) ?? ''))
    if ((next ?? '').length < 12) return setProblem({ field: 'next', text: '密码至少 12 个字' })
    if (next !== again) return setProblem({ field: 'again', text: '两次写的不一样' })
    const answer = await call('changePassword', {
      body: { next: next ?? '', ...(needsOld && { current: current ?? '' }) },
    })
    if ('failure' in answer) {
      const field = answer.failure.code === 'wrong-password' ? 'current' : 'next'
      return setProblem({ field, text: answer.failure.message })
    }
    if (who.me) who.me.needsPassword = false
    await navigate(from, { replace: true })
  }
  const told = (field: string) => (problem?.field === field ? problem.text : undefined)
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
          <Field label="新密码" help="至少 12 个字，不能是名字，也不能是常见的密码" problem={told('next')}>
            {(ids) => <input {...ids} ref={first} name="next" type="password" autoComplete="new-password" />}
          </Field>
          <Field label="再写一次" problem={told('again')}>
            {(ids) => <input {...ids} name="again" type="password" autoComplete="new-password" />}
          </Field>
          <Button look="main" type="submit">
            保存密码
          </Button>
        </form>
      </div>
    </main>
  )
}
