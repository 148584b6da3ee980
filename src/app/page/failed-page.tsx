import type { ReactNode } from 'react'
import { Lighthouse } from '../../ui/scene/lighthouse.tsx'
import styles from './failed-page.module.css'

/**
 * What happened, and the way on: the page did not come over the network, the mall did not answer for it (A8), or it leads to others that lead
 * back.
 */
const words = {
  network: ['网络异常', '请检查网络后再试，网络恢复后会自动加载'],
  maintenance: ['服务器正在维修', '请稍后再试'],
  circle: ['这个页面暂时打不开', '页面设置有误，我们会尽快修好，您可以先看看别的页面'],
} as const

interface FailedPageProps {
  readonly why?: keyof typeof words | undefined
  /** The bar above has the page's first heading. */
  readonly isUnderBar?: boolean
  readonly retry: () => void
  /** There is a page of the shop to go back to. */
  readonly canGoBack: boolean
  readonly onBack: () => void
}

/** Stands in the place of a page that could not be had: what happened, the way on, and the way back (A8). */
export function FailedPage({ why = 'network', isUnderBar, retry, canGoBack, onBack }: FailedPageProps): ReactNode {
  const [title, hint] = words[why]
  const Heading = isUnderBar ? 'h2' : 'h1'
  return (
    <div className={styles.failed} role="alert">
      <Lighthouse />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.ways}>
        <button type="button" className={styles.main} onClick={retry}>
          重新加载
        </button>
        <button type="button" className={styles.quiet} onClick={onBack}>
          {canGoBack ? '返回上一页' : '返回首页'}
        </button>
      </div>
    </div>
  )
}
