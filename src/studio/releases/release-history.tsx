import type { ReactNode } from 'react'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { momentText } from '../pages/ago-text.ts'
import own from './releases.module.css'

/** What became of it so far, and what is to come. */
function linesOf(release: ReleaseRow): [what: string, detail: string][] {
  const { createdBy, createdAt, askedBy, wantedAt, approvedBy, scheduledBy, dueAt, publishedBy, publishedAt } = release
  const lines: [string, string | undefined][] = [
    [`${createdBy} 建了它`, momentText(createdAt)],
    [`${askedBy} 请求审批`, askedBy && (wantedAt === undefined ? '批准后发布' : `希望 ${momentText(wantedAt)} 发布`)],
    [`${approvedBy} 批准了`, approvedBy && '可以发布'],
    [`${scheduledBy} 定了时间`, dueAt === undefined ? undefined : momentText(dueAt)],
    [`${publishedBy} 发布了`, publishedAt === undefined ? undefined : momentText(publishedAt)],
  ]
  return lines.flatMap(([what, detail]): [string, string][] => (detail === undefined ? [] : [[what, detail]]))
}

export const ReleaseHistory = ({ release }: { readonly release: ReleaseRow }): ReactNode => (
  <aside className={own.history} aria-label="经过">
    {release.message && <p>{release.message}</p>}
    <ol>
      {linesOf(release).map(([what, detail]) => (
        <li key={what}>
          {what}
          <small>{detail}</small>
        </li>
      ))}
    </ol>
  </aside>
)
