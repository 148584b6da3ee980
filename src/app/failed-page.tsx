import type { ReactNode } from 'react'
import { shell } from './shell.ts'
import styles from './failed-page.module.css'

interface FailedPageProps {
  readonly retry: () => void
  /** There is a page of the shop to go back to. */
  readonly canGoBack: boolean
}

/** Stands in the place of a page that could not be had: what happened, the way on, and the way back (A8). */
export function FailedPage({ retry, canGoBack }: FailedPageProps): ReactNode {
  return (
    <div className={styles.failed} role="alert">
      <svg className={styles.scene} viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
        <circle className={styles.moon} cx="112" cy="34" r="15" />
        <path className={styles.cloud} d="M34 58a13 13 0 0 1 2-25.8 19 19 0 0 1 36 4.4A11 11 0 0 1 74 58z" />
        <path
          className={styles.far}
          d="M12 70h136v8c-12 0-12 5-24 5s-12-5-22-5-12 5-22 5-12-5-22-5-12 5-22 5-12-5-24-5z"
        />
        <path
          className={styles.near}
          d="M12 86c12 0 12 5 24 5s12-5 22-5 12 5 22 5 12-5 22-5 12 5 22 5 12-5 24-5v12H12z"
        />
      </svg>
      <p className={styles.title}>网络异常</p>
      <p className={styles.hint}>请检查网络后再试，网络恢复后会自动加载</p>
      <div className={styles.ways}>
        <button type="button" className={styles.main} onClick={retry}>
          重新加载
        </button>
        <button type="button" className={styles.quiet} onClick={() => shell.back('/')}>
          {canGoBack ? '返回上一页' : '返回首页'}
        </button>
      </div>
    </div>
  )
}
