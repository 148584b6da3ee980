import type { ReactNode } from 'react'
import { serviceIconPaths, type ServiceIconName } from './service-icon-paths.ts'
import styles from './service-icon.module.css'

export function isServiceIconName(name: string | undefined): name is ServiceIconName {
  return name !== undefined && Object.hasOwn(serviceIconPaths, name)
}

/** An icon of the member's pages and of dialogs, kept out of what the first view of a page loads. It says nothing: the words beside it do. */
export const ServiceIcon = ({ name }: { readonly name: ServiceIconName }): ReactNode => (
  <Strokes path={serviceIconPaths[name]} />
)

/** An icon that is drawn in lines alone. */
export const Strokes = ({ path }: { readonly path: string }): ReactNode => (
  <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
)
