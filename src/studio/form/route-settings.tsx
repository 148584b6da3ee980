import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { toast } from '../controls/toasts.tsx'
import type { Json, JsonMap } from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { routeSchemaOf } from '../document/form-schema.ts'
import { ValueField } from './value-field.tsx'
import type { ValueFieldProps } from './value-props.ts'
import styles from './form.module.css'

/** Its name is that of its page, which is what it opens. */
const NOT_ASKED = new Set(['name', 'page', 'module', 'screen'])

/** The address of a page that is new, with a way to change it; nothing of one that was published, whose address is an item of its own. */
export function RouteSettings(): ReactNode {
  const { editor, canEdit } = useEditing()
  const { route } = useEditorState(editor)
  const [isOpen, setOpen] = useState(false)
  if (!route) return null
  return (
    <section className={styles.route} aria-label="地址">
      <p>
        地址 <code>{String(route.path)}</code>
        {route.login === true && '，要登录'}
      </p>
      {canEdit && <Button onClick={() => setOpen(true)}>地址设置…</Button>}
      {isOpen && <RouteDialog route={route} onClose={() => setOpen(false)} />}
    </section>
  )
}

interface RouteDialogProps {
  readonly route: JsonMap
  readonly onClose: () => void
}

/** All that a route may say. The server judges it as a whole; what it refuses stays in the fields. */
function RouteDialog({ route, onClose }: RouteDialogProps): ReactNode {
  const { catalogue, editor } = useEditing()
  const [settings, setSettings] = useState(route)
  const latest = useRef(route)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const schema = routeSchemaOf(catalogue)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    // By Enter the field is not left: what was typed in it is told when it is.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setBusy(true)
    const refused = await editor.setRoute(latest.current)
    setBusy(false)
    setProblem(refused)
    if (refused !== undefined) return
    toast('地址设置存好了，和页面一起发布')
    onClose()
  }
  const change: ValueFieldProps['onChange'] = ([name = ''], value) => {
    latest.current = withSetting(latest.current, String(name), value)
    setSettings(latest.current)
  }
  return (
    <Dialog title="地址设置" onClose={onClose}>
      <form className={styles.fields} onSubmit={(event) => void save(event)} noValidate>
        <p>发布以前只有草稿用它。改好一起保存，服务器会看地址有没有被占用。</p>
        {Object.entries(schema.properties ?? {})
          .filter(([name]) => !NOT_ASKED.has(name))
          .map(([name, one]) => (
            <ValueField
              key={name}
              name={name}
              schema={one}
              value={settings[name]}
              isRequired={schema.required?.includes(name)}
              isLocked={false}
              isPlain
              path={[name]}
              problemAt={() => undefined}
              onChange={change}
            />
          ))}
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.formEnd}>
          <Button onClick={onClose}>取消</Button>
          <Button look="main" type="submit" disabled={isBusy}>
            {isBusy ? '正在保存…' : '保存地址设置'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A setting that is taken away is not said any more. */
const withSetting = (settings: JsonMap, name: string, value: Json | undefined): JsonMap =>
  value === undefined
    ? Object.fromEntries(Object.entries(settings).filter(([one]) => one !== name))
    : { ...settings, [name]: value }
