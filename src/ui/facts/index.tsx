import type { ReactNode } from 'react'
import { keyed } from '../../kit/keyed.ts'
import styles from './facts.module.css'

/** A name, and what it is; undefined, null and '' leave the row out. */
export type Fact = readonly [name: string, value: ReactNode]

/** What something says of itself, in two columns. */
export function Facts({ rows }: { readonly rows: readonly Fact[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {keyed(rows.filter(isSaid), ([name]) => name).map(([[name, value], key]) => (
        <div key={key} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export const isSaid = ([, value]: Fact): boolean => value !== undefined && value !== null && value !== ''
