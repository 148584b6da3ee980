import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { CallReply } from '../calls/studio-calls.ts'
import { Button } from '../controls/button.tsx'
import { Chip, Empty, Skeleton } from '../controls/states.tsx'
import { toast } from '../controls/toasts.tsx'
import { momentText } from '../pages/ago-text.ts'
import { may, useStudio } from '../session/studio.ts'
import styles from '../pages/pages.module.css'
import own from './references.module.css'

type Report = CallReply<'brokenReferences'>

/** What published pages name and the shop no longer has: of last night, or of now when somebody asks. */
export function References(): ReactNode {
  const { call, who } = useStudio()
  const { me } = useSnapshot(who)
  const [report, setReport] = useState<Report>()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const load = useCallback(async () => {
    const answer = await call('brokenReferences', {})
    if ('reply' in answer) setReport(answer.reply)
    else setFailure(answer.failure.message)
  }, [call])
  useEffect(() => void load(), [load])
  const lookNow = async () => {
    setBusy(true)
    const answer = await call('checkReferences', {})
    setBusy(false)
    if ('reply' in answer) setReport(answer.reply)
    else toast(answer.failure.message, { tone: 'bad' })
  }
  return (
    <main className={styles.page}>
      <header className={own.top}>
        <div>
          <h1>坏了的引用</h1>
          <p role="status">
            {report?.checkedAt === undefined
              ? '每天夜里查一遍线上的页面和页面组件'
              : `${momentText(report.checkedAt)} 查的`}
          </p>
        </div>
        {may(me, 'editor') && (
          <Button disabled={isBusy} onClick={() => void lookNow()}>
            {isBusy ? '正在查…' : '现在再查一次'}
          </Button>
        )}
      </header>
      {!report && failure === '' && <Skeleton lines={6} />}
      {!report && failure !== '' && <Empty icon="error">{failure}</Empty>}
      {report && <Found report={report} />}
    </main>
  )
}

function Found({ report: { isKnown, checkedAt, found } }: { readonly report: Report }): ReactNode {
  if (checkedAt === undefined) return <Empty icon="route">还没有查过</Empty>
  return (
    <>
      {!isKnown && (
        <p className={own.note}>商品和页面组件在别的后台，这里不知道它们还在不在：只查了图片、地址和弹层。</p>
      )}
      {found.length === 0 ? (
        <Empty icon="check">线上页面用到的商品、链接、图片和页面组件都在</Empty>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">页面或页面组件</th>
              <th scope="col">区块或内容</th>
              <th scope="col">坏了什么</th>
              <th scope="col">顾客会看到</th>
            </tr>
          </thead>
          <tbody>
            {found.map((one) => (
              <tr key={`${one.name} ${one.block} ${one.rule} ${one.message}`}>
                <td>
                  <Link to={`/pages/${one.kind}/${one.name}${one.entry === undefined ? '' : `#${one.block}`}`}>
                    {one.title ?? one.name}
                  </Link>
                </td>
                <td>{one.entry ?? one.block ?? '—'}</td>
                <td>{one.message}</td>
                <td>
                  <Chip tone={one.severity === 'error' ? 'bad' : 'quiet'}>
                    {one.severity === 'error' ? '走不通' : '还过得去'}
                  </Chip>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
