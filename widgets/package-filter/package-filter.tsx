import { useRef, useState, type ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { defaults } from './defaults.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'
import styles from './package-filter.module.css'
import type { PackageFilterProps } from './props.schema.ts'
import { toggled } from './selection.ts'

const sheetCode = () => import('./filter-sheet.tsx')

export default function PackageFilter(props: PackageFilterProps & WidgetTools): ReactNode {
  const { hotTags, categories, selected, total, hotMax, hideUnder, popular, emit } = { ...defaults, ...props }
  const sheet = useLazyPart<FilterSheetProps>(sheetCode)
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  // B9: a short list needs no filter; one that a filter made short does.
  if (total !== undefined && total < hideUnder && selected.length === 0) return null
  const change = (names: readonly string[]) => {
    toStart(bar.current)
    emit('change', { names, text: names.join(',') })
  }
  const options = new Set(Object.values(categories).flat())
  const count = selected.filter((name) => options.has(name)).length
  const open = () => {
    sheet.fetch()
    setOpen(true)
  }
  return (
    <nav className={styles.bar} data-rail="" aria-label="筛选" ref={bar}>
      <ul className={styles.tags} aria-label="热门标签">
        {keyed(hotTags.slice(0, hotMax), String).map(([tag, key]) => (
          <li key={key}>
            <button
              type="button"
              className={styles.tag}
              aria-pressed={selected.includes(tag)}
              onClick={() => change(toggled(selected, tag))}
            >
              <span className={styles.face}>{tag}</span>
            </button>
          </li>
        ))}
      </ul>
      {options.size > 0 && (
        <FilterButton
          count={count}
          isBusy={isOpen && !sheet.Part && !sheet.hasFailed}
          onTouch={sheet.fetch}
          onPress={open}
        />
      )}
      {isOpen && sheet.Part && (
        <sheet.Part
          categories={categories}
          selected={selected}
          popular={popular}
          onClose={() => setOpen(false)}
          onApply={(names) => {
            setOpen(false)
            if (names.join() !== selected.join()) change(names)
          }}
        />
      )}
    </nav>
  )
}

/** Another list begins at its first card: a bar that sticks over the middle of the old one goes back to where it begins to stick. */
function toStart(bar: HTMLElement | null): void {
  const block = bar?.closest('[data-block]')
  const before = block?.previousElementSibling
  if (!block || !before) return
  const over = before.getBoundingClientRect().bottom - block.getBoundingClientRect().top
  if (over < 0) window.scrollBy(0, over)
}

interface FilterButtonProps {
  /** How many options of the categories are chosen. */
  readonly count: number
  readonly isBusy: boolean
  readonly onTouch: () => void
  readonly onPress: () => void
}

function FilterButton({ count, isBusy, onTouch, onPress }: FilterButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.more}
      aria-haspopup="dialog"
      aria-busy={isBusy || undefined}
      data-chosen={count > 0 || undefined}
      onPointerDown={onTouch}
      onClick={onPress}
    >
      筛选
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <span className="visually-hidden">项</span>
        </span>
      )}
    </button>
  )
}
