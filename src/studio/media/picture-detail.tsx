import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { PictureRow } from '../../../schemas/studio/media.ts'
import type { Focus } from '../../domain/picture/picture-crop.ts'
import type { CallReply } from '../calls/studio-calls.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Skeleton } from '../controls/states.tsx'
import { toast } from '../controls/toasts.tsx'
import { useRestoredFocus } from '../controls/use-restored-focus.ts'
import { momentText } from '../pages/ago-text.ts'
import { useStudio } from '../session/studio.ts'
import { ChooseFiles } from './choose-files.tsx'
import { FocusField } from './focus-field.tsx'
import { bytesText, smallFile, wholeFile } from './picture-address.ts'
import { PictureUses } from './picture-uses.tsx'
import { PictureWords, trimmed, type Words } from './picture-words.tsx'
import { useBitmap } from './use-bitmap.ts'
import styles from './media.module.css'

interface PictureDetailProps {
  readonly chosen: PictureRow
  readonly folders: readonly string[]
  readonly canEdit: boolean
  readonly onClose: () => void
  readonly onReplace: (files: readonly File[]) => void
  /** Another picture was made of it. */
  readonly onMade: (picture: PictureRow) => void
  /** It has other words, or came or went. */
  readonly onChanged: () => void
}

/** A picture as the server has it now. */
function usePicture(name: string) {
  const { call } = useStudio()
  const [told, setTold] = useState<CallReply<'picture'>>()
  const load = useCallback(async () => {
    const answer = await call('picture', { params: { name } })
    if ('reply' in answer) setTold(answer.reply)
    else toast(answer.failure.message, { tone: 'bad' })
  }, [call, name])
  useEffect(() => void load(), [load])
  return { told, load }
}

/** Everything about one picture, beside the others. */
export function PictureDetail(props: PictureDetailProps): ReactNode {
  const { chosen, canEdit, onClose } = props
  const { told, load } = usePicture(chosen.name)
  const title = useRestoredFocus<HTMLHeadingElement>(chosen.name)
  const picture = told?.picture ?? chosen
  const isOwn = picture.source === 'upload'
  return (
    <aside className={styles.detail} aria-label={`图片：${picture.title}`}>
      <header className={styles.detailTop}>
        <h2 ref={title} tabIndex={-1}>
          {picture.title}
        </h2>
        <IconButton icon="close" label="收起" onClick={onClose} />
      </header>
      {isOwn ? (
        <FocusOf {...props} key={picture.address} chosen={picture} />
      ) : (
        <img className={styles.whole} src={smallFile(picture.address)} alt="" />
      )}
      <Facts picture={picture} />
      {isOwn && told && <WordsOf {...props} chosen={picture} onSaved={load} />}
      {!isOwn && <p className={styles.hint}>商城自带的图片，放在服务器的图片文件夹里，工作台不能改它。</p>}
      {told ? <PictureUses {...told} /> : <Skeleton lines={3} />}
      {isOwn && canEdit && told && <Deeds {...props} chosen={picture} onDone={load} />}
    </aside>
  )
}

const Facts = ({ picture }: { readonly picture: PictureRow }): ReactNode => (
  <dl className={styles.facts}>
    <dt>地址</dt>
    <dd>
      <code>{picture.address}</code>
    </dd>
    {picture.width !== undefined && (
      <>
        <dt>大小</dt>
        <dd>
          {picture.width}×{picture.height} · {bytesText(picture.bytes ?? 0)}
        </dd>
      </>
    )}
    {picture.at !== undefined && (
      <>
        <dt>上传</dt>
        <dd>
          {picture.by} · {momentText(picture.at)}
        </dd>
      </>
    )}
  </dl>
)

/** Its focus; another one makes another picture, since browsers keep the old one. */
function FocusOf({ chosen, canEdit, onMade }: PictureDetailProps): ReactNode {
  const { call } = useStudio()
  const { bitmap, failed } = useBitmap(wholeFile(chosen.address))
  const kept = chosen.focus ?? { x: 0.5, y: 0.5 }
  const [focus, setFocus] = useState<Focus>(kept)
  const [isBusy, setBusy] = useState(false)
  const crop = async () => {
    setBusy(true)
    const answer = await call('cropPicture', { params: { name: chosen.name }, body: focus })
    setBusy(false)
    if ('failure' in answer) return toast(answer.failure.message, { tone: 'bad' })
    toast('按新的焦点做成了新的一张；用到旧图的地方换成它才会变')
    onMade(answer.reply.picture)
  }
  if (failed) return <img className={styles.whole} src={smallFile(chosen.address)} alt="" />
  if (!bitmap) return <Skeleton lines={4} />
  const isMoved = focus.x !== kept.x || focus.y !== kept.y
  return (
    <>
      <FocusField bitmap={bitmap} focus={focus} isLocked={!canEdit || isBusy} onChange={setFocus} />
      {isMoved && (
        <p className={styles.end}>
          <Button disabled={isBusy} onClick={() => setFocus(kept)}>
            还原
          </Button>
          <Button look="main" disabled={isBusy} onClick={() => void crop()}>
            {isBusy ? '正在处理…' : '按这个焦点另存一张'}
          </Button>
        </p>
      )}
    </>
  )
}

/** Its words: they can be changed at any time, no page has to be published for it. */
function WordsOf(props: PictureDetailProps & { readonly onSaved: () => Promise<void> }): ReactNode {
  const { chosen, folders, canEdit, onChanged, onSaved } = props
  const { call } = useStudio()
  const [words, setWords] = useState<Words>({ title: chosen.title, alt: chosen.alt, folder: chosen.folder ?? '' })
  const { title, alt, folder = '' } = chosen
  const isSame = words.title === title && words.alt === alt && words.folder === folder
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await call('changePicture', { params: { name: chosen.name }, body: trimmed(words) })
    if ('failure' in answer) return toast(answer.failure.message, { tone: 'bad' })
    toast('保存了')
    onChanged()
    await onSaved()
  }
  return (
    <form className={styles.fields} onSubmit={(event) => void save(event)}>
      <PictureWords {...{ words, folders }} isLocked={!canEdit} onChange={setWords} />
      {canEdit && !isSame && (
        <p className={styles.end}>
          <Button look="main" type="submit">
            保存
          </Button>
        </p>
      )}
    </form>
  )
}

/** Replace and delete; out of the trash again. */
function Deeds(props: PictureDetailProps & { readonly onDone: () => Promise<void> }): ReactNode {
  const { chosen, onReplace, onChanged, onDone } = props
  const { call } = useStudio()
  const isTrashed = chosen.trashedAt !== undefined
  const trash = async (trashed: boolean) => {
    const answer = await call('trashPicture', { params: { name: chosen.name }, body: { trashed } })
    if ('failure' in answer) return toast(answer.failure.message, { tone: 'bad' })
    toast(trashed ? `放进回收站了：${chosen.title}` : `恢复了：${chosen.title}`, {
      action: { label: '撤销', run: () => void trash(!trashed) },
    })
    onChanged()
    await onDone()
  }
  return (
    <p className={styles.deeds}>
      {!isTrashed && <ChooseFiles label="换一张" onFiles={onReplace} />}
      <Button
        look={isTrashed ? 'plain' : 'danger'}
        icon={isTrashed ? 'undo' : 'trash'}
        onClick={() => void trash(!isTrashed)}
      >
        {isTrashed ? '恢复' : '删除'}
      </Button>
      {isTrashed && <small>在回收站里，30 天后彻底删除</small>}
    </p>
  )
}
