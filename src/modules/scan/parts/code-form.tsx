import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../../ui/button/index.tsx'
import { TextField } from '../../../ui/field/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import type { ScanEvent, ScanState } from '../scan-flow.ts'
import styles from './scan.module.css'

interface CodeFormProps {
  readonly state: ScanState
  readonly send: (event: ScanEvent) => void
}

/** [R1] The camera where the browser can read codes, and the digits by hand. */
export function CodeForm({ state, send }: CodeFormProps): ReactNode {
  const canScan = useCanScan()
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'look-pressed' })
  }
  return (
    <form method="post" className={styles.place} data-part="form" noValidate aria-label="扫码付款" onSubmit={look}>
      <div className={styles.card}>
        <p className={styles.lead}>请收银员出示收款码</p>
        {canScan && (
          <div className={styles.scan}>
            <Button onPress={() => send({ type: 'camera-pressed' })}>打开相机扫码</Button>
          </div>
        )}
        <TextField
          {...{ name: 'code', label: '收款码', value: state.text, most: 200, isRequired: true }}
          {...(state.mistake !== '' && { error: state.mistake })}
          placeholder="8 位数字"
          onChange={(text) => send({ type: 'typed', text })}
        />
      </div>
      <div className={styles.foot}>
        <MainButton isWide>查看金额</MainButton>
      </div>
    </form>
  )
}

/** Known in the browser alone: the server draws no camera. */
function useCanScan(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => {
    setCan('BarcodeDetector' in window && navigator.mediaDevices !== undefined)
  }, [])
  return can
}
