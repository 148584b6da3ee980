import type { ReactNode } from 'react'
import { memberLevels } from '../../../schemas/domain/member-levels.ts'
import { brands, channels } from '../../../schemas/domain/channels.ts'
import { brandName, channelName } from '../../domain/studio/context-words.ts'
import { isList, isMap, type Json } from '../document/index.ts'
import { Field } from '../controls/field.tsx'
import type { BlockFieldProps } from './value-props.ts'
import { ExperimentField } from './experiment-field.tsx'
import { ExpressionInput } from './expression-input.tsx'
import { MomentInput } from './inputs.tsx'
import styles from './form.module.css'

const SAYS_NOT_FOUND = {
  name: 'notFound',
  label: '表示东西不存在',
  help: '页面显示了这一块，就是要看的东西不存在：页面回答 404，搜索引擎不收录',
} as const

/** Who sees the block and when, and what stands there when it has nothing to show. */
export function BehaviourFields({ field }: { readonly field: BlockFieldProps }): ReactNode {
  const { block, isLocked, problemAt, onChange } = field
  const isDecided = ['live', 'audience', 'experiment', 'when'].some((name) => block[name] !== undefined)
  return (
    <>
      <details className={styles.section} open={isDecided}>
        <summary>什么时候、给谁看</summary>
        <div className={styles.fields}>
          <Schedule field={field} />
          <Audience field={field} />
          <ExperimentField field={field} />
          <Field label="展示条件" help="结果为是才展示">
            {(ids) => (
              <ExpressionInput
                ids={ids}
                value={block.when}
                isLocked={isLocked}
                schema={{}}
                path={['when']}
                problem={problemAt(['when'])}
                onChange={(value) => onChange(['when'], value, '展示条件')}
              />
            )}
          </Field>
        </div>
      </details>
      <details
        className={styles.section}
        open={['onEmpty', 'onError', 'notFound'].some((name) => block[name] !== undefined)}
      >
        <summary>没有内容或出错时</summary>
        <div className={styles.fields}>
          <Fallback
            field={field}
            name="onEmpty"
            label="没有内容时"
            choices={[
              ['hide', '隐藏'],
              ['show', '照常显示'],
            ]}
          />
          <Fallback
            field={field}
            name="onError"
            label="出错时"
            choices={[
              ['retry', '给重试按钮'],
              ['hide', '隐藏'],
            ]}
          />
          <Switch field={field} {...SAYS_NOT_FOUND} />
        </div>
      </details>
      <Column field={field} />
    </>
  )
}

/** Where the block stands on a page of two columns. */
function Column({ field }: { readonly field: BlockFieldProps }): ReactNode {
  const { block } = field
  return (
    <details className={styles.section} open={block.side !== undefined || block.across !== undefined}>
      <summary>在电脑上放哪儿</summary>
      <div className={styles.fields}>
        <Switch
          field={field}
          name="side"
          label="放在右边一列"
          help="页面的版式是两列时，它跟着屏幕走，例如价格和购买"
        />
        <Switch field={field} name="across" label="占满两列" help="页面的版式是两列时，例如顶部的图片" />
      </div>
    </details>
  )
}

interface SwitchProps {
  readonly field: BlockFieldProps
  readonly name: 'notFound' | 'side' | 'across'
  readonly label: string
  readonly help: string
}

function Switch({ field, name, label, help }: SwitchProps): ReactNode {
  const { block, isLocked, onChange } = field
  const choose = (isChosen: boolean) => onChange([name], isChosen || undefined, label)
  return (
    <Field label={label} help={help}>
      {(ids) => (
        <input
          {...ids}
          type="checkbox"
          className={styles.switch}
          disabled={isLocked}
          checked={block[name] === true}
          onChange={({ target }) => choose(target.checked)}
        />
      )}
    </Field>
  )
}

function Schedule({ field: { block, isLocked, problemAt, onChange } }: { readonly field: BlockFieldProps }): ReactNode {
  const live = isMap(block.live) ? block.live : {}
  const setLive = (name: 'from' | 'until') => (value: Json | undefined) => {
    const other = name === 'from' ? live.until : live.from
    if (value === undefined && other === undefined) onChange(['live'], undefined, '展示时间')
    else onChange(['live', name], value, name === 'from' ? '开始展示' : '结束展示')
  }
  return (
    <>
      <Field label="开始" problem={problemAt(['live', 'from'])}>
        {(ids) => (
          <MomentInput ids={ids} value={live.from} schema={{}} isLocked={isLocked} onChange={setLive('from')} />
        )}
      </Field>
      <Field label="结束（不含）" problem={problemAt(['live', 'until']) ?? problemAt(['live'])}>
        {(ids) => (
          <MomentInput ids={ids} value={live.until} schema={{}} isLocked={isLocked} onChange={setLive('until')} />
        )}
      </Field>
    </>
  )
}

function Audience({ field: { block, isLocked, problemAt, onChange } }: { readonly field: BlockFieldProps }): ReactNode {
  const audience = isMap(block.audience) ? block.audience : {}
  const set = (name: string, value: Json | undefined) => {
    const rest = Object.fromEntries(Object.entries(audience).filter(([key]) => key !== name))
    const next = value === undefined ? rest : { ...rest, [name]: value }
    onChange(['audience'], Object.keys(next).length === 0 ? undefined : next, '展示人群')
  }
  const login = audience.login === undefined ? '' : String(audience.login)
  return (
    <>
      <Field label="登录" problem={problemAt(['audience'])}>
        {(ids) => (
          <select
            {...ids}
            disabled={isLocked}
            value={login}
            onChange={(event) => set('login', event.target.value === '' ? undefined : event.target.value === 'true')}
          >
            <option value="">都给看</option>
            <option value="true">只给已登录的</option>
            <option value="false">只给没登录的</option>
          </select>
        )}
      </Field>
      <Choices
        label="会员等级"
        isLocked={isLocked}
        choices={memberLevels.map((text, level) => [level, text])}
        chosen={audience.levels}
        onChange={(value) => set('levels', value)}
      />
      <Choices
        label="渠道"
        isLocked={isLocked}
        choices={channels.map((one) => [one, channelName(one)])}
        chosen={audience.channels}
        onChange={(value) => set('channels', value)}
      />
      <Choices
        label="来源品牌"
        isLocked={isLocked}
        choices={brands.map((one) => [one, brandName(one)])}
        chosen={audience.from}
        onChange={(value) => set('from', value)}
      />
    </>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly isLocked: boolean
  readonly choices: readonly (readonly [value: string | number, text: string])[]
  readonly chosen: Json | undefined
  readonly onChange: (value: Json | undefined) => void
}

/** Several of a list; none means all. */
function Choices({ label, isLocked, choices, chosen, onChange }: ChoicesProps): ReactNode {
  const list = isList(chosen) ? chosen : []
  const toggle = (value: string | number) => {
    const next = choices.map(([one]) => one).filter((one) => list.includes(one) !== (one === value))
    onChange(next.length === 0 ? undefined : next)
  }
  return (
    <fieldset className={styles.choices}>
      <legend>
        {label}
        {list.length === 0 && <small>全部</small>}
      </legend>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input type="checkbox" disabled={isLocked} checked={list.includes(value)} onChange={() => toggle(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

interface FallbackProps {
  readonly field: BlockFieldProps
  readonly name: 'onEmpty' | 'onError'
  readonly label: string
  readonly choices: readonly (readonly [code: string, text: string])[]
}

function Fallback({ field: { block, isLocked, problemAt, onChange }, name, label, choices }: FallbackProps): ReactNode {
  const value = block[name]
  const text = isMap(value) ? String(value.text ?? value.notFound ?? '') : undefined
  const key = isMap(value) && value.notFound !== undefined ? 'notFound' : 'text'
  const choose = (chosen: string) => {
    if (chosen === '') onChange([name], undefined, label)
    else onChange([name], chosen === 'text' ? { text: '稍后再来看看' } : chosen, label)
  }
  return (
    <Field label={label} problem={problemAt([name])}>
      {(ids) => (
        <>
          <select
            {...ids}
            disabled={isLocked}
            value={text === undefined ? String(value ?? '') : 'text'}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">默认（{choices[0]?.[1]}）</option>
            {choices.map(([code, words]) => (
              <option key={code} value={code}>
                {words}
              </option>
            ))}
            <option value="text">显示一句话</option>
          </select>
          {text !== undefined && (
            <input
              aria-label={`${label}显示的话`}
              disabled={isLocked}
              value={text}
              onChange={(event) => onChange([name, key], event.target.value, label)}
            />
          )}
        </>
      )}
    </Field>
  )
}
