import type { ReactNode } from 'react'
import { Picture } from '../picture/index.tsx'
import styles from './face.module.css'

interface FaceProps {
  readonly name: string
  readonly picture: string
  readonly size?: 40 | 56
}

/** Who has told no name. */
export const faceName = (name: string): string => name || '一位朋友'

/** A member as others see them, round: their picture, else the first sign of their name. The name stands beside it. */
export function Face({ name, picture, size = 40 }: FaceProps): ReactNode {
  return (
    <span className={styles.face} data-size={size} aria-hidden="true">
      {picture ? <Picture src={picture} alt="" shape="tile" sizes={`${size}px`} /> : [...faceName(name)][0]}
    </span>
  )
}
