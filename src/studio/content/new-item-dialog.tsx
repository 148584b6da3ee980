import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { componentKinds } from '../../../schemas/domain/component-kinds.ts'
import { nameProblem, type NewKind } from '../../domain/studio/item-names.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Field } from '../controls/field.tsx'
import { useStudio } from '../session/studio.ts'
import styles from '../pages/pages.module.css'

const WORDS = {
  component: {
    ...{ title: '新建页面组件', called: '叫什么', name: '编号' },
    help: '页面按编号读它，建好以后不能改。例如 SPRING_BANNER',
  },
  theme: {
    ...{ title: '新建主题', called: '主题名', name: '来源（from）' },
    help: '顾客从带 ?from=来源 的链接进来就是这个样子，建好以后不能改。客服、渠道这些按品牌做的事，和商城自己的一样。',
  },
  part: {
    ...{ title: '新建部件', called: '部件是什么', name: '名字' },
    help: '页面按名字用它，建好以后不能改。例如 spring-note',
  },
} as const satisfies Readonly<Record<NewKind, object>>

interface NewItemDialogProps {
  readonly kind: NewKind
  /** What it begins with, where that is not the usual. */
  readonly begin?: (named: {
    readonly name: string
    readonly title: string
  }) => { readonly text: string } | { readonly refused: string }
  /** Told that it was made; without it, it is opened. */
  readonly onMade?: (named: { readonly name: string; readonly title: string }) => void
  readonly onClose: () => void
}

/** Asks what a new part, theme or page component is called; it is a draft until it is published. */
export function NewItemDialog({ kind, begin, onMade, onClose }: NewItemDialogProps): ReactNode {
  const { call } = useStudio()
  const navigate = useNavigate()
  const words = WORDS[kind]
  const [title, setTitle] = useState('')
  const [name, setName] = useState('')
  const [type, setType] = useState(Object.keys(componentKinds)[0] ?? '')
  const [problem, setProblem] = useState<{ readonly field: 'title' | 'name'; readonly text: string }>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!title.trim()) return setProblem({ field: 'title', text: `写${words.called}` })
    const wrong = nameProblem(kind, name)
    if (wrong !== undefined) return setProblem({ field: 'name', text: wrong })
    const named = { name, title: title.trim() }
    const text = begin?.(named)
    if (text && 'refused' in text) return setProblem({ field: 'name', text: text.refused })
    const body = { kind, ...named, ...(kind === 'component' && { type }), ...text }
    const answer = await call('newItem', { body })
    if ('failure' in answer) return setProblem({ field: 'name', text: answer.failure.message })
    if (onMade) return onMade(named)
    await navigate(`/pages/${kind}/${answer.reply.name}`)
  }
  const told = (field: string) => (problem?.field === field ? problem.text : undefined)
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={words.called} most={60} problem={told('title')}>
          {(ids) => <input {...ids} value={title} onChange={(event) => setTitle(event.target.value)} />}
        </Field>
        {kind === 'component' && (
          <Field label="种类" help="种类决定每条内容填什么">
            {(ids) => (
              <select {...ids} value={type} onChange={(event) => setType(event.target.value)}>
                {Object.keys(componentKinds).map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field label={words.name} help={words.help} most={80} problem={told('name')}>
          {(ids) => <input {...ids} value={name} onChange={(event) => setName(event.target.value.trim())} />}
        </Field>
        <div className={styles.formEnd}>
          <Button onClick={onClose}>取消</Button>
          <Button look="main" type="submit">
            建成草稿
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
