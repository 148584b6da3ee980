import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { PictureRow } from '../../../schemas/studio/media.ts'
import { Icon } from '../controls/icon.tsx'
import { Empty } from '../controls/states.tsx'
import { may, useStudio } from '../session/studio.ts'
import { ChooseFiles } from './choose-files.tsx'
import { FolderChoice } from './folder-choice.tsx'
import { PictureDetail } from './picture-detail.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { RenameFolder } from './rename-folder.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { useFiles } from './use-files.ts'
import { type Pictures, type Shown, usePictures } from './use-pictures.ts'
import styles from './media.module.css'

const SHOWN: readonly (readonly [Shown, string])[] = [
  ['all', '全部'],
  ['uploads', '上传的'],
  ['unused', '没有用到'],
  ['trash', '回收站'],
]

const EMPTY: Readonly<Record<Shown, string>> = {
  all: '还没有图片。把图片拖到这里、粘贴，或者点右上角上传',
  uploads: '还没有人上传过图片。把图片拖到这里、粘贴，或者点右上角上传',
  unused: '上传的图片都用到了',
  trash: '回收站是空的。删掉的图片在这里放 30 天，之后彻底删除',
}

interface Uploading {
  readonly files: readonly File[]
  readonly replaces?: PictureRow
}

/** The picture that is looked at; whoever looked at one goes on from it in the list. */
function useChosen() {
  const list = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<PictureRow>()
  const close = () => {
    list.current?.querySelector<HTMLElement>('li [aria-pressed="true"]')?.focus()
    setChosen(undefined)
  }
  return { chosen, setChosen, list, close }
}

/** Every picture that pages may name: found, uploaded, described, cropped and, where nothing names it, deleted. */
export function MediaScreen(): ReactNode {
  const { who } = useStudio()
  const { me } = useSnapshot(who)
  const canEdit = may(me, 'editor')
  const [words, setWords] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const [folder, setFolder] = useState('')
  const { chosen, setChosen, list, close } = useChosen()
  const [uploading, setUploading] = useState<Uploading>()
  const pictures = usePictures(words, shown, folder)
  const { folders } = pictures
  const show = (name: string) => {
    setFolder(name)
    setChosen(undefined)
  }
  const upload = useCallback((files: readonly File[]) => setUploading({ files }), [])
  const isOver = useFiles(canEdit && !uploading, upload)
  return (
    <div className={styles.screen}>
      <main className={styles.page} ref={list}>
        <Top {...{ words, canEdit }} onWords={setWords} onFiles={upload} />
        <Filters {...{ shown, folder }} list={pictures.list} onShown={setShown} onFolder={setFolder}>
          {canEdit && folders.includes(folder) && <RenameFolder {...{ folder, folders }} onRenamed={show} />}
        </Filters>
        <PictureGrid
          {...{ pictures, words }}
          chosen={chosen?.address}
          empty={<Empty icon="picture">{folder === '' ? EMPTY[shown] : `「${folder}」里没有这样的图片`}</Empty>}
          onChoose={setChosen}
        />
      </main>
      {chosen && (
        <PictureDetail
          key={chosen.name}
          {...{ chosen, canEdit, folders }}
          onClose={close}
          onReplace={(files) => setUploading({ files, replaces: chosen })}
          onMade={(picture) => {
            pictures.put(picture)
            setChosen(picture)
          }}
          onChanged={() => void pictures.load()}
        />
      )}
      {isOver && <Over />}
      {uploading && (
        <UploadDialog
          {...{ ...uploading, folder, folders }}
          onUploaded={(picture) => {
            void pictures.load()
            setChosen(picture)
          }}
          onClose={() => setUploading(undefined)}
        />
      )}
    </div>
  )
}

interface TopProps {
  readonly words: string
  readonly canEdit: boolean
  readonly onWords: (words: string) => void
  readonly onFiles: (files: readonly File[]) => void
}

const Top = ({ words, canEdit, onWords, onFiles }: TopProps): ReactNode => (
  <header className={styles.top}>
    <h1>图片</h1>
    <SearchField label="找图片" placeholder="名字或说明" words={words} onWords={onWords} />
    {canEdit && <ChooseFiles label="上传图片" look="main" isMany onFiles={onFiles} />}
  </header>
)

/** While files are dragged over the screen. */
const Over = (): ReactNode => (
  <p className={styles.over}>
    <Icon name="upload" />
    松开就上传
  </p>
)

interface FiltersProps {
  readonly shown: Shown
  readonly folder: string
  readonly list: Pictures['list']
  readonly onShown: (shown: Shown) => void
  readonly onFolder: (folder: string) => void
  /** What is done with the folder that is shown. */
  readonly children: ReactNode
}

const Filters = ({ shown, folder, list, onShown, onFolder, children }: FiltersProps): ReactNode => (
  <div className={styles.filters} role="group" aria-label="哪些图片">
    {SHOWN.map(([one, text]) => (
      <button key={one} type="button" aria-pressed={one === shown} onClick={() => onShown(one)}>
        {text}
      </button>
    ))}
    <FolderChoice folders={list?.folders ?? []} {...{ folder, onFolder }} />
    {children}
    {list && <small>{list.total} 张</small>}
  </div>
)
