import type { ReactNode } from 'react'
import type { CanaryResult } from '../../../schemas/studio/releases.ts'
import own from './releases.module.css'

const VERDICTS: Readonly<Record<CanaryResult['verdict'], string>> = {
  'too-few': '看过的人还不够多，先不下结论',
  'as-before': '失败的区块没有变多',
  risen: '失败的区块变多了，正在退回',
}

type Seen = CanaryResult['share']

const rateText = ({ views, failures }: Seen) => (views === 0 ? '—' : `${((failures / views) * 100).toFixed(1)}%`)

/** How often blocks fail for those who get it and for the rest, in the last ten minutes. */
export const CanaryCard = ({ canary: { share, rest, verdict } }: { readonly canary: CanaryResult }): ReactNode => (
  <section className={own.canary} aria-label="灰度的情况">
    <table>
      <thead>
        <tr>
          <th scope="col">最近 10 分钟</th>
          <th scope="col">访问</th>
          <th scope="col">有区块失败</th>
        </tr>
      </thead>
      <tbody>
        <SeenRow name="看到新版本的顾客" seen={share} />
        <SeenRow name="其他顾客" seen={rest} />
      </tbody>
    </table>
    <p role="status">{VERDICTS[verdict]}</p>
  </section>
)

const SeenRow = ({ name, seen }: { readonly name: string; readonly seen: Seen }): ReactNode => (
  <tr>
    <th scope="row">{name}</th>
    <td>{seen.views}</td>
    <td>{rateText(seen)}</td>
  </tr>
)
