import type { ReactNode } from 'react'
import { isMap, type Json } from '../document/index.ts'
import { countText, rateText } from './figures.ts'
import { type PageNumbers, seenOf } from './numbers-view.ts'
import styles from './numbers.module.css'

/** How often a block was seen and how often it was tapped then, small at the end of its line; nothing where nobody saw it. */
export function OutlineFigure({
  numbers,
  block,
}: {
  readonly numbers: PageNumbers | undefined
  readonly block: Json | undefined
}): ReactNode {
  const id = isMap(block) && typeof block.id === 'string' ? block.id : undefined
  const seen = numbers && id !== undefined ? seenOf(numbers, id, isMap(block) && block.part !== undefined) : undefined
  if (!seen) return null
  return (
    <span className={styles.figure} title={`曝光 ${countText(seen.exposures)} 次，点击率 ${rateText(seen)}`}>
      <span className={styles.unseen}>曝光 </span>
      {countText(seen.exposures)}
      <span className={styles.unseen}>，点击率 </span> <b>{rateText(seen)}</b>
    </span>
  )
}
