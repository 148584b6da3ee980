import { type FormEvent, type ReactNode, useState } from 'react'
import { LARGEST_PICTURE, type PictureRow } from '../../../schemas/studio/media.ts'
import { firstSigns } from '../../domain/storable.ts'
import { type Focus, MIDDLE } from '../../domain/picture/picture-crop.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Skeleton } from '../controls/states.tsx'
import { toast } from '../controls/toasts.tsx'
import { useStudio } from '../session/studio.ts'
import { bytesText } from './picture-address.ts'
import { FocusField } from './focus-field.tsx'
import { PictureWords, trimmed, type Words } from './picture-words.tsx'
import { UploadsLeft } from './uploads-left.tsx'
import { useBitmap } from './use-bitmap.ts'
import styles from './media.module.css'

interface UploadDialogProps {
  readonly files: readonly File[]
  /** The picture in whose place they come. */
  readonly replaces?: PictureRow
  /** In which they come at first: the one that is looked at. */
  readonly folder?: string
  readonly folders?: readonly string[]
  readonly onUploaded: (picture: PictureRow) => void
  readonly onClose: () => void
}

const NO_FOLDERS: readonly string[] = []

/** Files one after another: what each shows, where its middle is, what it is called. */
export function UploadDialog({
  files,
  replaces,
  folder = '',
  folders = NO_FOLDERS,
  onUploaded,
  onClose,
}: UploadDialogProps): ReactNode {
  const [at, setAt] = useState(0)
  const [uploaded, setUploaded] = useState<ReadonlyMap<File, string>>(new Map())
  const [into, setInto] = useState(replaces?.folder ?? folder)
  const [isLeaving, setLeaving] = useState(false)
  const file = files[at]
  if (!file) return null
  const isOneOfMany = files.length > 1
  const next = () => (at + 1 < files.length ? setAt(at + 1) : onClose())
  const title = replaces ? `换掉「${replaces.title}」` : '上传图片'
  const place = isOneOfMany ? `（第 ${at + 1} 张，共 ${files.length} 张）` : ''
  return (
    <Dialog
      title={isLeaving ? `还有 ${files.length - at} 张没有上传` : title + place}
      isWide
      onClose={() => (isOneOfMany ? setLeaving(!isLeaving) : onClose())}
    >
      {isLeaving && <UploadsLeft {...{ files, at, uploaded }} onGoOn={() => setLeaving(false)} onLeave={onClose} />}
      {/* What is written for this one stays while it is asked whether the rest is wanted. */}
      <div hidden={isLeaving}>
        <UploadForm
          key={`${at} ${file.name}`}
          {...{ file, replaces, isOneOfMany, folders }}
          folder={into}
          onUploaded={(picture) => {
            setInto(picture.folder ?? '')
            setUploaded(new Map([...uploaded, [file, picture.title]]))
            onUploaded(picture)
            next()
          }}
          onSkip={next}
        />
      </div>
    </Dialog>
  )
}

interface UploadFormProps {
  readonly file: File
  readonly replaces: PictureRow | undefined
  readonly folder: string
  readonly folders: readonly string[]
  readonly isOneOfMany: boolean
  readonly onUploaded: (picture: PictureRow) => void
  readonly onSkip: () => void
}

/** summer-sale.jpg -> summer-sale; what a clipboard calls a picture says nothing. */
const titleOf = ({ name }: File) => {
  const words = name.replace(/\.[^.]*$/, '')
  return /^image$/i.test(words) ? '' : firstSigns(words.trim(), 60)
}

/** Sends a file, and says why it was not taken. */
function useUpload(file: File, replaces: PictureRow | undefined, onUploaded: (picture: PictureRow) => void) {
  const { call } = useStudio()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async (words: Words, focus: Focus) => {
    if (file.size > LARGEST_PICTURE)
      return setProblem(
        `文件太大：${bytesText(file.size)}，一张图片最多 ${bytesText(LARGEST_PICTURE)}，先压缩或缩小再上传`,
      )
    setBusy(true)
    setProblem('')
    const query = { ...words, ...focus, ...(replaces && { replaces: replaces.name }) }
    const answer = await call('uploadPicture', { query, file })
    setBusy(false)
    if ('failure' in answer) return setProblem(answer.failure.message)
    const { picture, wasKnown } = answer.reply
    toast(wasKnown ? `这张图片已经有了：${picture.title}` : `上传好了：${picture.title}`)
    onUploaded(picture)
  }
  return { isBusy, problem, send }
}

function UploadForm({ file, replaces, folder, folders, isOneOfMany, onUploaded, onSkip }: UploadFormProps): ReactNode {
  const [words, setWords] = useState<Words>({ title: replaces?.title ?? titleOf(file), alt: '', folder })
  const [focus, setFocus] = useState<Focus>(MIDDLE)
  const { bitmap, failed } = useBitmap(file)
  const { isBusy, problem, send } = useUpload(file, replaces, onUploaded)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(trimmed(words), focus)
  }
  return (
    <form className={styles.upload} onSubmit={submit}>
      {bitmap && <FocusField bitmap={bitmap} focus={focus} onChange={setFocus} />}
      {!bitmap && !failed && <Skeleton lines={5} />}
      {failed && <p className={styles.unseen}>浏览器里看不到这个文件，上传时会说明它能不能用</p>}
      <div className={styles.fields}>
        <p className={styles.hint}>
          {file.name} · {bytesText(file.size)}
        </p>
        <PictureWords {...{ words, folders }} onChange={setWords} />
        {/* It says what is seen on another picture. */}
        {replaces && <p className={styles.hint}>换下的那张说的是「{replaces.alt}」</p>}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <p className={styles.end}>
          <Button disabled={isBusy} onClick={onSkip}>
            {problem || isOneOfMany ? '不要这一张' : '取消'}
          </Button>
          <Button look="main" type="submit" icon="upload" disabled={isBusy}>
            {isBusy ? '正在处理…' : '上传'}
          </Button>
        </p>
      </div>
    </form>
  )
}
