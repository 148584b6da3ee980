import type { ReactNode } from 'react'
import type { poiTypes } from '../../schemas/domain/poi.ts'
import { iconPaths } from '../../src/ui/icon/icon-paths.ts'

/** Strokes on the grid of all icons. */
const lines: Readonly<Record<(typeof poiTypes)[number], string>> = {
  乐园: iconPaths.play.line,
  餐饮: 'M8 3.5V20M5 3.5V8a3 3 0 0 0 6 0V3.5M16.5 20V4c-2.2 1.4-3 4.6-3 9h3',
  酒店: iconPaths.hotel.line,
  演出: 'M3.5 4.5h17M5 4.5v15c3-1 4.6-6 5-15M19 4.5v15c-3-1-4.6-6-5-15M10 19.5h4',
  购物: iconPaths.shop.line,
  服务: iconPaths.service.line,
}

export function KindIcon({ kind }: { readonly kind: keyof typeof lines }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={lines[kind]} />
    </svg>
  )
}
