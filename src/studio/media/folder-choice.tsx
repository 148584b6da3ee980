import type { ReactNode } from 'react'
import type { CallReply } from '../calls/studio-calls.ts'
import styles from './media.module.css'

interface FolderChoiceProps {
  readonly folders: CallReply<'pictureList'>['folders']
  /** '' is all of them. */
  readonly folder: string
  readonly onFolder: (folder: string) => void
}

/** Which folder's pictures are shown; nothing where there are none. One that has none of them is there as long as it is chosen. */
export function FolderChoice({ folders, folder, onFolder }: FolderChoiceProps): ReactNode {
  const isKnown = folder === '' || folders.some(({ name }) => name === folder)
  const all = isKnown ? folders : [...folders, { name: folder, count: 0 }]
  if (all.length === 0) return null
  return (
    <select
      className={styles.folder}
      aria-label="文件夹"
      value={folder}
      onChange={(event) => onFolder(event.target.value)}
    >
      <option value="">全部文件夹</option>
      {all.map(({ name, count }) => (
        <option key={name} value={name}>
          {name}（{count} 张）
        </option>
      ))}
    </select>
  )
}
