import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { momentText } from '../pages/ago-text.ts'
import type { GivenPreview } from './use-previews.ts'
import styles from './preview.module.css'

const QrCode = lazy(() => import('../../ui/qr-code/index.tsx'))

/** A link that was just made: to copy, to open, and for one's own phone. */
export function SharedLink({ preview, link }: GivenPreview): ReactNode {
  const [copied, setCopied] = useState('复制链接')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied('复制好了')
    } catch {
      setCopied('请选中链接自己复制')
    }
  }
  return (
    <section className={styles.shared} aria-label="新的链接">
      <div className={styles.code}>
        <Suspense fallback={<p>正在画二维码…</p>}>
          <QrCode text={link} label="预览链接的二维码" />
        </Suspense>
      </div>
      <Field label="链接" help={`${momentText(preview.expiresAt)} 前有效。关掉以后再也看不到这个链接，要就现在复制。`}>
        {(ids) => (
          <textarea {...ids} readOnly rows={3} value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
      </Field>
      <div className={styles.end}>
        <a href={link} target="_blank" rel="noreferrer">
          在新标签打开
        </a>
        <Button icon="copy" onClick={() => void copy()}>
          {copied}
        </Button>
      </div>
    </section>
  )
}
