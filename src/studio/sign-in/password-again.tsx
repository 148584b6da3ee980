import { type FormEvent, type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Field } from '../controls/field.tsx'
import { useStudio } from '../session/studio.ts'
import styles from '../pages/pages.module.css'

/** The password again, while something that was begun waits for it. */
export function PasswordAgain(): ReactNode {
  const { password } = useStudio()
  return useSnapshot(password.state).isAsking ? <AskPassword /> : null
}

function AskPassword(): ReactNode {
  const { call, who, password } = useStudio()
  const [problem, setProblem] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('password'))
    if (!given) return setProblem('写上你的密码')
    const answer = await call('provePassword', { body: { password: given } })
    if ('failure' in answer) setProblem(answer.failure.code === 'wrong-password' ? '密码不对' : answer.failure.message)
    else password.settle(true)
  }
  return (
    <Dialog title="再输入一次密码" onClose={() => password.settle(false)}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p>这件事要确认是你本人。输入以后接着做，15 分钟内不再问。</p>
        <input hidden readOnly name="name" autoComplete="username" value={who.me?.operator.name ?? ''} />
        <Field label="你的密码" most={200} problem={problem}>
          {(ids) => <input {...ids} name="password" type="password" autoComplete="current-password" />}
        </Field>
        <div className={styles.formEnd}>
          <Button look="main" type="submit">
            继续
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
