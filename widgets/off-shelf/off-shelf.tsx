import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button, ButtonLink } from '../../src/ui/button/index.tsx'
import { EmptyState } from '../../src/ui/empty-state/index.tsx'
import { defaults } from './defaults.ts'
import styles from './off-shelf.module.css'
import type { OffShelfProps } from './props.schema.ts'

/** Who came by a shared link has no page to go back to. */
const home = addressTarget('/')

/** B4, B8: the page of a product that has been taken off the shelf. */
export default function OffShelf({ emit, ...props }: OffShelfProps & WidgetTools): ReactNode {
  const { text, hint, button } = { ...defaults, ...props }
  return (
    <section className={styles.page}>
      <EmptyState
        scene="missing"
        text={text}
        hint={hint}
        action={
          <>
            <Button onPress={() => emit('back', {})}>{button}</Button>
            <ButtonLink kind="text" target={home}>
              去首页
            </ButtonLink>
          </>
        }
      />
    </section>
  )
}
