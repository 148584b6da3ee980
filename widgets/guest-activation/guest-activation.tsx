import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { defaults } from './defaults.ts'
import styles from './guest-activation.module.css'
import type { GuestActivationProps } from './props.schema.ts'
import { useOutcome } from './use-outcome.ts'

const ActivationDialog = lazy(() => import('./activation-dialog.tsx'))

/** A6: for a guest who stays and has not activated. The dialog's code comes when it is wanted. */
export default function GuestActivation(props: GuestActivationProps & WidgetTools): ReactNode {
  const { guest, result, title = defaults.title, text = defaults.text, emit, headingLevel } = props
  const [isOpen, setOpen] = useState(false)
  const { outcome, acknowledge } = useOutcome(result)
  if (guest?.status !== 2 || !guest.stayInStatus) return null
  const Heading = headingLevel === 2 ? 'h2' : 'h3'

  const close = () => {
    if (result?.status === 'busy') return
    acknowledge()
    // A refusal leads back to what was written: most are slips of a finger.
    setOpen(outcome === 'refused')
    if (outcome === 'done') emit('done', {})
  }
  return (
    <section className={styles.place}>
      <div className={styles.card}>
        <span className={styles.sign}>
          <Icon name="hotel" />
        </span>
        <div className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className={styles.pill}>立即激活</span>
        </button>
      </div>
      {(isOpen || outcome) && (
        <Suspense fallback={null}>
          <ActivationDialog
            outcome={outcome}
            result={result}
            onClose={close}
            onActivate={(fields) => emit('activate', fields)}
          />
        </Suspense>
      )}
    </section>
  )
}
