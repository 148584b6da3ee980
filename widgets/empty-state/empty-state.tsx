import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button, ButtonLink } from '../../src/ui/button/index.tsx'
import { EmptyState } from '../../src/ui/empty-state/index.tsx'
import { defaults } from './defaults.ts'
import styles from './empty-state.module.css'
import type { EmptyStateProps } from './props.schema.ts'

/** Nothing is there: one way on that is meant, and a quiet one for whom it is not. */
export default function EmptyStateWidget(props: EmptyStateProps & WidgetTools): ReactNode {
  const { picture, scene, text, hint, action, actionTo, other, otherTo, emit } = { ...defaults, ...props }
  const target = addressTarget(actionTo)
  const onPress = () => emit('action', {})
  const hasOther = other !== '' && otherTo !== actionTo
  const ways = action && (
    <>
      {target.kind === 'none' ? (
        <Button onPress={onPress}>{action}</Button>
      ) : (
        <ButtonLink target={target} onPress={onPress}>
          {action}
        </ButtonLink>
      )}
      {hasOther && (
        <ButtonLink kind="text" target={addressTarget(otherTo)}>
          {other}
        </ButtonLink>
      )}
    </>
  )
  return (
    <section className={styles.state}>
      <EmptyState picture={picture} scene={scene} text={text} hint={hint} action={ways} />
    </section>
  )
}
