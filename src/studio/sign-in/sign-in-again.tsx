import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Field } from '../controls/field.tsx'
import { useStudio } from '../session/studio.ts'
import styles from '../pages/pages.module.css'

/** The session ended while somebody is at work: they come back over their screen, where everything stays as it is. */
export function SignInAgain(): ReactNode {
  const { signInAgain } = useStudio()
  const { isAsking, why } = useSnapshot(signInAgain.state)
  return isAsking ? <AskToSignIn why={why} /> : null
}

function AskToSignIn({ why }: { readonly why: string | undefined }): ReactNode {
  const { signInAgain, who } = useStudio()
  const name = useSnapshot(who).me?.operator.name ?? ''
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    // In another tab somebody may be in already.
    const look = () => void signInAgain.look()
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [signInAgain])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('password'))
    if (!given) return setProblem('写上你的密码')
    setBusy(true)
    setProblem((await signInAgain.signIn(given)) ?? '')
    setBusy(false)
  }
  return (
    <Dialog title="登录已结束">
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p role="status">
          {why === undefined ? '' : `${why}。`}这里的东西都还在：登录以后接着做，没有存完的会自己存上。
        </p>
        <input hidden readOnly name="name" autoComplete="username" value={name} />
        <Field label={`${name} 的密码`} most={200} problem={problem}>
          {(ids) => <input {...ids} name="password" type="password" autoComplete="current-password" />}
        </Field>
        <div className={styles.formEnd}>
          <Button onClick={signInAgain.giveUp}>换一个人登录</Button>
          <Button look="main" type="submit" disabled={isBusy}>
            {isBusy ? '正在登录…' : '登录'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
