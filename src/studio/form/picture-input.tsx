import { type ClipboardEvent, type ReactNode, useState } from 'react'
import type { PictureRow } from '../../../schemas/studio/media.ts'
import { Button } from '../controls/button.tsx'
import { smallFile } from '../media/picture-address.ts'
import { onlyFirst } from '../media/use-files.ts'
import { PicturePicker } from '../media/picture-picker.tsx'
import { type InputProps, useTyped } from './inputs.tsx'
import styles from './form.module.css'

interface PictureInputProps extends InputProps {
  readonly label: string
  readonly onPick: (picture: PictureRow) => void
}

/** An address of a picture: chosen from those that there are, uploaded, or typed. */
export function PictureInput({ ids, value, isLocked, label, onChange, onPick }: PictureInputProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [pasted, setPasted] = useState<readonly File[]>()
  const { text, setText, rest } = useTyped(typeof value === 'string' ? value : '', onChange)
  const shown = /^\/[^{]*$/.test(text) ? text : undefined
  // A picture on the clipboard is no text: it is uploaded, as in the picker.
  const paste = (event: ClipboardEvent) => {
    const files = onlyFirst([...event.clipboardData.files])
    if (files.length === 0) return
    event.preventDefault()
    setPasted(files)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setPasted(undefined)
  }
  return (
    <div className={styles.picture}>
      {shown && <img key={shown} src={smallFile(shown)} alt="" width="56" height="42" loading="lazy" />}
      <input
        {...ids}
        disabled={isLocked}
        value={text}
        onBlur={rest}
        onPaste={paste}
        onChange={(event) => setText(event.target.value)}
      />
      {!isLocked && (
        <Button icon="picture" aria-label={`${label}：选图`} onClick={() => setOpen(true)}>
          选图
        </Button>
      )}
      {isOpen && (
        <PicturePicker
          chosen={shown}
          pasted={pasted}
          onPick={(picture) => {
            onPick(picture)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
