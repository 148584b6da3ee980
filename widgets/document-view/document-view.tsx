import { type ReactNode, useEffect, useState } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Panel } from '../../src/ui/panel/index.tsx'
import { documentAddress } from './document-address.ts'
import styles from './document-view.module.css'
import type { DocumentViewProps } from './props.schema.ts'

/** B2.9 pdf-preview: a document of the shop, in the page where the browser can show it there, else to be opened or kept. */
export default function DocumentView({
  file,
  title,
  note,
  emit,
  headingLevel,
}: DocumentViewProps & WidgetTools): ReactNode {
  const address = documentAddress(file)
  const canShow = useCanShow()
  if (address === undefined) return null
  const tell = () => emit('open', {})
  return (
    <section className={styles.place}>
      <Panel title={title} level={headingLevel}>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.acts}>
          <a className={styles.main} href={address} target="_blank" rel="noopener" onClick={tell}>
            打开文件
          </a>
          <a className={styles.quiet} href={address} download={`${title}.pdf`} onClick={tell}>
            下载
          </a>
        </div>
      </Panel>
      {canShow !== false && (
        <div className={styles.room}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox, and it is a file of the shop's own */}
          {canShow && <iframe className={styles.frame} src={address} title={title} />}
        </div>
      )}
    </section>
  )
}

/**
 * Browsers that show no PDF inside a page say so. For a finger the file opens by itself: its own scrolling would catch the page's. Undefined until it
 * is known: for a mouse its room is there from the first paint, so that nothing below is pushed when it comes.
 */
function useCanShow(): boolean | undefined {
  const [canShow, setCanShow] = useState<boolean>()
  useEffect(() => setCanShow(navigator.pdfViewerEnabled && matchMedia('(pointer: fine)').matches), [])
  return canShow
}
