import { type ReactNode, useMemo, useState } from 'react'
import { isMap, pageField, setPageValue, type ValuePath } from '../document/index.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { placeOfPointer } from '../document/problem-places.ts'
import { useSpoken } from '../editor/use-spoken.ts'
import { ExperimentShares, isExperiment } from './experiment-shares.tsx'
import { RouteSettings } from './route-settings.tsx'
import { schemaOfDocument } from './schema.ts'
import { ValueField } from './value-field.tsx'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './form.module.css'

/** Lists of names in a page: what a new one begins as, and the schema of one. */
const NAMED = ['data', 'values', 'state', 'experiments', 'popups', 'inputs'] as const

const BEGIN = {
  data: { from: '' },
  values: '{{  }}',
  state: '',
  experiments: { a: 50, b: 50 },
  popups: { title: '弹层', blocks: [] },
  inputs: { type: 'string' },
} as const

/** What a page, part, theme or route says beside its blocks. */
export function PageForm(): ReactNode {
  const { catalogue, editor, canEdit } = useEditing()
  const { document, problems, row } = useEditorState(editor)
  const { rest, kind } = document
  const spoken = useSpoken()
  const told = useMemo(() => {
    const own = problems.map((problem) => ({ ...placeOfPointer(document, problem.pointer), problem }))
    return new Map(
      own.filter(({ key }) => key === undefined).map(({ path, problem }) => [path.join('/'), spoken(problem)]),
    )
  }, [document, problems, spoken])
  const isScreen = row?.screen !== undefined
  const schema = schemaOfDocument(kind, catalogue, isScreen)
  const common = {
    isLocked: !canEdit,
    problemAt: (path: ValuePath) => told.get(path.join('/')),
    onChange: (path: ValuePath, value: Parameters<typeof setPageValue>[1]['value'], field: string) =>
      editor.apply(
        setPageValue(editor.state.document, { path, value, field: path.length > 1 ? pageField(path) : field }),
      ),
  }
  const isShown = (name: string) => !NOT_IN_FORM.has(name) && !NAMED.some((one) => one === name)
  const properties = Object.entries(schema.properties ?? {})
  return (
    <>
      <header className={styles.head}>
        <h2>{kind === 'theme' ? '主题' : kind === 'route' ? '地址' : kind === 'part' ? '部件设置' : '页面设置'}</h2>
        <p>选中一个区块，这里就是它的设置</p>
      </header>
      <RouteSettings />
      <div className={styles.fields}>
        {properties
          .filter(([name]) => isShown(name))
          .map(([name, one]) => (
            <ValueField
              key={name}
              {...common}
              name={name}
              schema={one}
              value={rest[name]}
              isRequired={schema.required?.includes(name)}
              isPlain={kind === 'theme' || kind === 'route'}
              path={[name]}
            />
          ))}
      </div>
      {NAMED.filter((name) => properties.some(([one]) => one === name)).map((name) => (
        <NamedValues key={name} name={name} schema={schema.properties?.[name] ?? {}} {...common} />
      ))}
    </>
  )
}

const NOT_IN_FORM = new Set(['$schema', 'versions', 'blocks', 'slots', 'redirects', 'name'])

type NamedProps = Omit<Parameters<typeof ValueField>[0], 'value' | 'path' | 'isRequired' | 'name'> & {
  readonly name: (typeof NAMED)[number]
}

/** Data, values, state, experiments and popups, each under its name. */
function NamedValues({ name, schema, isLocked, problemAt, onChange }: NamedProps): ReactNode {
  const { editor } = useEditing()
  const { document } = useEditorState(editor)
  const map = isMap(document.rest[name]) ? document.rest[name] : {}
  const one = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  const title = pageField([name])
  const isPlain = schema.expression === 'never'
  const add = (fresh: string) => {
    if (!Object.hasOwn(map, fresh)) onChange([name, fresh], BEGIN[name], title)
  }
  return (
    <details className={styles.section}>
      <summary>
        {title}
        <small>{Object.keys(map).length}</small>
      </summary>
      <div className={styles.fields}>
        {Object.entries(map).map(([key, value]) => (
          <div key={key} className={styles.named}>
            {isExperiment(name, value) ? (
              <ExperimentShares {...{ isLocked, problemAt, onChange }} name={key} value={value} />
            ) : name === 'popups' ? (
              <ValueField
                {...{ isLocked, isPlain, problemAt, onChange }}
                name={key}
                schema={{ ...one.properties?.title, title: key }}
                value={isMap(value) ? value.title : undefined}
                isRequired
                path={[name, key, 'title']}
              />
            ) : (
              <ValueField
                {...{ isLocked, isPlain, problemAt, onChange }}
                name={key}
                schema={{ ...one, title: key }}
                value={value}
                isRequired
                path={[name, key]}
              />
            )}
            {!isLocked && (
              <IconButton icon="trash" label={`去掉 ${key}`} onClick={() => onChange([name, key], undefined, title)} />
            )}
          </div>
        ))}
        {!isLocked && <NewName title={title} onAdd={add} />}
      </div>
    </details>
  )
}

interface NewNameProps {
  readonly title: string
  readonly onAdd: (name: string) => void
}

function NewName({ title, onAdd }: NewNameProps): ReactNode {
  const [name, setName] = useState('')
  return (
    <span className={styles.add}>
      <input
        aria-label={`${title}：新的名字`}
        placeholder="新的名字"
        value={name}
        onChange={(event) => setName(event.target.value.trim())}
      />
      <Button
        icon="add"
        disabled={!/^[a-z][A-Za-z0-9-]*$/.test(name)}
        onClick={() => {
          onAdd(name)
          setName('')
        }}
      >
        加上
      </Button>
    </span>
  )
}
