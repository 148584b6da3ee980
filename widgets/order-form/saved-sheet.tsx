import { useEffect, useState, type ReactNode } from 'react'
import type { SavedTraveller } from '../../schemas/domain/traveller.ts'
import { documentsOf, documentWord, maskedDocument } from '../../src/domain/order/documents.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { Sheet } from '../../src/ui/sheet/index.tsx'
import type { OrderFormProps } from './props.schema.ts'
import styles from './saved-sheet.module.css'
import { TravellerEditor } from './traveller-editor.tsx'

interface SavedSheetProps {
  readonly saved: readonly SavedTraveller[]
  /** How the last one to be kept fared: its editor stays open, with all that was typed, until it is. */
  readonly kept: OrderFormProps['kept']
  readonly emit: WidgetTools['emit']
  readonly onPick: (traveller: SavedTraveller) => void
  readonly onClose: () => void
}

/** Whom a member keeps (B7): picked, added, changed, forgotten. */
export default function SavedSheet({ saved, kept, emit, onPick, onClose }: SavedSheetProps): ReactNode {
  const [edited, setEdited] = useState<SavedTraveller | 'new'>()
  useEffect(() => {
    if (kept?.status === 'done') setEdited(undefined)
  }, [kept])
  if (edited)
    return (
      <Sheet title={edited === 'new' ? '新增出行人' : '修改出行人'} onClose={() => setEdited(undefined)}>
        <TravellerEditor
          traveller={edited === 'new' ? undefined : edited}
          isBusy={kept?.status === 'busy'}
          onSave={(traveller) => {
            if (edited === 'new') emit('create-traveller', { traveller })
            else emit('update-traveller', { traveller: { ...traveller, id: edited.id } })
            if (!kept) setEdited(undefined)
          }}
        />
      </Sheet>
    )
  return (
    <Sheet title="常用出行人" onClose={onClose}>
      {saved.length === 0 && <p className={styles.empty}>还没有常用出行人</p>}
      <ul className={styles.list}>
        {saved.map((one) => (
          <SavedRow
            key={one.id}
            traveller={one}
            onPick={() => onPick(one)}
            onEdit={() => setEdited(one)}
            onForget={() => emit('delete-traveller', { id: one.id })}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button kind="quiet" onPress={() => setEdited('new')}>
          新增出行人
        </Button>
      </div>
    </Sheet>
  )
}

interface SavedRowProps {
  readonly traveller: SavedTraveller
  readonly onPick: () => void
  readonly onEdit: () => void
  readonly onForget: () => void
}

/** Who is to be forgotten is asked for once more. */
function SavedRow({ traveller, onPick, onEdit, onForget }: SavedRowProps): ReactNode {
  const [isSure, setSure] = useState(false)
  const { name } = traveller
  return (
    <li className={styles.row}>
      <button type="button" className={styles.who} onClick={onPick}>
        <span className={styles.name}>{name}</span>
        <span className={styles.document}>{documentText(traveller)}</span>
      </button>
      <button type="button" className={styles.act} aria-label={`修改 ${name}`} onClick={onEdit}>
        修改
      </button>
      <button
        type="button"
        className={styles.act}
        data-sure={isSure || undefined}
        aria-label={`${isSure ? '确认删除' : '删除'} ${name}`}
        onBlur={() => setSure(false)}
        onClick={isSure ? onForget : () => setSure(true)}
      >
        {isSure ? '确认删除' : '删除'}
      </button>
    </li>
  )
}

/** 身份证 440***********0014: the ends are enough to tell one from another. */
function documentText(traveller: SavedTraveller): string {
  const texts = documentsOf(traveller).map(({ documentType, documentNo }) =>
    `${documentWord(documentType)} ${maskedDocument(documentNo)}`.trim(),
  )
  return texts.join('，') || (traveller.phone ?? '')
}
