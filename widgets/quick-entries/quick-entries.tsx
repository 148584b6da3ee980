import type { ReactNode } from 'react'
import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import { contentTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon, isIconName } from '../../src/ui/icon/index.tsx'
import { LinkOrButton } from '../../src/ui/link/link-or-button.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { defaults } from './defaults.ts'
import type { QuickEntriesProps } from './props.schema.ts'
import styles from './quick-entries.module.css'

/** A9 counts the entries without this one: it works inside a hotel only. */
const WIFI = '一键WIFI'

export default function QuickEntries(props: QuickEntriesProps & WidgetTools): ReactNode {
  const { items, max, label, emit } = { ...defaults, ...props }
  const shown = items.filter((item) => item.title !== WIFI).slice(0, max)
  return (
    <ul className={styles.row} aria-label={label}>
      {keyed(shown, (item) => item.id).map(([item, key], index) => (
        <li key={key} className={styles.item}>
          <Entry item={item} onPress={() => emit('select', { item, index })} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ item, onPress }: { readonly item: ComponentContent; readonly onPress: () => void }): ReactNode {
  return (
    <LinkOrButton target={contentTarget(item)} className={styles.entry} onPress={onPress}>
      <EntryPicture item={item} />
      <span className={styles.name}>{item.title}</span>
    </LinkOrButton>
  )
}

function EntryPicture({ item }: { readonly item: ComponentContent }): ReactNode {
  const icon = item.customFields?.icon
  if (!isIconName(icon) && item.themePicUri) {
    return <Picture className={styles.tile} src={item.themePicUri} alt="" shape="tile" sizes="52px" />
  }
  return (
    <span className={styles.tile}>
      <Icon name={isIconName(icon) ? icon : 'location'} />
    </span>
  )
}
