import type { ReactNode } from 'react'
import { qrPath } from './qr-path.ts'
import styles from './qr-code.module.css'

interface QrCodeProps {
  readonly text: string
  /** What it is to who can't see it. */
  readonly label: string
}

/** A text as a QR picture, as wide as its place: black on white in every theme, as scanners want. Load it lazily: its maker comes with it. */
export default function QrCode({ text, label }: QrCodeProps): ReactNode {
  const { path, size } = qrPath(text)
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
