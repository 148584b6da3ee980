import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Chips } from '../../src/ui/chips/index.tsx'
import { defaults } from './defaults.ts'
import type { TypeChipsProps } from './props.schema.ts'
import styles from './type-chips.module.css'

/** The kinds of what is recommended (B3 totalProductTypes), one of them or none. */
export default function TypeChips(props: TypeChipsProps & WidgetTools): ReactNode {
  const { types, selected, label, max, emit } = { ...defaults, ...props }
  const options = Object.entries(types).slice(0, max)
  return (
    <div className={styles.place}>
      <Chips
        label={label}
        options={options.map(([name]) => name)}
        selected={options.find(([, type]) => type === selected)?.[0]}
        onSelect={(name) => emit('change', { productType: name === undefined ? -1 : types[name] })}
      />
    </div>
  )
}
