import { type FormEvent, useEffect, useState } from 'react'
import { createDraft, type DraftValue } from '../../src/kit/draft.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useTypedBefore } from '../../src/ui/hooks/use-typed-before.ts'
import { emptyValues, mistakeOf, type ProofValues } from './proof-rules.ts'
import type { ProofField, ProofFormProps } from './props.schema.ts'

const NO_CONSENT = '请先勾选同意'
export type Mistakes = Readonly<Partial<Record<ProofField | 'consent', string>>>

const text = { type: 'string' } as const
const tick = { type: 'boolean' } as const

/** A code is typed once, within minutes, and is of no use to whoever comes back: it is not kept. */
const proofDraft = createDraft('proof', {
  type: 'object',
  properties: { name: text, number: text, mail: text, consent: tick, extra: tick },
  required: ['name', 'number', 'mail', 'consent', 'extra'],
  additionalProperties: false,
})

interface Filled {
  readonly values: ProofValues
  readonly ticks: { readonly consent: boolean; readonly extra: boolean }
}

const NOTHING: Filled = { values: emptyValues, ticks: { consent: false, extra: false } }

/** What was typed and ticked, what is wrong with it, and the two ways out: sending a code and sending the whole. */
export function useProof(props: ProofFormProps & WidgetTools) {
  const { fields, consent, result, emit } = props
  const [filled, change] = useFilled(props)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const { values, ticks } = filled
  const isBusy = result?.status === 'busy'
  const type = (field: ProofField, value: string) => {
    change((before) => ({ ...before, values: { ...before.values, [field]: value } }))
    setMistakes(({ [field]: _corrected, ...others }) => others)
  }
  const setTicks = (next: Filled['ticks']) => change((before) => ({ ...before, ticks: next }))
  const form = useTypedBefore((typed) =>
    change((before) => ({ ...before, values: { ...before.values, ...knownOf(typed) } })),
  )
  const told = (found: Mistakes): boolean => {
    setMistakes(found)
    const [first] = Object.keys(found)
    if (first === undefined) return false
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    return true
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const wrong = mistakesOf(fields, values)
    if (told({ ...wrong, ...(consent && !ticks.consent && { consent: NO_CONSENT }) })) return
    emit('submit', { ...trimmed(values), extra: ticks.extra })
  }
  const send = () => {
    if (
      !told(
        mistakesOf(
          fields.filter((field) => field === 'mail'),
          values,
        ),
      )
    )
      emit('send', { mail: values.mail.trim() })
  }
  return { form, values, ticks, setTicks, mistakes, type, submit, send }
}

/** What is filled in, kept for the visit until it was taken. What was typed before the app was there goes over what was kept. */
function useFilled({ result, memory }: ProofFormProps & WidgetTools) {
  const [filled, change] = useState(NOTHING)
  useEffect(() => {
    const kept = proofDraft.read(memory)
    if (kept) change(({ values, ticks }) => ({ values: over(values, kept), ticks: ticksOver(ticks, kept) }))
  }, [memory])
  useEffect(() => {
    const { code: _once, ...values } = filled.values
    if (filled !== NOTHING) proofDraft.keep(memory, { ...values, ...filled.ticks })
  }, [filled, memory])
  const isTaken = result?.status === 'done'
  useEffect(() => {
    if (isTaken) proofDraft.keep(memory, undefined)
  }, [isTaken, memory])
  return [filled, change] as const
}

const over = (typed: ProofValues, kept: DraftValue<typeof proofDraft>): ProofValues => ({
  ...{ name: typed.name || kept.name, number: typed.number || kept.number, mail: typed.mail || kept.mail },
  code: typed.code,
})

const ticksOver = (ticked: Filled['ticks'], kept: Filled['ticks']) => ({
  consent: ticked.consent || kept.consent,
  extra: ticked.extra || kept.extra,
})

const knownOf = (typed: Readonly<Record<string, string>>): Partial<ProofValues> =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => name in emptyValues))

const trimmed = (values: ProofValues) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]))

function mistakesOf(fields: readonly ProofField[], values: ProofValues): Mistakes {
  const found = fields.map((field) => [field, mistakeOf(field, values[field])] as const)
  return Object.fromEntries(found.filter(([, mistake]) => mistake !== undefined))
}
