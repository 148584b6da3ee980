import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { BrandMark } from '../../src/ui/brand-mark/index.tsx'
import { IconButton } from '../../src/ui/icon-button/index.tsx'
import styles from './app-header.module.css'
import { defaults } from './defaults.ts'
import type { AppHeaderProps } from './props.schema.ts'

export default function AppHeader(props: AppHeaderProps & WidgetTools): ReactNode {
  const { brand, greeting, share = defaults.share, emit } = props
  return (
    <header className={styles.header}>
      <BrandMark />
      <div className={styles.words}>
        <h1 className={styles.brand}>{brand}</h1>
        {greeting && <p className={styles.greeting}>{greeting}</p>}
      </div>
      {share && <IconButton icon="share" label="分享" onPress={() => emit('share', {})} />}
    </header>
  )
}
