import { type ReactNode, useRef } from 'react'
import { Button } from '../controls/button.tsx'

interface ChooseFilesProps {
  readonly label: string
  readonly isMany?: boolean
  readonly look?: 'main' | 'plain'
  readonly onFiles: (files: readonly File[]) => void
}

/** Of what the server takes; what it is decides its content, there. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

/** A button that lets choose files of the computer. */
export function ChooseFiles({ label, isMany = false, look = 'plain', onFiles }: ChooseFilesProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look={look} icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={ACCEPTED}
        multiple={isMany}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
