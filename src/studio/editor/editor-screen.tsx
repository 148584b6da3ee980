import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import { type ItemKind, itemKinds } from '../../../schemas/studio/item.ts'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { WatchedValues } from '../canvas/watched-values.ts'
import { Skeleton } from '../controls/states.tsx'
import { Editor } from '../session/editor.ts'
import { localDraftStore } from '../session/kept-draft.ts'
import { newName, openWindows } from '../session/open-windows.ts'
import { useReturns } from '../session/returns.ts'
import { isForeign, may, useStudio } from '../session/studio.ts'
import { EditingContext, type Editing } from './editor-context.ts'
import { EditorFrame } from './editor-frame.tsx'
import { NotOpen } from './not-open.tsx'
import { useShopTitles } from './use-shop-titles.ts'
import { NoScreen } from '../app/no-screen.tsx'

/** The address names what is edited; another address is another editor. */
export function EditorScreen(): ReactNode {
  const { kind, name } = useParams()
  const known = itemKinds.find((one) => one === kind)
  if (!known || !name) return <NoScreen />
  return <OpenEditor key={`${known}/${name}`} kind={known} name={name} />
}

/** The items of the shop, for sentences and pickers. */
function useItems() {
  const { call } = useStudio()
  const [items, setItems] = useState<readonly ItemRow[]>([])
  const [turn, setTurn] = useState(0)
  const renewItems = useCallback(() => setTurn((before) => before + 1), [])
  const returns = useReturns()
  useEffect(() => {
    void call('itemList', {}).then((answer) => {
      if ('reply' in answer) setItems(answer.reply.items)
    })
  }, [call, returns, turn])
  return useMemo(() => {
    const addresses = items.flatMap(({ kind, paths, title }) =>
      kind === 'page' ? paths.filter((path) => !path.includes(':')).map((path) => ({ path, title })) : [],
    )
    const components = items.flatMap(({ kind, name, title, state }) =>
      kind === 'component' && state !== 'archived' ? [{ code: name, title }] : [],
    )
    const pages = items.flatMap(({ kind, name, title }) => (kind === 'page' ? [{ name, title }] : []))
    return { rows: items, choices: { addresses, components, pages, renewItems } }
  }, [items, renewItems])
}

function OpenEditor({ kind, name }: { readonly kind: ItemKind; readonly name: string }): ReactNode {
  const { call, who, catalogue: load } = useStudio()
  const { me } = useSnapshot(who)
  const operator = me?.operator.name ?? ''
  const [editor, setEditor] = useState<Editor>()
  const [catalogue, setCatalogue] = useState<Catalogue>()
  const { rows, choices } = useItems()
  const titlesFor = useShopTitles(catalogue, rows)
  const titles = useMemo(() => titlesFor?.({ kind, name }), [titlesFor, kind, name])
  useEffect(() => {
    const item = { kind, name }
    let made: Editor | undefined
    let isGone = false
    void openWindows().then((windows) => {
      if (isGone) return
      made = new Editor({ call, item, shelf: localDraftStore(localStorage, operator, item, windows), tab: newName() })
      setEditor(made)
    })
    return () => {
      isGone = true
      made?.close()
    }
  }, [call, kind, name, operator])
  const returns = useReturns()
  useEffect(() => void load().then(setCatalogue), [load, returns])
  const canEdit = may(me, 'editor') && !isForeign(me, kind)
  const [values] = useState(() => new WatchedValues())
  const editing = useMemo<Editing | undefined>(
    () => editor && catalogue && titles && { ...choices, editor, catalogue, titles, canEdit, values },
    [editor, catalogue, titles, choices, canEdit, values],
  )
  if (!editor) return <Skeleton lines={10} />
  if (!editing) return <NotOpen editor={editor} />
  return (
    <EditingContext value={editing}>
      <EditorFrame />
    </EditingContext>
  )
}
