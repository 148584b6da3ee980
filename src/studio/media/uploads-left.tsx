import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import styles from './media.module.css'

interface UploadsLeftProps {
  readonly files: readonly File[]
  /** Which of them is next. */
  readonly at: number
  /** What those are called that were uploaded. */
  readonly uploaded: ReadonlyMap<File, string>
  readonly onGoOn: () => void
  readonly onLeave: () => void
}

const focused = (button: HTMLButtonElement | null) => button?.focus()

/** Before uploads are left in the middle: what is there, and what would not come. */
export function UploadsLeft({ files, at, uploaded, onGoOn, onLeave }: UploadsLeftProps): ReactNode {
  const unwanted = files.slice(0, at).filter((file) => !uploaded.has(file))
  return (
    <div className={styles.fields}>
      <Told what="上传好了" names={[...uploaded.values()]} />
      <Told what="选了不要" names={unwanted.map(({ name }) => name)} />
      <Told what="没有上传" names={files.slice(at).map(({ name }) => name)} />
      <p className={styles.end}>
        <Button onClick={onLeave}>不上传了</Button>
        <Button look="main" ref={focused} onClick={onGoOn}>
          接着上传
        </Button>
      </p>
    </div>
  )
}

const Told = ({ what, names }: { readonly what: string; readonly names: readonly string[] }): ReactNode =>
  names.length > 0 && (
    <p>
      {what} {names.length} 张：{names.join('、')}
    </p>
  )
