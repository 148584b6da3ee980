import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button, ButtonLink } from '../../src/ui/button/index.tsx'
import { EmptyState } from '../../src/ui/empty-state/index.tsx'
import styles from './empty-state.module.css'
import type { EmptyStateProps } from './props.schema.ts'

export default function EmptyStateWidget(props: EmptyStateProps & WidgetTools): ReactNode {
  const { picture, scene, text, hint, action, actionTo, emit } = props
  const target = addressTarget(actionTo)
  const onPress = () => emit('action', {})
  const button =
    target.kind === 'none' ? (
      <Button onPress={onPress}>{action}</Button>
    ) : (
      <ButtonLink target={target} onPress={onPress}>
        {action}
      </ButtonLink>
    )
  return (
    <section className={styles.state}>
      <EmptyState picture={picture} scene={scene} text={text} hint={hint} action={action && button} />
    </section>
  )
}
