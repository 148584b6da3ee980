import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { useService } from '../../src/ui/service-dialog/index.tsx'
import styles from './customer-service.module.css'
import { defaults } from './defaults.ts'
import type { CustomerServiceProps } from './props.schema.ts'

/** A6: there for who can be reached by phone or online. */
export default function CustomerService(props: CustomerServiceProps & WidgetTools): ReactNode {
  const { text = defaults.text, emit } = props
  const { ask, hasDialog, isThere, dialog } = useService(props, (service) => emit('online', { service }))
  if (!isThere) return null
  return (
    <>
      <button type="button" className={styles.service} aria-haspopup={hasDialog ? 'dialog' : undefined} onClick={ask}>
        <Icon name="service" />
        {text}
      </button>
      {dialog}
    </>
  )
}
