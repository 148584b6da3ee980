import { type ReactNode, useMemo } from 'react'
import type { CatalogueWidget } from '../../../schemas/studio/catalogue.ts'
import {
  type BlockKey,
  blockName,
  isMap,
  type JsonMap,
  kindName,
  renameId,
  setBlockValue,
  type ValuePath,
} from '../document/index.ts'
import { Field } from '../controls/field.tsx'
import { useEditing, widgetOf } from '../editor/editor-context.ts'
import { placeOfPointer } from '../document/problem-places.ts'
import { useSpoken } from '../editor/use-spoken.ts'
import { BehaviourFields } from './behaviour-fields.tsx'
import { EventFields } from './event-fields.tsx'
import { useTyped } from './inputs.tsx'
import { PartForm } from './part-form.tsx'
import { asSchema } from '../document/form-schema.ts'
import { ValueField } from './value-field.tsx'
import type { BlockFieldProps } from './value-props.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './form.module.css'

/** How a value of the block is changed, and what is wrong with it. */
function useBlockField(key: BlockKey, block: JsonMap): BlockFieldProps {
  const { editor, titles, canEdit } = useEditing()
  const { document, problems } = useEditorState(editor)
  const spoken = useSpoken()
  const told = useMemo(() => {
    const own = problems.map((problem) => ({ ...placeOfPointer(document, problem.pointer), problem }))
    return new Map(own.filter((one) => one.key === key).map(({ path, problem }) => [path.join('/'), spoken(problem)]))
  }, [document, problems, key, spoken])
  return {
    block,
    isLocked: !canEdit,
    problemAt: (path) => told.get(path.join('/')),
    onChange: (path, value, field) =>
      editor.apply(setBlockValue(editor.state.document, { key, path, value, field }, titles)),
    onType: (path, value) => editor.type(setBlockValue(editor.state.document, { key, path, value }, titles)),
  }
}

/** Everything that can be said of one block. */
export function BlockForm({ blockKey, block }: { readonly blockKey: BlockKey; readonly block: JsonMap }): ReactNode {
  const { catalogue, editor, titles } = useEditing()
  const { document } = useEditorState(editor)
  const field = useBlockField(blockKey, block)
  const widget = widgetOf(catalogue, block.widget)
  if (block.part !== undefined && block.widget === undefined) return <PartForm blockKey={blockKey} field={field} />
  return (
    <>
      <header className={styles.head}>
        <h2>{blockName(document, blockKey, titles)}</h2>
        <p>{kindName(block, titles)}</p>
      </header>
      {widget ? (
        <Props field={field} widget={widget} />
      ) : (
        <p className={styles.problem}>没有叫「{String(block.widget)}」的组件</p>
      )}
      {widget?.events && <EventFields field={field} events={widget.events} />}
      <BehaviourFields field={field} />
      <details className={styles.section}>
        <summary>更多</summary>
        <div className={styles.fields}>
          <IdField blockKey={blockKey} id={String(block.id ?? '')} isLocked={field.isLocked} />
          {widget && (
            <a href={`/studio/gallery#${widget.code}`} target="_blank" rel="noreferrer">
              在组件页看「{widget.title}」的全部样子
            </a>
          )}
        </div>
      </details>
    </>
  )
}

interface PropsProps {
  readonly field: BlockFieldProps
  readonly widget: CatalogueWidget
}

function Props({ field, widget }: PropsProps): ReactNode {
  const { variants } = widget
  const schema = asSchema(widget.props)
  const { block, ...more } = field
  const props = isMap(block.props) ? block.props : {}
  const required = new Set(schema.required)
  const path = (name: string): ValuePath => ['props', name]
  return (
    <div className={styles.fields}>
      {variants && variants.length > 0 && (
        <ValueField
          {...more}
          name="样式"
          schema={{ enum: variants, default: 'default', expression: 'never', title: '样式' }}
          value={block.variant}
          path={['variant']}
        />
      )}
      {Object.entries(schema.properties ?? {}).map(([name, one]) => (
        <ValueField
          key={name}
          {...more}
          name={name}
          schema={one}
          value={props[name]}
          isRequired={required.has(name)}
          path={path(name)}
          around={{ schema, map: props }}
        />
      ))}
      {Object.keys(schema.properties ?? {}).length === 0 && <p className={styles.help}>这个组件没有设置。</p>}
    </div>
  )
}

interface IdFieldProps {
  readonly blockKey: BlockKey
  readonly id: string
  readonly isLocked: boolean
}

function IdField({ blockKey, id, isLocked }: IdFieldProps): ReactNode {
  const { editor } = useEditing()
  const { text, setText, rest } = useTyped(id, (next) => {
    if (editor.apply(renameId(editor.state.document, blockKey, next))) editor.select([next])
  })
  return (
    <Field label="英文名字" help="本页里不重名，别的区块滚动到这里时用它；改了它们也跟着改。">
      {(ids) => (
        <input
          {...ids}
          disabled={isLocked}
          value={text}
          onBlur={rest}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  )
}
