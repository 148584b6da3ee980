import { type ReactNode, useState } from 'react'
import { useCommand } from '../app/commands.ts'
import { NewItemDialog } from '../content/new-item-dialog.tsx'
import { makePart } from '../document/index.ts'
import { IconButton } from '../controls/button.tsx'
import { toast } from '../controls/toasts.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { useStudio } from '../session/studio.ts'

/** Asks what a part of the chosen blocks is called; it is a draft then, and stands in their place. */
function MakePartDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { editor, titles, renewItems } = useEditing()
  const { readsOf } = useStudio()
  const { state } = editor
  return (
    <NewItemDialog
      kind="part"
      begin={(named) => {
        const found = makePart(state.document, state.selected, named, { titles, readsOf })
        return 'refused' in found ? found : 'refused' in found.made ? found.made : { text: found.text }
      }}
      onMade={(named) => {
        // What is on the page now: somebody may have changed it while the part was on its way.
        const found = makePart(state.document, state.selected, named, { titles, readsOf })
        const before = new Set(Object.keys(state.document.byId))
        if (!('refused' in found) && editor.apply(found.made)) {
          editor.select(Object.keys(state.document.byId).filter((key) => !before.has(key)))
          toast(`部件「${named.title}」是草稿：先发布它，或和这一页放进同一个发布单`)
        }
        renewItems?.()
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Makes a part of the chosen blocks. */
export function MakePartButton(): ReactNode {
  const [isMaking, setMaking] = useState(false)
  useCommand('make-part', '把选中的做成部件…', undefined, () => setMaking(true))
  return (
    <>
      <IconButton icon="part" label="做成部件" onClick={() => setMaking(true)} />
      {isMaking && <MakePartDialog onClose={() => setMaking(false)} />}
    </>
  )
}
