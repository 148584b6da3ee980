import { type ComponentProps, type ReactNode, useId } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
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
      <Text
        label="收货人"
        error={errors.name}
        name="name"
        value={fields.name}
        maxLength={30}
        autoComplete="name"
        placeholder="请填写收货人姓名"
        onText={(name) => change({ ...fields, name })}
      />
      <Text
        label="手机号"
        error={errors.phone}
        name="phone"
        type="tel"
        inputMode="numeric"
        value={fields.phone}
        maxLength={11}
        autoComplete="tel-national"
        placeholder="请填写手机号"
        onText={(phone) => change({ ...fields, phone: phone.replace(/\D/g, '') })}
      />
    </>
  )
}

function Where({ fields, errors, change }: Part): ReactNode {
  const { province, city, district, detail } = fields
  return (
    <>
      <Field label="省份" error={errors.province}>
        {(input) => <Province input={input} province={province} onPick={(one) => change(withProvince(fields, one))} />}
      </Field>
      {!isMunicipality(province) && (
        <Text
          label="城市"
          error={errors.city}
          name="city"
          value={city}
          maxLength={20}
          autoComplete="address-level2"
          placeholder="例如 三亚市"
          onText={(text) => change({ ...fields, city: text })}
        />
      )}
      <Text
        label="区县"
        error={errors.district}
        name="district"
        value={district}
        maxLength={20}
        autoComplete="address-level3"
        placeholder="例如 天涯区"
        onText={(text) => change({ ...fields, district: text })}
      />
      <Text
        label="详细地址"
        error={errors.detail}
        name="detail"
        value={detail}
        maxLength={80}
        autoComplete="street-address"
        placeholder="街道、小区、楼栋、门牌号"
        onText={(text) => change({ ...fields, detail: text })}
      />
    </>
  )
}

interface ProvinceProps {
  readonly input: FieldInput
  readonly province: string
  readonly onPick: (province: string) => void
}

function Province({ input, province, onPick }: ProvinceProps): ReactNode {
  return (
    <select
      {...input}
      name="province"
      data-empty={province === '' || undefined}
      autoComplete="address-level1"
      value={province}
      onChange={({ target }) => onPick(target.value)}
    >
      <option value="">请选择省份</option>
      {PROVINCES.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  )
}

interface FieldInput {
  readonly className: string | undefined
  readonly 'aria-required': true
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly label: string
  readonly error: string | undefined
  /** Given what its input needs: how it is described. */
  readonly children: (input: FieldInput) => ReactNode
}

/** A line of the form, and under it what is wrong, which is read with its input. */
function Field({ label, error, children }: FieldProps): ReactNode {
  const id = useId()
  return (
    <div className={styles.field} data-wrong={error ? true : undefined}>
      <label className={styles.line}>
        <span className={styles.label}>{label}</span>
        {children({
          ...{ className: styles.input, 'aria-required': true },
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error && id,
        })}
      </label>
      <p id={id} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

interface TextProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string
  readonly error: string | undefined
  readonly onText: (text: string) => void
}

const Text = ({ label, error, onText, ...input }: TextProps): ReactNode => (
  <Field label={label} error={error}>
    {(described) => <input {...input} {...described} onChange={({ target }) => onText(target.value)} />}
  </Field>
)
