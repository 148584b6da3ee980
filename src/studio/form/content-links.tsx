import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { blockOf, type Json, noTitles, normalise, blockName } from '../document/index.ts'
import { entryAddress, useContentSources } from '../content/use-content-sources.ts'
import { Icon } from '../controls/icon.tsx'
import type { Editing } from '../editor/editor-context.ts'
import { useStudio } from '../session/studio.ts'
import styles from './form.module.css'

/** At most so many entries of a component are named. */
const MOST = 6

/** From an expression to the contents that it shows: the page components, and each of their entries. */
export function ContentLinks({ value }: { readonly value: Json | undefined }): ReactNode {
  const { components } = useContentSources(value)
  const [first, ...others] = components
  if (!first) return null
  return (
    <div className={styles.contents} role="group" aria-label="这里显示的内容">
      <OneComponent key={first.code} {...first} isOpen />
      {others.length > 0 && (
        <details>
          <summary>有时是另外 {others.length} 个页面组件</summary>
          {others.map((one) => (
            <OneComponent key={one.code} {...one} isOpen={false} />
          ))}
        </details>
      )}
    </div>
  )
}

type Component = NonNullable<Editing['components']>[number]

function OneComponent({ code, title, isOpen }: Component & { readonly isOpen: boolean }): ReactNode {
  return (
    <div>
      <Link to={entryAddress(code)}>
        <Icon name="edit" />
        改内容：{title}
      </Link>
      {isOpen && <Entries code={code} />}
    </div>
  )
}

function Entries({ code }: { readonly code: string }): ReactNode {
  const entries = useEntries(code)
  return (
    <ul>
      {entries.slice(0, MOST).map(({ key, name }) => (
        <li key={key}>
          <Link to={entryAddress(code, key)}>{name}</Link>
        </li>
      ))}
      {entries.length > MOST && <li>等 {entries.length} 条</li>}
    </ul>
  )
}

/** The entries of a component as it is edited now, else as it serves. */
function useEntries(code: string): readonly { readonly key: string; readonly name: string }[] {
  const { call } = useStudio()
  const [text, setText] = useState('{}')
  useEffect(() => {
    void call('item', { params: { kind: 'component', name: code } }).then((answer) => {
      if ('reply' in answer) setText(answer.reply.draft?.text ?? answer.reply.published?.text ?? '{}')
    })
  }, [call, code])
  return useMemo(() => {
    const read = normalise(text, 'component')
    if ('problem' in read) return []
    const { document } = read
    const keys = document.order.entries?.filter((key) => blockOf(document, key)) ?? []
    return keys.map((key) => ({ key, name: blockName(document, key, noTitles) }))
  }, [text])
}
