import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Bar } from './bar.tsx'
import { defaults } from './defaults.ts'
import { floorHeight } from './floor-height.ts'
import type { SoldOutPopupProps } from './props.schema.ts'
import styles from './sold-out-popup.module.css'

const SimilarSheet = lazy(() => import('./similar-sheet.tsx'))

/** B2.10.3. Without a product's code it does nothing (B5). */
export default function SoldOutPopup(props: SoldOutPopupProps & WidgetTools): ReactNode {
  return props.productCode && props.products.length > 0 ? <Similar {...props} /> : null
}

function Similar(props: SoldOutPopupProps & WidgetTools): ReactNode {
  const { products, text, title, max, emit } = { ...defaults, ...props }
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  // It starts open, but not in the server's HTML: nothing may cover a page that does not work yet.
  useEffect(() => setOpen(true), [])
  useFloor(bar)
  return (
    <>
      <div ref={bar} className={styles.place}>
        <Bar text={text} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <SimilarSheet
            title={title}
            text={text}
            products={products.slice(0, max)}
            onSelect={(product, index) => emit('select', { product, index })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** After this many ms the page's own bar has its height. */
const SETTLED = 1000

/** B2.10.3: the bar goes on top of what is fixed at the bottom. */
function useFloor(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const element = bar.current
      if (element) element.style.setProperty('--below', `${floorHeight(element)}px`)
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [bar])
}
