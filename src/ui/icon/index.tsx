import type { ReactNode } from 'react'
import { iconPaths } from './icon-paths.ts'
import styles from './icon.module.css'

export type IconName = keyof typeof iconPaths

export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(iconPaths, name)
}

/** An icon in the colour and size of the text around it. It says nothing: what it stands for is in the words beside it. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  const drawing: { line: string; fill?: string } = iconPaths[name]
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      {drawing.fill && <path className={styles.fill} d={drawing.fill} />}
      <path className={styles.line} d={drawing.line} />
    </svg>
  )
}
