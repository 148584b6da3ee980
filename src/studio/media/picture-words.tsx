import type { ReactNode } from 'react'
import { Field } from '../controls/field.tsx'

export interface Words {
  readonly title: string
  readonly alt: string
}

interface PictureWordsProps {
  readonly words: Words
  readonly isLocked?: boolean
  readonly onChange: (words: Words) => void
}

/** What a picture is called, and what is seen on it. */
export const PictureWords = ({ words, isLocked = false, onChange }: PictureWordsProps): ReactNode => (
  <>
    <Field label="名字 *" help="工作台里找它用，顾客看不到">
      {(ids) => (
        <input
          {...ids}
          required
          maxLength={60}
          disabled={isLocked}
          value={words.title}
          onChange={(event) => onChange({ ...words, title: event.target.value })}
        />
      )}
    </Field>
    <Field label="图片说明 *" help="看不到图的人听到的就是它：用一句话说图上有什么">
      {(ids) => (
        <textarea
          {...ids}
          required
          rows={2}
          minLength={2}
          maxLength={120}
          disabled={isLocked}
          value={words.alt}
          onChange={(event) => onChange({ ...words, alt: event.target.value })}
        />
      )}
    </Field>
  </>
)
