import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import type { CustomsErrors, CustomsFields } from '../../../domain/order/customs-identity.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { TextField } from '../../../ui/field/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Refusal } from '../../../ui/refusal/index.tsx'
import type { SavedIdentity } from '../form-flow.ts'
import styles from './customs-form.module.css'

interface CustomsFormProps {
  readonly kept: SavedIdentity
  readonly fields: CustomsFields
  readonly errors: CustomsErrors
  /** The first field that is wrong: another object after each try. */
  readonly wrong: { readonly field: keyof CustomsFields } | undefined
  readonly refusal: string
  readonly isBusy: boolean
  readonly onType: (fields: CustomsFields) => void
  readonly onSave: () => void
}

/** Whose name is kept, and the two fields that take its place. */
export function CustomsForm(props: CustomsFormProps): ReactNode {
  const { kept, fields, errors, wrong, refusal, isBusy, onType, onSave } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus()
  }, [wrong])
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave()
  }
  return (
    <form
      method="post"
      ref={form}
      className={styles.place}
      noValidate
      aria-busy={isBusy}
      aria-label="清关实名"
      onSubmit={save}
    >
      {kept.name && (
        <p className={styles.kept}>
          已登记：{kept.name} {kept.number}。需要更换时重新填写。
        </p>
      )}
      <div className={styles.card}>
        <TextField
          {...{ name: 'name', label: '姓名', value: fields.name, error: errors.name, isRequired: true }}
          autoComplete="name"
          placeholder="与身份证一致"
          onChange={(name) => onType({ ...fields, name })}
        />
        <TextField
          {...{ name: 'number', label: '身份证号', kind: 'document', value: fields.number, error: errors.number }}
          {...{ most: 18, isRequired: true }}
          placeholder="18 位身份证号"
          onChange={(number) => onType({ ...fields, number })}
        />
      </div>
      <p className={styles.why}>
        按海关规定，跨境商品要登记购买人的身份信息。号码加密保存，只用于清关申报，页面上只露头尾。
      </p>
      <Refusal>{refusal}</Refusal>
      <ActionBar label="保存清关实名">
        <MainButton isWide isBusy={isBusy}>
          {isBusy ? '保存中...' : '保存'}
        </MainButton>
      </ActionBar>
    </form>
  )
}
