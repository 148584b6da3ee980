import type { ReactNode } from 'react'
import styles from './map.module.css'

/** Points at the zero of the drawing around it. */
export function Pin(): ReactNode {
  return (
    <>
      <circle className={styles.halo} r="24" />
      <path className={styles.pin} d="M0 2C10-8 16-16 16-24a16 16 0 0 0-32 0c0 8 6 16 16 26z" />
      <circle className={styles.eye} cy="-24" r="6" />
    </>
  )
}
