import type { ReactNode } from 'react'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { itemKindNames } from '../../../schemas/studio/item.ts'
import own from './releases.module.css'

/** What has a draft that a release could take in. */
export const draftsIn = (rows: readonly ItemRow[]): ItemRow[] =>
  rows.filter(({ state }) => state === 'draft' || state === 'new')

interface DraftChoiceProps {
  readonly rows: readonly ItemRow[]
  readonly chosen: readonly ItemRow[]
  readonly onChange: (chosen: readonly ItemRow[]) => void
}

/** Drafts to be ticked. */
export const DraftChoice = ({ rows, chosen, onChange }: DraftChoiceProps): ReactNode => (
  <fieldset className={own.choice}>
    <legend>放进哪些草稿</legend>
    {rows.length === 0 && <p>没有别的草稿。改过页面以后再来，或者从编辑页的「发布…」加入。</p>}
    {rows.map((row) => (
      <label key={`${row.kind}/${row.name}`}>
        <input
          type="checkbox"
          checked={chosen.includes(row)}
          onChange={(event) => onChange(event.target.checked ? [...chosen, row] : chosen.filter((one) => one !== row))}
        />
        <span>
          {row.title}
          <small>
            {itemKindNames[row.kind]} · {row.name}
          </small>
        </span>
      </label>
    ))}
  </fieldset>
)
