import type { ReactNode } from 'react'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { Field } from '../controls/field.tsx'
import { type PublishWay, type Sending, wayNames } from './publish-ways.ts'
import { WhenField } from './when-field.tsx'
import own from './releases.module.css'

interface WayFieldsProps {
  readonly ways: readonly PublishWay[]
  readonly bundles: readonly ReleaseRow[]
  readonly shopNow: string
  readonly sending: Sending
  /** Told of what is another. */
  readonly onChange: (change: Partial<Sending>) => void
}

const HELP: Readonly<Record<PublishWay, string>> = {
  now: '顾客下一次打开就是新的',
  schedule: '到时间自动上线，现在这一版；之后的修改不会一起上线',
  bundle: '和别的页面在同一刻上线，也一起回退',
  ask: '另一位有发布权限的人看过改动后批准',
}

/** How a draft comes into the shop, and what that way wants to know. */
export function WayFields({ ways, bundles, shopNow, sending, onChange }: WayFieldsProps): ReactNode {
  const { way, at } = sending
  const setAt = (next: string) => onChange({ at: next })
  return (
    <>
      <fieldset className={own.ways}>
        <legend>怎么发布</legend>
        {ways.map((one) => (
          <label key={one}>
            <input type="radio" name="way" checked={one === way} onChange={() => onChange({ way: one })} />
            {wayNames[one]}
          </label>
        ))}
        <p>{HELP[way]}</p>
      </fieldset>
      {way === 'schedule' && <WhenField label="什么时候上线" value={at} shopNow={shopNow} onChange={setAt} />}
      {way === 'ask' && (
        <WhenField label="希望什么时候上线（可以不写）" value={at} shopNow={shopNow} onChange={setAt} />
      )}
      {way === 'bundle' && <BundleFields bundles={bundles} sending={sending} onChange={onChange} />}
    </>
  )
}

type BundleFieldsProps = Pick<WayFieldsProps, 'bundles' | 'sending' | 'onChange'>

function BundleFields({ bundles, sending, onChange }: BundleFieldsProps): ReactNode {
  const choose = (id: string) => onChange({ bundle: bundles.find((one) => one.id === id) })
  return (
    <>
      {bundles.length > 0 && (
        <Field label="哪个发布单">
          {(ids) => (
            <select {...ids} value={sending.bundle?.id ?? ''} onChange={(event) => choose(event.target.value)}>
              <option value="">新建一个</option>
              {bundles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {!sending.bundle && (
        <Field label="发布单的名字" most={60}>
          {(ids) => (
            <input {...ids} value={sending.name} onChange={(event) => onChange({ name: event.target.value })} />
          )}
        </Field>
      )}
    </>
  )
}
