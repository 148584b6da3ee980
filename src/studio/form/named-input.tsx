import { type ReactNode, useState } from 'react'
import { ProductDialog, useProducts } from '../content/product-dialog.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import { Chosen, codeOf, type NamedInputProps, type OpenedProps } from './chosen.tsx'
import { useChoices } from './choices.ts'
import { LookedUpInput } from './looked-up-input.tsx'
import { kindWords } from './named-kind.ts'

/** A thing by its title, chosen from those that there are; what a page says that is none of them stays until another is chosen. */
export function NamedInput(props: NamedInputProps): ReactNode {
  const { names } = props.schema
  if (names === 'product') return <ProductInput {...props} />
  return names === 'coupon' || names === 'article' ? <LookedUpInput {...props} kind={names} /> : <OneOf {...props} />
}

function OneOf(props: NamedInputProps): ReactNode {
  const { names: kind = 'data' } = props.schema
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

function KnownProduct(props: OpenedProps): ReactNode {
  const { reply } = useProducts(props.code)
  const title = reply?.products.find(({ id }) => id === props.code)?.title
  return <Chosen {...props} what={kindWords.product} title={reply ? title : '…'} />
}
