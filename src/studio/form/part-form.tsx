import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { type BlockKey, detachPart, isMap, type Json, type JsonMap } from '../document/index.ts'
import { Button } from '../controls/button.tsx'
import { Skeleton } from '../controls/states.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { useStudio } from '../session/studio.ts'
import type { BlockFieldProps } from './value-props.ts'
import { readPart } from './read-part.ts'
import { schemaOfInput } from './schema.ts'
import { ValueField } from './value-field.tsx'
import styles from './form.module.css'

const isUseOf = (block: Json, name: string) => isMap(block) && block.part === name

/** What a page gives to a part that it uses; the part itself is changed in one place for all. */
export function PartForm({
  blockKey,
  field,
}: {
  readonly blockKey: BlockKey
  readonly field: BlockFieldProps
}): ReactNode {
  const { call, writeOutPart } = useStudio()
  const { editor, titles } = useEditing()
  const { block, ...more } = field
  const name = String(block.part)
  const [part, setPart] = useState<JsonMap>()
  useEffect(() => {
    void readPart(call, name).then((read) => read && setPart(read))
  }, [call, name])
  const inputs = isMap(part?.inputs) ? Object.entries(part.inputs) : []
  const given = isMap(block.with) ? block.with : {}
  const detach = () => {
    const { document } = editor.state
    const usesAgain = Object.entries(document.byId).some(([key, one]) => key !== blockKey && isUseOf(one, name))
    const written = part && writeOutPart(block, part, { state: document.rest.state, usesAgain })
    if (written) editor.apply(detachPart(document, blockKey, written, titles))
  }
  return (
    <>
      <header className={styles.head}>
        <h2>{titles.parts[name] ?? name}</h2>
        <p>部件：改一处，用它的页面都跟着变</p>
      </header>
      <div className={styles.fields}>
        {!part && <Skeleton lines={4} />}
        {inputs.map(([input, declared]) => (
          <ValueField
            key={input}
            {...more}
            name={input}
            schema={schemaOfInput(declared)}
            value={given[input]}
            isRequired={isMap(declared) && declared.default === undefined}
            path={['with', input]}
          />
        ))}
        <p className={styles.actions}>
          <Link to={`/pages/part/${name}`}>打开部件</Link>
          {!more.isLocked && (
            <Button disabled={!part} onClick={detach}>
              拆开成普通区块
            </Button>
          )}
        </p>
      </div>
    </>
  )
}
