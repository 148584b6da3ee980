import { useId, useState, type ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { Sheet } from '../../src/ui/sheet/index.tsx'
import styles from './filter-sheet.module.css'
import { toggled } from './selection.ts'

export interface FilterSheetProps {
  readonly categories: Readonly<Record<string, readonly string[]>>
  readonly selected: readonly string[]
  readonly popular: { readonly category: string; readonly labels: readonly string[] }
  readonly onApply: (names: readonly string[]) => void
  readonly onClose: () => void
}

/** All categories with their options. What is chosen counts when it is confirmed; closing the sheet leaves things as they were. */
export default function FilterSheet(props: FilterSheetProps): ReactNode {
  const { categories, selected, popular, onApply, onClose } = props
  const [names, setNames] = useState(selected)
  const options = new Set(Object.values(categories).flat())
  return (
    <Sheet title="筛选" onClose={onClose}>
      <div className={styles.groups}>
        {Object.entries(categories).map(([category, list]) => (
          <Group
            key={category}
            category={category}
            options={list}
            labels={category === popular.category ? popular.labels : []}
            names={names}
            onPick={(name) => setNames(toggled(names, name))}
          />
        ))}
      </div>
      <div className={styles.bar}>
        <Button kind="quiet" onPress={() => setNames(names.filter((name) => !options.has(name)))}>
          重置
        </Button>
        <Button onPress={() => onApply(names)}>确定</Button>
      </div>
    </Sheet>
  )
}

interface GroupProps {
  readonly category: string
  readonly options: readonly string[]
  /** Popularity of the first options. */
  readonly labels: readonly string[]
  readonly names: readonly string[]
  readonly onPick: (name: string) => void
}

function Group({ category, options, labels, names, onPick }: GroupProps): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.category} id={id}>
        {category}
      </h3>
      <ul className={styles.options}>
        {keyed(options, String).map(([name, key], at) => (
          <li key={key}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={names.includes(name)}
              onClick={() => onPick(name)}
            >
              <span className={styles.name}>{name}</span>
              {labels[at] && (
                <span className={styles.popular}>
                  <span className="visually-hidden">，人气</span>
                  {labels[at]}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
