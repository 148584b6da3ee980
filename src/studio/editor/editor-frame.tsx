import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useCommand } from '../app/commands.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { Chip } from '../controls/states.tsx'
import { toast } from '../controls/toasts.tsx'
import { canRedo, canUndo, hasBlocks } from '../document/index.ts'
import { Outline } from '../outline/outline.tsx'
import { minuteText } from '../pages/ago-text.ts'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { isUnsaved, savingText } from '../session/editor-state.ts'
import type { Editor } from '../session/editor.ts'
import { isForeign, useStudio } from '../session/studio.ts'
import { EditorCanvas } from '../canvas/editor-canvas.tsx'
import { firstLook, type PageLook } from '../canvas/look.ts'
import { PreviewDialog } from '../preview/preview-dialog.tsx'
import { NewerVersionNotice } from './newer-version-notice.tsx'
import { type Pane, PaneChoice } from './pane-choice.tsx'
import { ConflictsDialog } from './conflicts-dialog.tsx'
import { useEditing } from './editor-context.ts'
import { listOf, NotOpen } from './not-open.tsx'
import { useNamedBlock } from './use-named-block.ts'
import { SidePane, type SideTab } from './side-pane.tsx'
import { JsonPane } from '../json/json-pane.tsx'
import { useEditorState } from '../session/use-editor-state.ts'
import { Tour } from '../tour/tour.tsx'
import styles from './editor.module.css'

type EditorState = ReturnType<typeof useEditorState>

/** The open document: outline, page, form, and what stands above them. */
export function EditorFrame(): ReactNode {
  const { editor } = useEditing()
  const state = useEditorState(editor)
  const [tab, setTab] = useState<SideTab>('form')
  const [pane, setPane] = useState<Pane>('outline')
  const [isJson, setJson] = useState(false)
  const [isPublishing, setPublishing] = useState(false)
  const [isPreviewing, setPreviewing] = useState(false)
  const [look, setLook] = useState<PageLook>(() => firstLook(state.item))
  const step = (by: number) => editor.goTo(editor.state.history.position + by)
  useWriting(step, () => setPublishing(true))
  useCommand('preview', '预览和分享…', 'mod+shift+e', () => setPreviewing(true))
  useCommand('json', isJson ? '看画布' : '看 JSON', 'mod+j', () => setJson(!isJson))
  useCommand('problems', '看问题', undefined, () => setTab('problems'))
  useCommand('numbers', '看数据', undefined, () => setTab('numbers'))
  useCommand('history', '看修改历史', undefined, () => setTab('history'))
  useNamedBlock()
  useWarning(isUnsaved(state))
  if (state.status !== 'open') return <NotOpen editor={editor} />
  const hasOutline = hasBlocks(state.item.kind)
  const shown = !hasOutline && pane === 'outline' ? 'side' : pane
  return (
    <main className={styles.editor}>
      <Top
        state={state}
        isJson={isJson}
        onJson={setJson}
        onStep={step}
        onPreview={() => setPreviewing(true)}
        onPublish={() => setPublishing(true)}
      />
      <NewerVersionNotice />
      <PaneChoice {...{ pane: shown, isJson, hasOutline }} onPane={setPane} />
      <div className={styles.panes} data-plain={!hasOutline || undefined} data-pane={shown}>
        {hasOutline && <Outline />}
        {isJson ? <JsonPane /> : <EditorCanvas look={look} onLook={setLook} />}
        <SidePane tab={tab} onTab={setTab} />
      </div>
      {isPublishing && <PublishDialog onClose={() => setPublishing(false)} />}
      {isPreviewing && <PreviewDialog look={look} onLook={setLook} onClose={() => setPreviewing(false)} />}
      <Tour />
      <ConflictsDialog />
    </main>
  )
}

/** The commands of whoever may change the document. */
function useWriting(step: (by: number) => void, publish: () => void): void {
  const { editor, canEdit } = useEditing()
  const { version, waiting } = useEditorState(editor)
  const undo = () => step(-1)
  const redo = () => step(1)
  const save = () => void editor.save()
  useCommand('undo', '撤销', 'mod+z', canEdit ? undo : undefined)
  useCommand('redo', '重做', 'mod+shift+z', canEdit ? redo : undefined)
  useCommand('save', '保存', 'mod+s', canEdit ? save : undefined)
  useCommand('publish', '发布…', undefined, canEdit && hasDraft({ version, waiting }) ? publish : undefined)
}

/** Whether there is anything to publish. */
const hasDraft = ({ version, waiting }: Pick<EditorState, 'version' | 'waiting'>) => version > 0 || waiting.length > 0

/** The browser asks before a tab is closed that holds what the server has not. */
function useWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}

interface TopProps {
  readonly state: EditorState
  readonly isJson: boolean
  readonly onJson: (isJson: boolean) => void
  readonly onStep: (by: number) => void
  readonly onPreview: () => void
  readonly onPublish: () => void
}

function Top({ state, isJson, onJson, onStep, onPreview, onPublish }: TopProps): ReactNode {
  const { who } = useStudio()
  const { me } = useSnapshot(who)
  const { editor, canEdit } = useEditing()
  const { row, history, editors, version } = state
  const others = [...new Set(editors.filter(({ isSelf }) => !isSelf).map(({ name }) => name))]
  const errors = state.problems.filter(({ severity }) => severity === 'error').length
  return (
    <header className={styles.top}>
      <Link to={listOf(state.item)} className={styles.back} aria-label="回到列表">
        <Icon name="back" />
      </Link>
      <div className={styles.title}>
        <h1>{row?.title ?? state.item.name}</h1>
        <p data-saving={state.saving === 'saved' && isUnsaved(state) ? 'waiting' : state.saving} role="status">
          {savingText(state, minuteText)}
        </p>
      </div>
      <div className={styles.notes}>
        {others.length > 0 && <Chip tone="busy">也在编辑：{others.join('、')}</Chip>}
        {row?.fileChanged && <Chip tone="quiet">文件也改了</Chip>}
        {!canEdit && (
          <Chip tone="quiet">{isForeign(me, state.item.kind) ? '页面组件在另一个后台改，这里只能看' : '只能看'}</Chip>
        )}
      </div>
      <div className={styles.actions} data-tour="publish">
        <IconButton icon="undo" label="撤销 (Ctrl Z)" disabled={!canUndo(history)} onClick={() => onStep(-1)} />
        <IconButton icon="redo" label="重做 (Ctrl Shift Z)" disabled={!canRedo(history)} onClick={() => onStep(1)} />
        <div className={styles.views} role="group" aria-label="中间看什么">
          <button type="button" aria-pressed={!isJson} onClick={() => onJson(false)}>
            画布
          </button>
          <button type="button" aria-pressed={isJson} onClick={() => onJson(true)}>
            JSON
          </button>
        </div>
        <Button icon="eye" onClick={onPreview}>
          预览…
        </Button>
        {canEdit && version > 0 && <DiscardButton editor={editor} />}
        {canEdit && (
          <Button look="main" onClick={onPublish} disabled={!hasDraft(state)}>
            {errors > 0 ? `发布（${errors} 个问题）` : '发布…'}
          </Button>
        )}
      </div>
    </header>
  )
}

function DiscardButton({ editor }: { readonly editor: Editor }): ReactNode {
  const { call } = useStudio()
  const [isAsking, setAsking] = useState(false)
  const discard = async () => {
    await editor.save()
    const { item, version } = editor.state
    const answer = await call('discardDraft', { params: item, body: { version } })
    if ('failure' in answer) toast(answer.failure.message, { tone: 'bad' })
    else {
      toast('草稿丢弃了，最后的内容在历史里')
      await editor.reopen()
    }
    setAsking(false)
  }
  if (!isAsking) return <Button onClick={() => setAsking(true)}>丢弃草稿</Button>
  return (
    <>
      <Button look="danger" onClick={() => void discard()}>
        真的丢弃
      </Button>
      <Button look="quiet" onClick={() => setAsking(false)}>
        不丢
      </Button>
    </>
  )
}
