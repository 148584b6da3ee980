import type { ReactNode } from 'react'
import { setPageValue } from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { useSpoken } from '../editor/use-spoken.ts'
import { ValueField } from '../form/value-field.tsx'
import { useEditorState } from '../session/use-editor-state.ts'
import form from '../form/form.module.css'

/** What a component is beside its entries. */
export function ComponentForm(): ReactNode {
  const { editor, canEdit } = useEditing()
  const { document, item, row, problems } = useEditorState(editor)
  const { title, type } = document.rest
  const spoken = useSpoken()
  const told = problems.find(({ pointer }) => pointer === '/title')
  return (
    <>
      <header className={form.head}>
        <h2>{String(type ?? '页面组件')}</h2>
        <p>编号 {item.name}：页面按编号读它。选中左边的一条内容，这里就是它的设置。</p>
      </header>
      <div className={form.fields}>
        <ValueField
          name="title"
          schema={{ type: 'string', title: '叫什么', maxLength: 60 }}
          value={title}
          isRequired
          isPlain
          isLocked={!canEdit}
          path={['title']}
          problemAt={() => told && spoken(told)}
          onChange={(path, value, field) => editor.apply(setPageValue(editor.state.document, { path, value, field }))}
        />
        <p className={form.help}>
          {row && row.paths.length > 0 ? `显示在 ${row.paths.slice(0, 6).join('、')}` : '没有页面显示它'}
        </p>
      </div>
    </>
  )
}
