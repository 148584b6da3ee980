import { type ReactNode, useState } from 'react'
import type { CatalogueWidget } from '../../../schemas/studio/catalogue.ts'
import { isList, isMap, type Json, type ValuePath } from '../document/index.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import { actionChoices } from './choices.ts'
import type { BlockFieldProps } from './value-props.ts'
import { useListKeys } from './list-keys.ts'
import { Properties } from './object-field.tsx'
import { asSchema } from '../document/form-schema.ts'
import { firstValue } from './schema.ts'
import { distinctNames } from './distinct-names.ts'
import { ValueField } from './value-field.tsx'
import styles from './form.module.css'

const NONE: readonly Json[] = []

interface EventFieldsProps {
  readonly field: BlockFieldProps
  readonly events: NonNullable<CatalogueWidget['events']>
}

/** What happens when somebody taps and does: for each event of the widget actions, one after the other. */
export function EventFields({ field, events }: EventFieldsProps): ReactNode {
  const on = isMap(field.block.on) ? field.block.on : {}
  return (
    <details className={styles.section} open={Object.keys(on).length > 0}>
      <summary>动作</summary>
      <div className={styles.fields}>
        {Object.entries(events).map(([event, { title }]) => (
          <EventActions
            key={event}
            field={field}
            event={event}
            title={title}
            actions={isList(on[event]) ? on[event] : NONE}
          />
        ))}
      </div>
    </details>
  )
}

interface EventActionsProps {
  readonly field: BlockFieldProps
  readonly event: string
  readonly title: string
  readonly actions: readonly Json[]
}

const nameOf = (action: Json) => (isMap(action) ? String(action.do) : '')

function EventActions({ field, event, title, actions }: EventActionsProps): ReactNode {
  const { catalogue } = useEditing()
  const [open, setOpen] = useState<number>()
  const { keys, next: nextKey } = useListKeys(actions)
  const titles = distinctNames(actions.map((one) => asSchema(catalogue.actions[nameOf(one)]).title ?? nameOf(one)))
  const titled = actions.map((action, at) => ({ action, at, key: keys[at] ?? at, called: titles[at] ?? '' }))
  const set = (next: readonly Json[]) =>
    field.onChange(['on', event], next.length === 0 ? undefined : next, `${title}时的动作`)
  const add = (name: string) => {
    const begun = firstValue(asSchema(catalogue.actions[name]))
    set([...actions, { do: name, ...(isMap(begun) && begun) }])
    setOpen(nextKey)
  }
  return (
    <fieldset className={styles.list}>
      <legend>{title}</legend>
      <ol>
        {titled.map(({ action, called, at, key }) => (
          <li key={key}>
            <div className={styles.thing}>
              <button
                type="button"
                aria-expanded={open === key}
                onClick={() => setOpen(open === key ? undefined : key)}
              >
                {called}
              </button>
              {!field.isLocked && (
                <>
                  <IconButton
                    icon="up"
                    label={`${called}：提前`}
                    disabled={at === 0}
                    onClick={() => set(actions.toSpliced(at - 1, 2, action, actions[at - 1] ?? null))}
                  />
                  <IconButton
                    icon="trash"
                    label={`${called}：删除`}
                    onClick={() => set(actions.filter((_, index) => index !== at))}
                  />
                </>
              )}
            </div>
            {open === key && (
              <ActionFields field={field} name={nameOf(action)} action={action} path={['on', event, at]} />
            )}
          </li>
        ))}
      </ol>
      {!field.isLocked && <AddAction title={title} onAdd={add} />}
    </fieldset>
  )
}

interface AddActionProps {
  /** Of the event. */
  readonly title: string
  readonly onAdd: (name: string) => void
}

function AddAction({ title, onAdd }: AddActionProps): ReactNode {
  const { catalogue } = useEditing()
  const [isOpen, setOpen] = useState(false)
  const take = (name: string) => {
    onAdd(name)
    setOpen(false)
  }
  return (
    <>
      <Button icon="add" aria-label={`${title}：加动作`} onClick={() => setOpen(true)}>
        加动作
      </Button>
      {isOpen && (
        <ChoiceDialog what="动作" choices={actionChoices(catalogue)} onTake={take} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

interface ActionFieldsProps {
  readonly field: BlockFieldProps
  readonly name: string
  readonly action: Json
  readonly path: ValuePath
}

function ActionFields({ field, name, action, path }: ActionFieldsProps): ReactNode {
  const { catalogue } = useEditing()
  const { block: _block, ...more } = field
  const schema = asSchema(catalogue.actions[name])
  const map = isMap(action) ? action : {}
  return (
    <div className={styles.fields}>
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      <Properties
        {...more}
        {...{ schema, map, path }}
        renderValue={(props) => <ValueField key={props.name} {...props} />}
      />
      <ValueField
        {...more}
        name="when"
        schema={{ type: 'string', expression: 'always', title: '条件', description: '结果为是才执行。' }}
        value={map.when}
        path={[...path, 'when']}
      />
    </div>
  )
}
