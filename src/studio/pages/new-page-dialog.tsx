import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressProblem } from '../../domain/studio/address-form.ts'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Field } from '../controls/field.tsx'
import { useStudio } from '../session/studio.ts'
import styles from './pages.module.css'

const TEMPLATES = [
  ['blank', '空白页', '只有页头，从头搭'],
  ['list', '列表页', '一个会翻页的商品列表'],
  ['campaign', '活动页', '到点开始和结束，有倒计时和会员专享'],
] as const

type Template = (typeof TEMPLATES)[number][0]

/** /summer/sale -> summer-sale */
const nameFrom = (path: string) =>
  path
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

interface NewPageDialogProps {
  /** A page whose blocks it begins with. */
  readonly copyOf?: ItemRow
  readonly onClose: () => void
}

/** Asks for the title and the address of a new page; it is a draft until it is published. */
export function NewPageDialog({ copyOf, onClose }: NewPageDialogProps): ReactNode {
  const { call } = useStudio()
  const navigate = useNavigate()
  const [path, setPath] = useState('/')
  const [title, setTitle] = useState(copyOf ? `${copyOf.title} 副本` : '')
  const [template, setTemplate] = useState<Template>('blank')
  const [problem, setProblem] = useState<{ readonly field: 'title' | 'path'; readonly text: string }>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const name = nameFrom(path)
    if (!title.trim()) return setProblem({ field: 'title', text: '写一个标题' })
    const wrong = addressProblem(path) ?? (name ? undefined : '地址里写几个英文字母或数字，例如 /summer')
    if (wrong !== undefined) return setProblem({ field: 'path', text: wrong })
    const begin = copyOf ? { copyOf: copyOf.name } : { template }
    const answer = await call('newPage', { body: { name, title: title.trim(), path, ...begin } })
    if ('failure' in answer) return setProblem({ field: 'path', text: answer.failure.message })
    await navigate(`/pages/page/${answer.reply.name}`)
  }
  const told = (field: string) => (problem?.field === field ? problem.text : undefined)
  return (
    <Dialog title={copyOf ? `复制 ${copyOf.title}` : '新建页面'} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field label="标题" most={30} problem={told('title')}>
          {(ids) => <input {...ids} value={title} onChange={(event) => setTitle(event.target.value)} />}
        </Field>
        <Field
          label="地址"
          help="商城前缀 /tc-fostay 之后的部分。发布时地址和页面一起生效。"
          most={120}
          problem={told('path')}
        >
          {(ids) => <input {...ids} value={path} onChange={(event) => setPath(event.target.value)} />}
        </Field>
        {!copyOf && <Templates chosen={template} onChoose={setTemplate} />}
        <div className={styles.formEnd}>
          <Button onClick={onClose}>取消</Button>
          <Button look="main" type="submit">
            {copyOf ? '复制成草稿' : '建成草稿'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface TemplatesProps {
  readonly chosen: Template
  readonly onChoose: (template: Template) => void
}

const Templates = ({ chosen, onChoose }: TemplatesProps): ReactNode => (
  <fieldset className={styles.templates}>
    <legend>从什么开始</legend>
    {TEMPLATES.map(([code, name, help]) => (
      <label key={code}>
        <input
          type="radio"
          name="template"
          aria-label={name}
          checked={chosen === code}
          onChange={() => onChoose(code)}
        />
        <span>
          <strong>{name}</strong>
          <small>{help}</small>
        </span>
      </label>
    ))}
  </fieldset>
)
