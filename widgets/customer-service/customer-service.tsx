import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import styles from './customer-service.module.css'
import { defaults } from './defaults.ts'
import type { CustomerServiceProps } from './props.schema.ts'
import { serviceLines } from './service-lines.ts'

const ServiceDialog = lazy(() => import('./service-dialog.tsx'))

/** A6: there for who can be reached by phone or online. Without a phone the button leads straight online (B2.10.4). */
export default function CustomerService(props: CustomerServiceProps & WidgetTools): ReactNode {
  const { service, text = defaults.text, emit } = props
  const [isOpen, setOpen] = useState(false)
  const { phone, isOnline } = serviceLines(props)
  if (!service || (!phone && !isOnline)) return null
  const goOnline = () => emit('online', { service })
  return (
    <>
      <button
        type="button"
        className={styles.float}
        aria-haspopup={phone ? 'dialog' : undefined}
        onClick={phone ? () => setOpen(true) : goOnline}
      >
        <Icon name="service" />
        {text}
      </button>
      {isOpen && phone && (
        <Suspense fallback={null}>
          <ServiceDialog
            company={service.companyName}
            phone={phone}
            onOnline={isOnline ? goOnline : undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
