import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { Field, TextField } from '../../src/ui/field/index.tsx'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { Refusal } from '../../src/ui/refusal/index.tsx'
import { isMunicipality, PROVINCES, withProvince } from './address-fields.ts'
import styles from './address-form.module.css'
import { defaults } from './defaults.ts'
import type { AddressFormProps } from './props.schema.ts'
import { type AddressFormState, useAddressForm } from './use-address-form.ts'

/** A new address, or one that is changed. */
export default function AddressForm(props: AddressFormProps & WidgetTools): ReactNode {
  return <Form key={props.address?.id ?? ''} {...props} />
}

function Form(props: AddressFormProps & WidgetTools): ReactNode {
  const { result, button = defaults.button } = props
  const state = useAddressForm(props)
  const { fields, isBusy, change, save } = state
  return (
    <form className={styles.place} noValidate aria-busy={isBusy} onSubmit={save}>
      <div className={styles.card}>
        <Person {...state} />
        <Where {...state} />
      </div>
      <label className={styles.default}>
        设为默认地址
        <input
          type="checkbox"
          className={styles.box}
          checked={fields.isDefault}
          onChange={({ target }) => change({ ...fields, isDefault: target.checked })}
        />
      </label>
      <Refusal>{result?.status === 'refused' && result.message}</Refusal>
      <ActionBar label="保存地址">
        <MainButton isWide isBusy={isBusy}>
          {isBusy ? '保存中...' : button}
        </MainButton>
      </ActionBar>
    </form>
  )
}

type Part = Pick<AddressFormState, 'fields' | 'errors' | 'change'>

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
        <select
          {...input}
          name="province"
          data-empty={province === '' || undefined}
          autoComplete="address-level1"
          value={province}
          onChange={({ target }) => change(withProvince(fields, target.value))}
        >
          <option value="">请选择省份</option>
          {PROVINCES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
