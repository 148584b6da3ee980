import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { itemKindNames } from '../../../schemas/studio/item.ts'
import type { ReleaseItem } from '../../../schemas/studio/releases.ts'

/** What an item of a release is called, and the way to it. */
export const ItemHeading = ({ item }: { readonly item: ReleaseItem }): ReactNode => (
  <>
    <h2>
      <Link to={`/pages/${item.kind}/${item.name}`}>{item.title}</Link>
    </h2>
    <small>
      {itemKindNames[item.kind]} · {item.name}
    </small>
  </>
)
