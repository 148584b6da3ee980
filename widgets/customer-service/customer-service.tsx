import { lazy, Suspense, useState, type ReactNode } from 'react'
import { serviceWays } from '../../src/domain/customer-service.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import styles from './customer-service.module.css'
import { defaults } from './defaults.ts'
import type { CustomerServiceProps } from './props.schema.ts'

const ServiceDialog = lazy(() => import('./service-dialog.tsx'))

/** A6: there for who can be reached by phone or online. Without a phone the button leads straight online (B2.10.4). */
export default function CustomerService(props: CustomerServiceProps & WidgetTools): ReactNode {
  const { service, from = 'lantu', text = defaults.text, emit } = props
  const [isOpen, setOpen] = useState(false)
  const ways = serviceWays(service, from)
  if (!service || !ways) return null
  const { tel, hours, online } = ways
  const goOnline = () => emit('online', { service })
  return (
    <>
      <button
        type="button"
        className={styles.float}
        aria-haspopup={tel ? 'dialog' : undefined}
        onClick={tel ? () => setOpen(true) : goOnline}
      >
        <Icon name="service" />
        {text}
      </button>
      {isOpen && tel && (
        <Suspense fallback={null}>
          <ServiceDialog
            company={service.companyName}
            phone={{ tel, hours }}
            onOnline={online ? goOnline : undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
