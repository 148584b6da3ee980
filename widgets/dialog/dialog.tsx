import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { defaults } from './defaults.ts'
import styles from './dialog.module.css'
import type { DialogProps } from './props.schema.ts'

const Box = lazy(() => import('./dialog-box.tsx'))

/** B2.10.6. The server's HTML never has it open: nothing may cover a page that does not work yet. */
export default function DialogWidget(props: DialogProps & WidgetTools): ReactNode {
  const { title, content, button = defaults.button, openText, emit } = props
  const wanted = props.open ?? openText === undefined
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(wanted), [wanted])
  const leave = (event: 'confirm' | 'close') => () => {
    setOpen(false)
    emit(event, {})
  }
  return (
    <>
      {openText && (
        <div className={styles.place}>
          <Button kind="quiet" onPress={() => setOpen(true)}>
            {openText}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <Box {...{ title, content, button }} onConfirm={leave('confirm')} onClose={leave('close')} />
        </Suspense>
      )}
    </>
  )
}
