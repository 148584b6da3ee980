import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { countWords, MOST_WORDS, tripTypes } from '../../../domain/product/comment-form.ts'
import { keyed } from '../../../kit/keyed.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { Chips } from '../../../ui/chips/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { productFact, ProductRow } from '../../../ui/product-row/index.tsx'
import { Refusal } from '../../../ui/refusal/index.tsx'
import { TextArea } from '../../../ui/text-area/index.tsx'
import type { FormFacts } from '../comments-api.ts'
import { SEND, SEND_AGAIN, SENDING } from '../messages.ts'
import type { WriteEvent, WriteState } from '../write-flow.ts'
import type { Written } from '../written.ts'
import styles from './comment-form.module.css'
import { PicturePicker } from './picture-picker.tsx'
import { StarInput } from './star-input.tsx'

interface CommentFormProps {
  readonly state: WriteState
  readonly facts: FormFacts
  readonly send: (event: WriteEvent) => void
}

/** A comment on an order: stars first, then the sides, the words, how people travelled, and pictures. */
export function CommentForm({ state, facts, send }: CommentFormProps): ReactNode {
  const { written, errors, wrong, refusal, uploading, isBusy } = state
  const form = useWrongField(wrong)
  const change = (part: Partial<Written>) => send({ type: 'changed', written: part })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'send-pressed' })
  }
  return (
    <form method="post" ref={form} className={styles.place} noValidate aria-busy={isBusy} onSubmit={submit}>
      <Heading facts={facts} />
      <div className={styles.card}>
        <StarInput
          {...{
            label: '总体评分',
            name: 'score',
            field: 'score',
            score: written.score,
            error: errors.score,
            isLarge: true,
          }}
          onScore={(score) => change({ score })}
        />
        <Sides {...{ written, change }} error={errors.sides} />
      </div>
      <div className={styles.card}>
        <Words content={written.content} error={errors.content} onType={(content) => change({ content })} />
        <PicturePicker
          {...{ pictures: written.pictures, uploading }}
          onFiles={(files) => send({ type: 'files-chosen', files })}
          onRemove={(url) => send({ type: 'picture-removed', url })}
        />
      </div>
      <div className={styles.card}>
        <h2 className={styles.title}>和谁一起（选填）</h2>
        <Chips
          label="出行方式"
          options={tripTypes}
          isWrapped
          selected={written.tripType === '' ? undefined : written.tripType}
          onSelect={(tripType = '') => change({ tripType })}
        />
      </div>
      <Refusal>{refusal}</Refusal>
      <ActionBar label="提交点评">
        <MainButton isWide isBusy={isBusy}>
          {isBusy ? SENDING : facts.comment ? SEND_AGAIN : SEND}
        </MainButton>
      </ActionBar>
    </form>
  )
}

/** What it is of; and, of one that came back, why. */
function Heading({ facts: { productName, picture, comment } }: { readonly facts: FormFacts }): ReactNode {
  return (
    <div className={styles.card}>
      <ProductRow picture={picture} name={productName} level={2} target={{ kind: 'none' }} size={80} onSelect={nothing}>
        <p className={productFact}>您的点评会帮到别的客人</p>
      </ProductRow>
      {comment?.reviewNote !== undefined && (
        <p className={styles.note} role="note">
          没有通过的原因：{comment.reviewNote}
        </p>
      )}
    </div>
  )
}

const nothing = () => undefined

interface SidesProps {
  readonly written: Written
  readonly change: (part: Partial<Written>) => void
  readonly error: string | undefined
}

function Sides({ written: { sides }, change, error }: SidesProps): ReactNode {
  return (
    <div className={styles.sides}>
      {keyed(sides, ({ scoreName }) => scoreName).map(([{ scoreName, score }, key], at) => (
        <StarInput
          key={key}
          {...{ label: scoreName, name: `side-${at}`, field: 'sides', score }}
          onScore={(next) =>
            change({ sides: sides.map((side) => (side.scoreName === scoreName ? { ...side, score: next } : side)) })
          }
        />
      ))}
      <p className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

interface WordsProps {
  readonly content: string
  readonly error: string | undefined
  readonly onType: (content: string) => void
}

function Words({ content, error, onType }: WordsProps): ReactNode {
  const id = useId()
  return (
    <>
      <h2 className={styles.title}>
        <label htmlFor={id}>说说您的感受</label>
      </h2>
      <TextArea
        id={id}
        name="content"
        data-lacks="content"
        rows={5}
        value={content}
        placeholder="哪里让您印象深刻？有什么想告诉后来的人？"
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-count ${id}-error`}
        onChange={({ target }) => onType(target.value)}
      />
      <p className={styles.line}>
        <span className={styles.error} id={`${id}-error`} aria-live="polite">
          {error}
        </span>
        <span className={styles.count} id={`${id}-count`}>
          <span className="visually-hidden">已写字数</span>
          {countWords(content)}/{MOST_WORDS}
        </span>
      </p>
    </>
  )
}

/** The focus goes to the first field that is wrong, each time that somebody tried. */
function useWrongField(wrong: WriteState['wrong']) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!wrong) return
    const lacking = `[data-lacks="${wrong.field}"]`
    form.current?.querySelector<HTMLElement>(`${lacking} input, textarea${lacking}`)?.focus()
  }, [wrong])
  return form
}
