import type { ReactNode } from 'react'
import { encode } from 'uqr'

/** The quiet edge that scanners want, in modules. */
const EDGE = 2

/** A QR code. Its maker comes with it. */
export default function CodePicture({ code }: { readonly code: string }): ReactNode {
  const { data, size } = encode(code, { border: 0 })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + EDGE} ${y + EDGE}h1v1h-1z`] : [])),
  )
  const side = size + 2 * EDGE
  return (
    <svg
      role="img"
      aria-label={`券码 ${code} 的二维码`}
      viewBox={`0 0 ${side} ${side}`}
      width="200"
      height="200"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="currentColor" d={dark.join('')} />
    </svg>
  )
}
