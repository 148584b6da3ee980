import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { roleNames } from '../../../schemas/studio/role.ts'
import type { KeyRow } from '../../../schemas/studio/keys.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Chip, Empty, Skeleton } from '../controls/states.tsx'
import { toast } from '../controls/toasts.tsx'
import { agoText, momentText } from '../pages/ago-text.ts'
import { useStudio } from '../session/studio.ts'
import { NewKeyDialog, SecretDialog, type GivenKey } from './new-key.tsx'
import styles from '../pages/pages.module.css'
import own from './keys.module.css'

/** The keys as the server has them; one can be ended. */
function useKeys() {
  const { call } = useStudio()
  const [keys, setKeys] = useState<readonly KeyRow[]>()
  const [failed, setFailed] = useState('')
  const load = useCallback(async () => {
    const answer = await call('keyList', {})
    if ('reply' in answer) setKeys(answer.reply.keys)
    setFailed('failure' in answer ? answer.failure.message : '')
  }, [call])
  useEffect(() => void load(), [load])
  const end = async ({ id, name }: KeyRow) => {
    const answer = await call('endKey', { params: { id } })
    if ('failure' in answer) toast(answer.failure.message, { tone: 'bad' })
    else toast(`停用了密钥「${name}」`)
    await load()
  }
  return { keys, failed, load, end }
}

/** By what programs and assistants make the studio's calls for who is signed in. */
export function Keys(): ReactNode {
  const { keys, failed, load, end } = useKeys()
  const [isAdding, setAdding] = useState(false)
  const [given, setGiven] = useState<GivenKey>()
  const [ending, setEnding] = useState<KeyRow>()
  const add = (
    <Button look="main" icon="add" onClick={() => setAdding(true)}>
      新密钥
    </Button>
  )
  return (
    <main className={styles.page}>
      <header className={own.top}>
        <h1>密钥</h1>
        {keys && keys.length > 0 && add}
      </header>
      <p className={own.lead}>
        命令行（<code>pagoda pull</code>、<code>push</code>、<code>publish</code>）和 AI 助手（
        <code>pagoda mcp</code>）用密钥代你做事，能做的不超过密钥的角色，都记在操作记录里。
      </p>
      {failed && (
        <Empty icon="error" action={<Button onClick={() => void load()}>再试一次</Button>}>
          {failed}
        </Empty>
      )}
      {!keys && !failed && <Skeleton lines={4} />}
      {keys?.length === 0 && (
        <Empty icon="code" action={add}>
          还没有密钥
        </Empty>
      )}
      {keys && keys.length > 0 && <KeyTable keys={keys} onEnd={setEnding} />}
      {isAdding && (
        <NewKeyDialog
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false)
            setGiven(made)
            void load()
          }}
        />
      )}
      {given && <SecretDialog {...given} onClose={() => setGiven(undefined)} />}
      {ending && (
        <EndDialog
          name={ending.name}
          onClose={() => setEnding(undefined)}
          onEnd={() => {
            setEnding(undefined)
            void end(ending)
          }}
        />
      )}
    </main>
  )
}

interface KeyTableProps {
  readonly keys: readonly KeyRow[]
  readonly onEnd: (key: KeyRow) => void
}

const KeyTable = ({ keys, onEnd }: KeyTableProps): ReactNode => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">名字</th>
        <th scope="col">角色</th>
        <th scope="col">上次使用</th>
        <th scope="col">有效到</th>
        <th scope="col">
          <span className={styles.unseen}>操作</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {keys.map((key) => (
        <tr key={key.id}>
          <th scope="row">
            {key.name}
            {!key.isOwn && <small>{key.operator} 的</small>}
          </th>
          <td>
            <Chip tone="quiet">{roleNames[key.role]}</Chip>
          </td>
          <td className={styles.when}>{key.seenAt === undefined ? '还没用过' : agoText(key.seenAt)}</td>
          <td className={styles.when}>{momentText(key.expiresAt)}</td>
          <td className={styles.actions}>
            <Button look="quiet" aria-label={`停用 ${key.name}`} onClick={() => onEnd(key)}>
              停用
            </Button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

interface EndDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onEnd: () => void
}

const EndDialog = ({ name, onClose, onEnd }: EndDialogProps): ReactNode => (
  <Dialog title={`停用「${name}」`} onClose={onClose}>
    <div className={styles.form}>
      <p>用这个密钥的程序和助手马上就不能再做任何事。停用以后不能恢复，可以再建一个。</p>
      <div className={styles.formEnd}>
        <Button onClick={onClose}>留着</Button>
        <Button look="danger" onClick={onEnd}>
          停用
        </Button>
      </div>
    </div>
  </Dialog>
)
