import { type ReactNode, useMemo, useState } from 'react'
import {
  type ContrastPair,
  contrastPairs,
  darkContrastPairs,
  NEEDED_CONTRAST,
  ratioText,
} from '../../domain/look/theme-contrast.ts'
import { isMap, setPageValue, type ValuePath } from '../document/index.ts'
import { Icon } from '../controls/icon.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { useSpoken } from '../editor/use-spoken.ts'
import { labelOf } from '../document/field-label.ts'
import { asSchema, propertiesOf } from '../document/form-schema.ts'
import { ValueField } from '../form/value-field.tsx'
import type { ValueFieldProps } from '../form/value-props.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import form from '../form/form.module.css'
import styles from '../pages/pages.module.css'
import own from './content.module.css'

type Side = 'tokens' | 'dark'

/** The look of a brand: its colours and corners, and whether every text of it can be read. */
export function ThemeForm(): ReactNode {
  const { editor, catalogue, canEdit } = useEditing()
  const [isDarkOpen, setDarkOpen] = useState(false)
  const { document } = useEditorState(editor)
  const problemAt = useProblemAt()
  const writtenOn = (side: Side) => {
    const written = document.rest[side]
    return isMap(written) ? written : {}
  }
  const schema = asSchema(catalogue.theme)
  const fieldsOf = (side: Side) => propertiesOf(asSchema(schema.properties?.[side]))
  const fields = fieldsOf('tokens')
  const labels = (name: string) => (name === 'white' ? '白色' : labelOf(name, fields[name] ?? {}))
  const common: Pick<ValueFieldProps, 'isLocked' | 'isPlain' | 'problemAt' | 'onChange'> = {
    ...{ isLocked: !canEdit, isPlain: true, problemAt },
    onChange: (path, value, field) => editor.apply(setPageValue(editor.state.document, { path, value, field })),
  }
  const fieldsOn = (side: Side) =>
    Object.entries(fieldsOf(side)).map(([name, one]) => (
      <ValueField key={name} {...common} name={name} schema={one} value={writtenOn(side)[name]} path={[side, name]} />
    ))
  return (
    <>
      <header className={form.head}>
        <h2>主题</h2>
        <p>这个品牌的颜色和圆角；没有填的用商城自己的。</p>
      </header>
      <div className={form.fields}>
        <ValueField
          {...common}
          name="title"
          schema={{ type: 'string', title: '品牌名' }}
          value={document.rest.title}
          isRequired
          path={['title']}
        />
      </div>
      <Contrast title="看得清吗" pairs={contrastPairs(writtenOn('tokens'))} labels={labels} />
      <details className={form.section} open>
        <summary>颜色和圆角</summary>
        <div className={form.fields}>{fieldsOn('tokens')}</div>
      </details>
      <details className={form.section} onToggle={({ currentTarget }) => setDarkOpen(currentTarget.open)}>
        <summary>深色</summary>
        {isDarkOpen && (
          <>
            <Contrast
              title="看得清吗：深色"
              pairs={darkContrastPairs(writtenOn('tokens'), writtenOn('dark'))}
              labels={labels}
            />
            <div className={form.fields}>{fieldsOn('dark')}</div>
          </>
        )}
      </details>
    </>
  )
}

/** What is wrong with one value of the theme, in words. */
function useProblemAt(): (path: ValuePath) => string | undefined {
  const { problems } = useEditorState(useEditing().editor)
  const spoken = useSpoken()
  const told = useMemo(
    () => new Map(problems.map((problem) => [problem.pointer.split('/').slice(1).join('/'), spoken(problem)])),
    [problems, spoken],
  )
  return (path) => told.get(path.join('/'))
}

interface ContrastProps {
  readonly title: string
  readonly pairs: readonly ContrastPair[]
  readonly labels: (name: string) => string
}

/** Every text on its ground, as it looks and whether it is read: the same rule as the check before publishing. */
function Contrast({ title, pairs, labels }: ContrastProps): ReactNode {
  const wrong = pairs.filter(({ isReadable }) => !isReadable).length
  return (
    <section className={own.contrast} aria-label={title}>
      <h3>{title}</h3>
      <p role="status">{wrong === 0 ? '字和底色都看得清' : `有 ${wrong} 处看不清，至少要 ${NEEDED_CONTRAST}`}</p>
      <ul>
        {pairs.map((pair) => (
          <li key={`${pair.text} ${pair.ground}`} data-bad={!pair.isReadable || undefined}>
            <Sample {...pair} />
            <span>
              {labels(pair.text)} / {labels(pair.ground)}
            </span>
            <strong>
              {!pair.isReadable && <Icon name="error" />}
              {ratioText(pair.ratio)}
              {!pair.isReadable && <span className={styles.unseen}> 看不清</span>}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Sample = ({ textColour, groundColour }: ContrastPair): ReactNode => (
  <svg width="44" height="26" viewBox="0 0 44 26" aria-hidden="true">
    <rect width="44" height="26" rx="5" fill={groundColour} />
    <text x="22" y="18" textAnchor="middle" fontSize="13" fill={textColour}>
      文字
    </text>
  </svg>
)
