import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PictureUse } from '../../../schemas/studio/media.ts'
import { itemKindNames } from '../../../schemas/studio/item.ts'
import type { CallReply } from '../calls/studio-calls.ts'
import { Chip } from '../controls/states.tsx'
import styles from './media.module.css'

interface Used extends Pick<PictureUse, 'kind' | 'name' | 'title'> {
  readonly states: readonly PictureUse['state'][]
}

/** Each item once, published and as a draft. */
function byItem(uses: readonly PictureUse[]): Used[] {
  const items = new Map<string, Used>()
  for (const { kind, name, title, state } of uses) {
    const known = items.get(`${kind}/${name}`)
    items.set(`${kind}/${name}`, { kind, name, title, states: [...(known?.states ?? []), state] })
  }
  return [...items.values()]
}

/** Where a picture is used; while it is anywhere, it can't be deleted. */
export function PictureUses({ uses, replacedBy }: Pick<CallReply<'picture'>, 'uses' | 'replacedBy'>): ReactNode {
  const items = byItem(uses)
  return (
    <section className={styles.uses}>
      <h3>用在哪里</h3>
      {items.length === 0 && <p className={styles.hint}>没有地方用到它，可以删除。</p>}
      <ul>
        {items.map(({ kind, name, title, states }) => (
          <li key={`${kind}/${name}`}>
            <span>
              {kind === 'component' ? title : <Link to={`/pages/${kind}/${name}`}>{title}</Link>}
              <small>
                {itemKindNames[kind]} {name}
              </small>
            </span>
            {states.includes('published') && <Chip tone="good">线上</Chip>}
            {states.includes('draft') && <Chip tone="busy">草稿</Chip>}
          </li>
        ))}
      </ul>
      {replacedBy !== undefined && items.length > 0 && (
        <p className={styles.hint}>
          已经有代替它的一张：<code>{replacedBy}</code>。打开上面的地方，把图片换成它。
        </p>
      )}
    </section>
  )
}
