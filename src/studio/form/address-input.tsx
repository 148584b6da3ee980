import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { IconButton } from '../controls/button.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import form from './form.module.css'
import styles from './choices.module.css'

interface AddressInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Of the field. */
  readonly label: string
  readonly onPick: (path: string) => void
}

/** Where something leads: a page by its title, or any address that is written. */
export function AddressInput({ label, onPick, ...props }: AddressInputProps): ReactNode {
  const { addresses } = useEditing()
  const [isOpen, setOpen] = useState(false)
  const list = `${props.id}-addresses`
  const page = addresses.find(({ path }) => path === props.value)
  return (
    <>
      <span className={styles.address}>
        <input {...props} list={list} />
        {!props.disabled && <IconButton icon="search" label={`${label}：选页面`} onClick={() => setOpen(true)} />}
      </span>
      {page && <p className={form.help}>页面：{page.title}</p>}
      <datalist id={list}>
        {addresses.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
      {isOpen && (
        <ChoiceDialog
          what="页面"
          choices={addresses.map(({ path, title }) => ({ value: path, title, help: '' }))}
          chosen={page?.path}
          onTake={(path) => {
            onPick(path)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
