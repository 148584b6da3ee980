import { type ReactNode, useState } from 'react'
import { ProductDialog, useProducts } from '../content/product-dialog.tsx'
import { Icon } from '../controls/icon.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import { useChoices } from './choices.ts'
import type { InputProps } from './inputs.tsx'
import { kindWords, namedKind } from './named-kind.ts'
import styles from './choices.module.css'

interface NamedInputProps extends InputProps {
  readonly label: string
}

/** A thing by its title, chosen from those that there are; what a page says that is none of them stays until another is chosen. */
export function NamedInput(props: NamedInputProps): ReactNode {
  return namedKind(props.schema) === 'product' ? <ProductInput {...props} /> : <OneOf {...props} />
}

const codeOf = ({ value }: NamedInputProps) => (typeof value === 'string' ? value : '')

function OneOf(props: NamedInputProps): ReactNode {
  const kind = namedKind(props.schema) ?? 'data'
  const choices = useChoices(kind)
  const [isOpen, setOpen] = useState(false)
  const code = codeOf(props)
  return (
    <>
      <Chosen
        {...props}
        code={code}
        what={kindWords[kind]}
        title={choices.find(({ value }) => value === code)?.title}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <ChoiceDialog
          what={kindWords[kind]}
          choices={choices}
          chosen={code}
          onTake={(value) => {
            props.onChange(value)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function ProductInput(props: NamedInputProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const code = codeOf(props)
  return (
    <>
      {code === '' ? (
        <Chosen {...props} code="" what={kindWords.product} title={undefined} onOpen={() => setOpen(true)} />
      ) : (
        <KnownProduct {...props} code={code} onOpen={() => setOpen(true)} />
      )}
      {isOpen && (
        <ProductDialog
          onTake={({ id }) => {
            props.onChange(id)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface OpenedProps extends NamedInputProps {
  readonly code: string
  readonly onOpen: () => void
}

function KnownProduct(props: OpenedProps): ReactNode {
  const { found } = useProducts(props.code)
  const title = found?.find(({ id }) => id === props.code)?.title
  return <Chosen {...props} what={kindWords.product} title={found ? title : '…'} />
}

interface ChosenProps extends OpenedProps {
  readonly what: string
  /** Undefined: there is no such thing, or none is chosen. */
  readonly title: string | undefined
}

function Chosen({ ids, isLocked, label, what, code, title, onOpen }: ChosenProps): ReactNode {
  const said = title ?? (code === '' ? `选${what}…` : `没有这个${what}`)
  return (
    <button
      {...ids}
      type="button"
      className={styles.chosen}
      aria-haspopup="dialog"
      aria-label={`${label}：${said}`}
      data-empty={title === undefined || undefined}
      disabled={isLocked}
      onClick={onOpen}
    >
      <span>{said}</span>
      {code !== '' && code !== title && <code>{code}</code>}
      <Icon name="down" />
    </button>
  )
}
