import type { ReactNode } from 'react'
import { Icon, isIconName } from '../icon/index.tsx'
import { isServiceIconName, ServiceIcon, Strokes } from '../service-icon/index.tsx'
import { type EntryIconName, entryIconPaths } from './entry-icon-paths.ts'

const isEntryIconName = (name: string | undefined): name is EntryIconName =>
  name !== undefined && Object.hasOwn(entryIconPaths, name)

/** The icon of an entry to a service, of whichever set; a head with a phone where there is none of the name. */
export function EntryIcon({ name }: { readonly name: string | undefined }): ReactNode {
  if (isEntryIconName(name)) return <Strokes path={entryIconPaths[name]} />
  if (isServiceIconName(name)) return <ServiceIcon name={name} />
  return <Icon name={isIconName(name) ? name : 'service'} />
}
