import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Field } from '../controls/field.tsx'
import { toast } from '../controls/toasts.tsx'
import { useStudio } from '../session/studio.ts'
import styles from './media.module.css'

interface RenameFolderProps {
  readonly folder: string
  /** Names of all that there are. */
  readonly folders: readonly string[]
  readonly onRenamed: (name: string) => void
}

/** Another name for a folder, on all its pictures at once. */
export function RenameFolder(props: RenameFolderProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>给文件夹改名…</Button>
      {isOpen && <RenameDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function RenameDialog({
  folder,
  folders,
  onRenamed,
  onClose,
}: RenameFolderProps & { readonly onClose: () => void }): ReactNode {
  const { call } = useStudio()
  const [name, setName] = useState(folder)
  const [refused, setRefused] = useState<string>()
  const to = name.trim()
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await call('renameFolder', { body: { from: folder, to } })
    if ('failure' in answer) return setRefused(answer.failure.message)
    toast(`文件夹改名为「${to}」，里面有 ${answer.reply.count} 张`)
    onRenamed(to)
    onClose()
  }
  return (
    <Dialog title={`给文件夹「${folder}」改名`} onClose={onClose}>
      <form className={styles.fields} onSubmit={(event) => void rename(event)}>
        <Field
          label="新的名字"
          help="里面的图片一起改，回收站里的也是；用到它们的页面不受影响"
          most={20}
          problem={refused}
        >
          {(ids) => <input {...ids} required value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        {to !== folder && folders.includes(to) && <p>已经有「{to}」了：两个文件夹里的图片会放在一起，分不开。</p>}
        <p className={styles.end}>
          <Button onClick={onClose}>取消</Button>
          <Button look="main" type="submit" disabled={to === '' || to === folder}>
            改名
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
