import type { ReactNode } from 'react'
import { isMap, splitInArms } from '../document/index.ts'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import type { BlockFieldProps } from './value-props.ts'
import styles from './form.module.css'

/** In which arm of which experiment the block is; or the way to make an experiment of it. */
export function ExperimentField({ field }: { readonly field: BlockFieldProps }): ReactNode {
  const { block, isLocked, problemAt, onChange } = field
  const { editor } = useEditing()
  const { document } = useEditorState(editor)
  const all: unknown = document.rest.experiments
  const arms = Object.entries(isMap(all) ? all : {}).flatMap(([name, shares]) =>
    Object.entries(isMap(shares) ? shares : {}).map(([arm, share]) => ({ name, arm, share: Number(share) })),
  )
  const chosen = isMap(block.experiment) ? block.experiment : {}
  const at = arms.findIndex(({ name, arm }) => name === chosen.name && arm === chosen.arm)
  return (
    <>
      {(arms.length > 0 || block.experiment !== undefined) && (
        <Field label="实验分组" problem={problemAt(['experiment', 'name']) ?? problemAt(['experiment', 'arm'])}>
          {(ids) => (
            <select
              {...ids}
              disabled={isLocked}
              value={at}
              onChange={({ target }) => onChange(['experiment'], toldArm(arms[Number(target.value)]), '实验分组')}
            >
              <option value={-1}>给所有人</option>
              {arms.map(({ name, arm, share }, index) => (
                <option key={`${name}/${arm}`} value={index}>
                  「{name}」的「{arm}」组（{share}%）
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {block.experiment === undefined && document.kind === 'page' && !isLocked && <SplitButton />}
    </>
  )
}

const toldArm = (arm: { readonly name: string; readonly arm: string } | undefined) =>
  arm && { name: arm.name, arm: arm.arm }

/** The copy is chosen, since it is what is changed next. */
function SplitButton(): ReactNode {
  const { editor, titles } = useEditing()
  const split = () => {
    const { document } = editor.state
    const [key] = editor.state.selected
    const before = new Set(Object.keys(document.byId))
    if (key === undefined || !editor.apply(splitInArms(document, key, titles))) return
    editor.select(
      Object.keys(editor.state.document.byId)
        .filter((one) => !before.has(one))
        .slice(0, 1),
    )
  }
  return (
    <div className={styles.split}>
      <Button icon="copy" onClick={split}>
        做 A/B：复制成两个版本
      </Button>
      <p className={styles.help}>
        访客各看一半。改下面那份；画布先显示第一组，在画布上面「以谁的眼光看」里选第二组才看得到它。份额在页面设置的「实验」里。
      </p>
    </div>
  )
}
