import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { BrandMark } from '../../src/ui/brand-mark/index.tsx'
import { IconButton } from '../../src/ui/icon-button/index.tsx'
import styles from './app-header.module.css'
import { defaults } from './defaults.ts'
import type { AppHeaderProps } from './props.schema.ts'

export default function AppHeader(props: AppHeaderProps & WidgetTools): ReactNode {
  const { brand, greeting, share = defaults.share, emit, slots } = props
  return (
    <header className={styles.header} data-filled={slots.weather ? true : undefined}>
      <BrandMark />
      <div className={styles.words}>
        <h1 className={styles.brand}>{brand}</h1>
        {greeting && <p className={styles.greeting}>{greeting}</p>}
      </div>
      {slots.weather && <div className={styles.weather}>{slots.weather}</div>}
      {share && <IconButton icon="share" label="分享" onPress={() => emit('share', {})} />}
      {slots.search && <div className={styles.search}>{slots.search}</div>}
    </header>
  )
}
