import { type ReactNode, useCallback, useState } from 'react'
import type { PictureRow } from '../../../schemas/studio/media.ts'
import { Dialog } from '../controls/dialog.tsx'
import { Empty } from '../controls/states.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { FolderChoice } from './folder-choice.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { onlyFirst, useFiles } from './use-files.ts'
import { usePictures } from './use-pictures.ts'
import styles from './media.module.css'

interface PicturePickerProps {
  /** Address of the picture that is there now. */
  readonly chosen: string | undefined
  /** A file that is uploaded at once. */
  readonly pasted?: readonly File[] | undefined
  readonly onPick: (picture: PictureRow) => void
  readonly onClose: () => void
}

/** A picture for a field: of those that there are, the newest first, or a new one. */
export function PicturePicker({ chosen, pasted, onPick, onClose }: PicturePickerProps): ReactNode {
  const [words, setWords] = useState('')
  const [folder, setFolder] = useState('')
  const [files, setFiles] = useState(pasted)
  const pictures = usePictures(words, 'all', folder)
  const upload = useCallback((dropped: readonly File[]) => setFiles(onlyFirst(dropped)), [])
  useFiles(!files, upload)
  if (files)
    return (
      <UploadDialog
        {...{ files, folder }}
        folders={pictures.folders}
        onUploaded={onPick}
        onClose={() => setFiles(undefined)}
      />
    )
  return (
    <Dialog title="选图片" isWide onClose={onClose}>
      <div className={styles.pickerTop}>
        <SearchField label="找图片" placeholder="名字或说明" words={words} onWords={setWords} />
        <FolderChoice folders={pictures.list?.folders ?? []} {...{ folder }} onFolder={setFolder} />
        <ChooseFiles label="上传新图片" onFiles={upload} />
      </div>
      <div className={styles.picker}>
        <PictureGrid
          {...{ pictures, words, chosen }}
          empty={<Empty icon="picture">还没有图片：上传一张，或者拖到这里、粘贴</Empty>}
          onChoose={onPick}
        />
      </div>
    </Dialog>
  )
}
