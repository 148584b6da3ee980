import { type ReactNode, useId } from 'react'
import { Field } from '../controls/field.tsx'

export interface Words {
  readonly title: string
  readonly alt: string
  /** '' is none. */
  readonly folder: string
}

/** As they are sent. */
export const trimmed = ({ title, alt, folder }: Words): Words => ({
  title: title.trim(),
  alt: alt.trim(),
  folder: folder.trim(),
})

interface PictureWordsProps {
  readonly words: Words
  /** Those that there are. */
  readonly folders: readonly string[]
  readonly isLocked?: boolean
  readonly onChange: (words: Words) => void
}

/** What a picture is called, what is seen on it, and the folder that it stands in. */
export const PictureWords = ({ words, folders, isLocked = false, onChange }: PictureWordsProps): ReactNode => (
  <>
    <Field label="名字 *" help="工作台里找它用，顾客看不到" most={60}>
      {(ids) => (
        <input
          {...ids}
          required
          disabled={isLocked}
          value={words.title}
          onChange={(event) => onChange({ ...words, title: event.target.value })}
        />
      )}
    </Field>
    <Field label="图片说明 *" help="看不到图的人听到的就是它：用一句话说图上有什么" most={120}>
      {(ids) => (
        <textarea
          {...ids}
          required
          rows={2}
          minLength={2}
          disabled={isLocked}
          value={words.alt}
          onChange={(event) => onChange({ ...words, alt: event.target.value })}
        />
      )}
    </Field>
    <FolderField {...{ words, folders, isLocked, onChange }} />
  </>
)

/** One of the folders that there are, or a new one by its name. */
function FolderField({ words, folders, isLocked, onChange }: PictureWordsProps): ReactNode {
  const list = useId()
  return (
    <Field label="文件夹" help="选一个，或写一个新的名字；不写就不放" most={20}>
      {(ids) => (
        <>
          <input
            {...ids}
            list={list}
            disabled={isLocked}
            value={words.folder}
            onChange={(event) => onChange({ ...words, folder: event.target.value })}
          />
          <datalist id={list}>
            {folders.map((folder) => (
              <option key={folder}>{folder}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
