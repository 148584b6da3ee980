import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { type ItemKind, itemKindNames } from '../../../schemas/studio/item.ts'
import type { Failure } from '../calls/studio-calls.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { toast } from '../controls/toasts.tsx'
import { may, useStudio } from '../session/studio.ts'
import styles from './pages.module.css'

/** What shoppers and pages miss from then on. */
const MEANS: Readonly<Record<ItemKind, string>> = {
  page: '页面和它的地址从商城拿下，顾客打开会看到页面不存在。',
  part: '页面不能再用它。',
  theme: '从这个来源进来的顾客看到商城自己的样子。',
  route: '地址跟着它的页面归档。',
  component: '页面按编号读不到它，里面的内容不再展示。',
}

/** Gives why it was not done. */
type Archive = (row: ItemRow, archived: boolean) => Promise<Failure | undefined>

/** Takes an item out of the shop or back into it, and says so with a way to undo it. @param load reads the list anew */
function useArchive(load: () => Promise<void>): { readonly archive: Archive; readonly ask: Archive } {
  const { call } = useStudio()
  const archive: Archive = async (row, archived) => {
    const params = { kind: row.kind, name: row.name }
    const answer = await call('archiveItem', { params, body: { archived } })
    if ('failure' in answer) return answer.failure
    const undo = async () => {
      const failure = await archive(row, !archived)
      if (failure) toast(failure.message, { tone: 'bad' })
    }
    toast(archived ? `归档了 ${row.title}` : `恢复了 ${row.title}`, {
      action: { label: '撤销', run: () => void undo() },
    })
    await load()
    return undefined
  }
  /** Where it takes two people: the request stands among the releases. */
  const ask: Archive = async ({ kind, name }, archived) => {
    const answer = await call('askArchive', { params: { kind, name }, body: { archived, message: '' } })
    if ('failure' in answer) return answer.failure
    toast('已请求审批，另一位有发布权限的人在「发布单」里批准后就能执行')
    return undefined
  }
  return { archive, ask }
}

/**
 * The button of a line that archives it, after a question, or takes it back at once; nothing for what was never published. Who may not publish asks
 * for an approval of it.
 */
export function ArchiveButton({
  row,
  onDone,
}: {
  readonly row: ItemRow
  readonly onDone: () => Promise<void>
}): ReactNode {
  const { archive, ask } = useArchive(onDone)
  const isRequest = !may(useSnapshot(useStudio().who).me, 'publisher')
  const [isAsking, setAsking] = useState(false)
  const tell = (failure: Failure | undefined, action?: { readonly label: string; readonly run: () => void }) => {
    if (failure) toast(failure.message, { tone: 'bad', ...(action && { action }) })
  }
  const takeBack = async () => {
    if (isRequest) return tell(await ask(row, false))
    const failure = await archive(row, false)
    const askForIt = { label: '请求审批', run: () => void ask(row, false).then(tell) }
    tell(failure, failure?.code === 'archive-alone' ? askForIt : undefined)
  }
  if (row.state === 'new') return null
  if (row.state === 'archived')
    return <IconButton icon="undo" label={`恢复 ${row.title}`} onClick={() => void takeBack()} />
  return (
    <>
      <IconButton icon="archive" label={`归档 ${row.title}`} onClick={() => setAsking(true)} />
      {isAsking && (
        <ArchiveDialog
          {...{ row, isRequest }}
          onArchive={() => archive(row, true)}
          onAsk={() => ask(row, true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface ArchiveDialogProps {
  readonly row: ItemRow
  /** Somebody else decides. */
  readonly isRequest: boolean
  /** Gives why it was refused. */
  readonly onArchive: () => Promise<Failure | undefined>
  readonly onAsk: () => Promise<Failure | undefined>
  readonly onClose: () => void
}

/** Asks before something is taken from shoppers, and says why it can't be where it can't. */
function ArchiveDialog({ row, isRequest, onArchive, onAsk, onClose }: ArchiveDialogProps): ReactNode {
  const [problem, setProblem] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const takesTwo = isRequest || problem?.code === 'archive-alone'
  const decide = async () => {
    setBusy(true)
    const refused = await (takesTwo ? onAsk() : onArchive())
    setBusy(false)
    if (refused === undefined) onClose()
    else setProblem(refused)
  }
  return (
    <Dialog title={`归档 ${row.title}`} onClose={onClose}>
      <div className={styles.form}>
        <p>
          {MEANS[row.kind]}草稿和版本都留着，在「已归档」里随时可以恢复。还有页面在用的{itemKindNames[row.kind]}
          不能归档。
        </p>
        {problem !== undefined && (
          <p role="alert" className={styles.refused}>
            {problem.message}
          </p>
        )}
        <div className={styles.formEnd}>
          <Button onClick={onClose}>取消</Button>
          <Button look={takesTwo ? 'main' : 'danger'} disabled={isBusy} onClick={() => void decide()}>
            {takesTwo ? '请求审批' : isBusy ? '正在归档…' : '归档'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
