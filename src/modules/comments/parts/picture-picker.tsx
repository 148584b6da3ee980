import { useRef, type ReactNode } from 'react'
import { MOST_PICTURES } from '../../../domain/product/comment-form.ts'
import { keyed } from '../../../kit/keyed.ts'
import { Icon } from '../../../ui/icon/index.tsx'
import { Picture } from '../../../ui/picture/index.tsx'
import { UPLOADING } from '../messages.ts'
import styles from './picture-picker.module.css'

interface PicturePickerProps {
  readonly pictures: readonly string[]
  /** How many are on their way. */
  readonly uploading: number
  readonly onFiles: (files: readonly File[]) => void
  readonly onRemove: (url: string) => void
}

/** Phones make JPEG of what they keep otherwise, where these are asked for. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** Up to nine pictures of a comment: those that are there can be taken out, and others chosen from the device. */
export function PicturePicker({ pictures, uploading, onFiles, onRemove }: PicturePickerProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const count = pictures.length + uploading
  return (
    <div>
      <ul className={styles.list}>
        {keyed(pictures, String).map(([url, key], at) => (
          <li key={key} className={styles.item}>
            <Picture src={url} alt={`第 ${at + 1} 张图片`} shape="tile" sizes="104px" />
            <button type="button" className={styles.remove} onClick={() => onRemove(url)}>
              <span className="visually-hidden">删除第 {at + 1} 张图片</span>
              <span className={styles.cross}>
                <Icon name="close" />
              </span>
            </button>
          </li>
        ))}
        {Array.from({ length: uploading }, (_, at) => (
          <li key={`waiting-${at}`} className={styles.waiting} aria-hidden="true" />
        ))}
        {count < MOST_PICTURES && (
          <li className={styles.item}>
            <button type="button" className={styles.add} onClick={() => input.current?.click()}>
              <span className={styles.plus} aria-hidden="true">
                +
              </span>
              添加图片
              <span className={styles.count}>
                {count}/{MOST_PICTURES}
              </span>
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        className={styles.file}
        accept={TYPES}
        multiple
        tabIndex={-1}
        aria-label="选择图片"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <p className={styles.state} role="status">
        {uploading > 0 && UPLOADING}
      </p>
    </div>
  )
}
