import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ReleaseItem } from '../../../schemas/studio/releases.ts'
import { archiveOf } from '../../domain/studio/release-state.ts'
import type { Answer, CallReply } from '../calls/studio-calls.ts'
import { Button } from '../controls/button.tsx'
import { toast } from '../controls/toasts.tsx'
import { may, useStudio } from '../session/studio.ts'
import { AddDraftsDialog } from './add-drafts-dialog.tsx'
import { ArchivedItems } from './archived-items.tsx'
import { ReleaseItems } from './release-items.tsx'
import own from './releases.module.css'

interface ReleaseContentsProps {
  readonly shown: CallReply<'release'>
  readonly onLoad: () => Promise<void>
  readonly onTold: (answer: Answer<unknown>, done: string) => Promise<void>
}

/** What can be done with one item of a release. */
function useItemDeeds({ release: { id, version } }: CallReply<'release'>, onTold: ReleaseContentsProps['onTold']) {
  const { call } = useStudio()
  const change = async (body: object, done: string) =>
    onTold(await call('changeRelease', { params: { id }, body: { version, ...body } }), done)
  return {
    refresh: ({ kind, name, title, draftVersion = 1 }: ReleaseItem) =>
      change({ add: [{ kind, name, version: draftVersion }] }, `「${title}」换成了最新的草稿`),
    remove: ({ kind, name, title }: ReleaseItem) => change({ remove: [{ kind, name }] }, `「${title}」移出了发布单`),
    /** Opens a page with all of the release in it, by a link that anybody may be given. */
    async preview({ kind, name }: ReleaseItem) {
      const answer = await call('previewRelease', { params: { id }, body: { kind, name, as: {}, hours: 24 } })
      if ('failure' in answer) return toast(answer.failure.message, { tone: 'bad' })
      const { link } = answer.reply
      toast('预览链接 24 小时有效，不用登录，里面是整个发布单', {
        action: { label: '复制链接', run: () => void navigator.clipboard.writeText(link) },
      })
      window.open(link, '_blank', 'noopener')
    },
  }
}

/** What is in a release, with its changes, and what comes in or goes out. */
export function ReleaseContents({ shown, onLoad, onTold }: ReleaseContentsProps): ReactNode {
  const { who } = useStudio()
  const { me } = useSnapshot(who)
  const [isAdding, setAdding] = useState(false)
  const { release, items } = shown
  const deeds = useItemDeeds(shown, onTold)
  if (archiveOf(release.kind) !== undefined)
    return (
      <section aria-label="内容">
        <ArchivedItems kind={release.kind} items={items} />
      </section>
    )
  const isOpen = ['open', 'asked', 'scheduled', 'failed', 'canary'].includes(release.state)
  const canChange = may(me, 'editor') && ['open', 'asked', 'failed'].includes(release.state)
  return (
    <section aria-label="内容">
      <header className={own.sectionTop}>
        <p>{items.length > 1 ? `${items.length} 项，同一刻上线，也一起回退` : `${items.length} 项`}</p>
        {canChange && release.kind === 'bundle' && (
          <Button icon="add" onClick={() => setAdding(true)}>
            加草稿
          </Button>
        )}
      </header>
      <ReleaseItems
        {...{ items, canChange, isOpen }}
        canPreview={isOpen && may(me, 'editor')}
        onRefresh={(item) => void deeds.refresh(item)}
        onRemove={(item) => void deeds.remove(item)}
        onPreview={(item) => void deeds.preview(item)}
      />
      {isAdding && (
        <AddDraftsDialog
          release={release}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false)
            void onLoad()
          }}
        />
      )}
    </section>
  )
}
