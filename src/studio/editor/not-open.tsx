import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ItemId } from '../../../schemas/studio/item.ts'
import { Button } from '../controls/button.tsx'
import { Empty, Skeleton } from '../controls/states.tsx'
import type { Editor } from '../session/editor.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './editor.module.css'

/** The screen that lists items of this kind. */
export const listOf = ({ kind }: ItemId): string => (kind === 'component' || kind === 'theme' ? '/content' : '/')

/** In place of a document that is not open yet, or could not be: then why, and what can be done. */
export function NotOpen({ editor }: { readonly editor: Editor }): ReactNode {
  const { status, failure, item } = useEditorState(editor)
  if (status !== 'failed') return <Skeleton lines={10} />
  return (
    <Empty
      icon="error"
      action={
        <p className={styles.notOpen}>
          <Button look="main" onClick={() => void editor.tryAgain()}>
            再试一次
          </Button>
          <Link to={listOf(item)}>回到列表</Link>
        </p>
      }
    >
      {failure}
    </Empty>
  )
}
