import { type ReactNode, useCallback, useState } from 'react'
import { Empty, Skeleton } from '../controls/states.tsx'
import { useStudio } from '../session/studio.ts'
import { ChoiceList } from './choice-dialog.tsx'
import { Chosen, codeOf, type NamedInputProps } from './chosen.tsx'
import { kindWords } from './named-kind.ts'
import { useLookUp } from './use-look-up.ts'

type LookedUpKind = 'coupon' | 'article'

function useNamed(kind: LookedUpKind, words: string) {
  const { call } = useStudio()
  const look = useCallback(async () => {
    const answer = await call('namedChoices', { query: { kind, words } })
    return answer
  }, [call, kind, words])
  return useLookUp(look)
}

interface LookedUpInputProps extends NamedInputProps {
  readonly kind: LookedUpKind
}

/** Something of which the shop may have more than a page holds: it is looked for on the server. */
export function LookedUpInput(props: LookedUpInputProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { kind, onChange } = props
  const code = codeOf(props)
  const open = () => setOpen(true)
  return (
    <>
      {code === '' ? (
        <Chosen {...props} code="" what={kindWords[kind]} title={undefined} onOpen={open} />
      ) : (
        <Known {...props} code={code} onOpen={open} />
      )}
      {isOpen && (
        <LookedUpDialog
          kind={kind}
          chosen={code}
          onTake={(value) => {
            onChange(value)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Known(props: LookedUpInputProps & { readonly code: string; readonly onOpen: () => void }): ReactNode {
  const { kind, code } = props
  const { reply } = useNamed(kind, code)
  const title = reply?.choices.find(({ value }) => value === code)?.title
  return <Chosen {...props} what={kindWords[kind]} title={reply ? title : '…'} />
}

interface LookedUpDialogProps {
  readonly kind: LookedUpKind
  readonly chosen: string
  readonly onTake: (value: string) => void
  readonly onClose: () => void
}

function LookedUpDialog({ kind, ...props }: LookedUpDialogProps): ReactNode {
  const [words, setWords] = useState('')
  const { reply, failed } = useNamed(kind, words.trim())
  return (
    <ChoiceList {...props} {...{ words }} what={kindWords[kind]} list={reply?.choices} onWords={setWords}>
      {failed !== '' && <Empty icon="error">{failed}</Empty>}
      {!reply && failed === '' && <Skeleton lines={5} />}
      {reply?.isMore && <p role="status">只列出前 {reply.choices.length} 个，再多写几个字，或写编号</p>}
    </ChoiceList>
  )
}
