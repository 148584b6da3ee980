import { type ReactNode, useMemo } from 'react'
import {
  componentKinds,
  type EntryField,
  entryFieldSchema,
  kindOfComponent,
} from '../../../schemas/domain/component-kinds.ts'
import { targetAddress, targetParts } from '../../domain/visit/entry-target.ts'
import {
  type BlockKey,
  isMap,
  type Json,
  type JsonMap,
  setBlockValue,
  setBlockValues,
  valueAt,
  type ValuePath,
} from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { useSpoken } from '../editor/use-spoken.ts'
import type { Around } from '../form/alt-of.ts'
import { asSchema, type FormSchema } from '../document/form-schema.ts'
import { ValueField } from '../form/value-field.tsx'
import type { ValueFieldProps } from '../form/value-props.ts'
import { placeOfPointer } from '../document/problem-places.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { ProductButton } from './product-button.tsx'
import form from '../form/form.module.css'

const TARGET: FormSchema = {
  type: 'string',
  format: 'address',
  title: '去哪里',
  description: '商城的地址（/combo、/goods/650101）或 https 地址，空着就不跳转。',
}
const moment = (title: string): FormSchema => ({ type: 'string', format: 'moment', title })
const SCHEDULE = [
  ['from', moment('开始展示')],
  ['until', moment('结束展示')],
] as const
const HIDDEN: FormSchema = { type: 'boolean', title: '隐藏' }

/** Paths at which a rule may tell of where an entry leads. */
const TARGET_PATHS = ['jumpPath', 'jumpParames/product_url', 'jumpParames/contentid', 'redirectType', 'jumpParames']

/** What is wrong with the entry, by the path of the field that shows it. */
function useProblems(key: BlockKey): (path: ValuePath) => string | undefined {
  const { editor } = useEditing()
  const { document, problems } = useEditorState(editor)
  const spoken = useSpoken()
  const told = useMemo(() => {
    const own = problems.map((problem) => ({ ...placeOfPointer(document, problem.pointer), problem }))
    const here = own.filter((one) => one.key === key)
    return new Map(
      here.map(({ path, problem }) => {
        const at = path.join('/')
        return [TARGET_PATHS.includes(at) ? 'target' : at, spoken(problem)]
      }),
    )
  }, [document, problems, key, spoken])
  return (path) => told.get(path.join('/'))
}

/** How the form changes the entry; where it leads and when it shows are several values each. */
function useChange(key: BlockKey, entry: JsonMap): ValueFieldProps['onChange'] {
  const { editor, titles } = useEditing()
  return (path, value, field) => {
    const { document } = editor.state
    if (path[0] === 'target') return editor.apply(setBlockValues(document, targetChange(key, entry, value), titles))
    if (path[0] === 'live')
      return editor.apply(setBlockValue(document, { key, ...liveChange(entry, path, value) }, titles))
    return editor.apply(setBlockValue(document, { key, path, value, field }, titles))
  }
}

function targetChange(key: BlockKey, entry: JsonMap, value: Json | undefined) {
  const address = typeof value === 'string' ? value : ''
  const { jumpPath, redirectType, jumpParames } = targetParts(entry, address)
  const values = [
    [['jumpPath'], jumpPath],
    [['redirectType'], redirectType],
    [['jumpParames'], jumpParames && { ...jumpParames }],
  ] as const
  return { key, values, field: '去哪里', said: address === '' ? '不跳转' : address }
}

/** A schedule without beginning and end is none. */
function liveChange(entry: JsonMap, [, side = '']: ValuePath, value: Json | undefined) {
  const { [String(side)]: _before, ...other } = isMap(entry.live) ? entry.live : {}
  const next = value === undefined ? other : { ...other, [String(side)]: value }
  return { path: ['live'], value: Object.keys(next).length > 0 ? next : undefined, field: '展示时间' }
}

/** Everything that can be said of one entry of a component, by the schema of the component's kind. */
export function EntryForm({ entryKey, entry }: { readonly entryKey: BlockKey; readonly entry: JsonMap }): ReactNode {
  const { editor, canEdit } = useEditing()
  const { document } = useEditorState(editor)
  const kind = kindOfComponent(document.rest.type)
  const common = {
    ...{ isLocked: !canEdit, isPlain: true },
    ...{ problemAt: useProblems(entryKey), onChange: useChange(entryKey, entry) },
  }
  const problem = common.problemAt([])
  return (
    <>
      <header className={form.head}>
        <h2>{typeof entry.title === 'string' && entry.title !== '' ? entry.title : '一条内容'}</h2>
        <p>
          {Object.hasOwn(componentKinds, String(document.rest.type)) ? String(document.rest.type) : '页面组件的内容'}
        </p>
      </header>
      <div className={form.fields}>
        {problem !== undefined && <p className={form.problem}>{problem}</p>}
        {canEdit && kind.fields.includes('target') && <ProductButton entryKey={entryKey} entry={entry} />}
        {kind.fields.map((field) => (
          <EntryValue key={field} {...common} field={field} entry={entry} />
        ))}
      </div>
      <details className={form.section} open>
        <summary>什么时候展示</summary>
        <div className={form.fields}>
          <p className={form.help}>不填就一直展示；按商城的时间（北京时间）到点出现、到点消失。</p>
          {SCHEDULE.map(([side, schema]) => (
            <ValueField
              key={side}
              {...common}
              name={side}
              schema={schema}
              value={valueAt(entry, ['live', side])}
              path={['live', side]}
            />
          ))}
          <ValueField {...common} name="hidden" schema={HIDDEN} value={entry.hidden} path={['hidden']} />
        </div>
      </details>
    </>
  )
}

type EntryValueProps = Pick<ValueFieldProps, 'isLocked' | 'isPlain' | 'problemAt' | 'onChange'> & {
  readonly field: EntryField
  readonly entry: JsonMap
}

function EntryValue({ field, entry, ...common }: EntryValueProps): ReactNode {
  const { editor } = useEditing()
  const { document } = useEditorState(editor)
  if (field === 'target')
    return (
      <ValueField {...common} name="to" schema={TARGET} value={targetAddress(entry) || undefined} path={['target']} />
    )
  const kind = kindOfComponent(document.rest.type)
  const schema = asSchema(entryFieldSchema(kind, field))
  const path = field.split('.')
  const value = valueAt(entry, path)
  const isRequired = field === 'title' || kind.needs.some((need) => need === field)
  return (
    <ValueField
      {...common}
      name={path.at(-1) ?? field}
      schema={schema}
      value={value}
      isRequired={isRequired}
      path={path}
      {...(field === 'themePicUri' && { around: pictureAround(kind, entry) })}
    />
  )
}

/** A picture of an entry stands beside what is said of it, where its kind says something of it. */
function pictureAround(kind: ReturnType<typeof kindOfComponent>, entry: JsonMap): Around {
  const picAlt = asSchema(entryFieldSchema(kind, 'picAlt'))
  return { schema: kind.fields.includes('picAlt') ? { properties: { picAlt } } : {}, map: entry }
}
