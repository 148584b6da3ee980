import { useState, type ReactNode } from 'react'
import type { SavedTraveller } from '../../../../schemas/domain/traveller.ts'
import { documentsOf, documentWord, maskedDocument } from '../../../domain/order/documents.ts'
import { keyed } from '../../../kit/keyed.ts'
import { Button } from '../../../ui/button/index.tsx'
import { Sheet } from '../../../ui/sheet/index.tsx'
import type { TravellersEvent, TravellersState } from '../travellers-flow.ts'
import styles from './saved-sheet.module.css'
import { TravellerEditor } from './traveller-editor.tsx'

interface SavedSheetProps {
  readonly state: TravellersState
  readonly send: (event: TravellersEvent) => void
  readonly onPick: (traveller: SavedTraveller) => void
}

/** Whom a member keeps (B7): picked, added, changed, forgotten. An editor stays open, with all that was typed, until it is kept. */
export default function SavedSheet({ state, send, onPick }: SavedSheetProps): ReactNode {
  const { saved, edited, isBusy } = state
  if (edited)
    return (
      <Sheet title={edited === 'new' ? '新增出行人' : '修改出行人'} onClose={() => send({ type: 'edit-closed' })}>
        <TravellerEditor
          traveller={edited === 'new' ? undefined : edited}
          isBusy={isBusy}
          onSave={(traveller) => send({ type: 'save-pressed', traveller })}
        />
      </Sheet>
    )
  return (
    <Sheet title="常用出行人" onClose={() => send({ type: 'closed' })}>
      {saved?.length === 0 && <p className={styles.empty}>还没有常用出行人</p>}
      <ul className={styles.list}>
        {keyed(saved ?? [], (one) => one.id).map(([one, key]) => (
          <SavedRow
            key={key}
            traveller={one}
            onPick={() => onPick(one)}
            onEdit={() => send({ type: 'edit-opened', edited: one })}
            onForget={() => send({ type: 'forget-pressed', id: one.id })}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button kind="quiet" onPress={() => send({ type: 'edit-opened', edited: 'new' })}>
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
