import { type FormEvent, type ReactNode, useId } from 'react'
import type { Delivery } from '../../../../schemas/domain/address.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { Field, TextField } from '../../../ui/field/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Refusal } from '../../../ui/refusal/index.tsx'
import { Select } from '../../../ui/select/index.tsx'
import { Switch } from '../../../ui/switch/index.tsx'
import { useWrongField } from '../../../ui/hooks/use-wrong-field.ts'
import { type AddressErrors, type AddressFields, isMunicipality, PROVINCES, withProvince } from '../address-fields.ts'
import styles from './address-form.module.css'

export interface AddressFormProps {
  readonly fields: AddressFields
  readonly errors: AddressErrors
  /** The first field that is wrong: another object after each try. */
  readonly wrong: { readonly field: keyof Delivery } | undefined
  /** Why the last try was refused. */
  readonly refusal: string
  readonly isBusy: boolean
  readonly button: string
  readonly onType: (fields: AddressFields) => void
  readonly onSave: () => void
}

/** A new address, or one that is changed. */
export function AddressForm(props: AddressFormProps): ReactNode {
  const { fields, errors, wrong, refusal, isBusy, button, onType, onSave } = props
  const form = useWrongField(wrong)
  const defaultId = useId()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave()
  }
  const part = { fields, errors, change: onType }
  return (
    <form method="post" ref={form} className={styles.place} noValidate aria-busy={isBusy} onSubmit={save}>
      <div className={styles.card}>
        <Person {...part} />
        <Where {...part} />
      </div>
      <label className={styles.default} htmlFor={defaultId}>
        设为默认地址
        <Switch id={defaultId} isOn={fields.isDefault} onTurn={(isDefault) => onType({ ...fields, isDefault })} />
      </label>
      <Refusal>{refusal}</Refusal>
      <ActionBar label="保存地址">
        <MainButton isWide isBusy={isBusy}>
          {isBusy ? '保存中...' : button}
        </MainButton>
      </ActionBar>
    </form>
  )
}

interface Part {
  readonly fields: AddressFields
  readonly errors: AddressErrors
  readonly change: (fields: AddressFields) => void
}

function Person({ fields, errors, change }: Part): ReactNode {
  return (
    <>
      <TextField
        {...{ name: 'name', label: '收货人', value: fields.name, error: errors.name, isRequired: true }}
        autoComplete="name"
        placeholder="请填写收货人姓名"
        onChange={(name) => change({ ...fields, name })}
      />
      <TextField
        {...{
          name: 'phone',
          label: '手机号',
          kind: 'phone',
          value: fields.phone,
          error: errors.phone,
          isRequired: true,
        }}
        autoComplete="tel-national"
        onChange={(phone) => change({ ...fields, phone })}
      />
    </>
  )
}

function Where({ fields, errors, change }: Part): ReactNode {
  const { province, city, district, detail } = fields
  return (
    <>
      <Province {...{ fields, errors, change }} />
      {!isMunicipality(province) && (
        <TextField
          {...{ name: 'city', label: '城市', value: city, error: errors.city, most: 20, isRequired: true }}
          autoComplete="address-level2"
          placeholder="例如 三亚市"
          onChange={(text) => change({ ...fields, city: text })}
        />
      )}
      <TextField
        {...{ name: 'district', label: '区县', value: district, error: errors.district, most: 20, isRequired: true }}
        autoComplete="address-level3"
        placeholder="例如 天涯区"
        onChange={(text) => change({ ...fields, district: text })}
      />
      <TextField
        {...{ name: 'detail', label: '详细地址', value: detail, error: errors.detail, most: 80, isRequired: true }}
        autoComplete="street-address"
        placeholder="街道、小区、楼栋、门牌号"
        onChange={(text) => change({ ...fields, detail: text })}
      />
    </>
  )
}

function Province({ fields, errors, change }: Part): ReactNode {
  const { province } = fields
  return (
    <Field label="省份" error={errors.province} isRequired>
      {(input) => (
        <Select
          {...input}
          name="province"
          autoComplete="address-level1"
          value={province}
          emptyText="请选择省份"
          options={PROVINCES.map((one) => ({ value: one, text: one }))}
          onPick={(picked) => change(withProvince(fields, picked))}
        />
      )}
    </Field>
  )
}
