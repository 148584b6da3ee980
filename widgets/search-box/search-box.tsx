import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { MAX_KEYWORD, type Suggestion } from '../../schemas/domain/search.ts'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { defaults } from './defaults.ts'
import type { SearchBoxProps } from './props.schema.ts'
import styles from './search-box.module.css'
import { useHistory } from './use-history.ts'
import { WordList, wordTarget } from './word-list.tsx'

/** ms of rest after which suggestions are asked for. */
const REST = 180

/** Where a guest says what they want. It is a plain form and plain links, so that it works before any script has run. */
export default function SearchBox(props: SearchBoxProps & WidgetTools): ReactNode {
  const { keyword, placeholder, hot, suggestions, to, emit, memory, headingLevel } = { ...defaults, ...props }
  const [text, setText] = useState(keyword)
  const input = useRef<HTMLInputElement>(null)
  const [history, clearHistory] = useHistory(memory, keyword)
  const typed = text.trim()
  const isTyping = typed !== '' && typed !== keyword

  useEffect(() => setText(keyword), [keyword])
  useEffect(() => {
    const timer = setTimeout(() => emit('type', { keyword: isTyping ? typed : '' }), isTyping ? REST : 0)
    return () => clearTimeout(timer)
  }, [emit, typed, isTyping])

  const search = (word: string) => {
    setText(word)
    emit('search', { keyword: word })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
    if (typed !== '') input.current?.blur()
  }
  const clear = () => {
    search('')
    input.current?.focus()
  }
  return (
    <div className={styles.place}>
      <form role="search" className={styles.form} {...sentTo(to)} onSubmit={submit}>
        <label className={styles.box}>
          <span className={styles.icon}>
            <Icon name="search" />
          </span>
          <span className="visually-hidden">搜索</span>
          <input
            ref={input}
            className={styles.input}
            type="search"
            name="keyword"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={MAX_KEYWORD}
            placeholder={placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        {text !== '' && (
          <button type="button" className={styles.clear} aria-label="清空" onClick={clear}>
            <Icon name="close" />
          </button>
        )}
        <button type="submit" className={styles.submit}>
          搜索
        </button>
      </form>
      {isTyping && <Suggestions suggestions={suggestions} to={to} onWord={setText} />}
      {text === '' && <IdleWords {...{ history, hot, to, headingLevel }} onWord={setText} onClear={clearHistory} />}
    </div>
  )
}

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[]
  readonly to: string
  readonly onWord: (word: string) => void
}

/** What may be meant: a word is searched, a thing is opened. */
function Suggestions({ suggestions, to, onWord }: SuggestionsProps): ReactNode {
  return (
    <ul className={styles.suggestions} aria-label="搜索建议">
      {keyed(suggestions, ({ text, to: address }) => `${text} ${address ?? ''}`).map(
        ([{ text, label, to: address }, key]) => (
          <li key={key}>
            <Link
              target={address === undefined ? wordTarget(to, text) : addressTarget(address)}
              className={styles.suggestion}
              onPress={() => address === undefined && onWord(text)}
            >
              <span className={styles.suggested}>{text}</span>
              {label && <span className={styles.label}>{label}</span>}
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}

interface IdleWordsProps extends Pick<WidgetTools, 'headingLevel'> {
  readonly history: readonly string[]
  readonly hot: readonly { readonly title: string }[]
  readonly to: string
  readonly onWord: (word: string) => void
  readonly onClear: () => void
}

/** Before anything is typed: what was searched here before, and what many search. */
function IdleWords({ history, hot, to, headingLevel: level, onWord, onClear }: IdleWordsProps): ReactNode {
  const clear = (
    <button type="button" className={styles.forget} onClick={onClear}>
      清除
    </button>
  )
  return (
    <>
      <WordList title="最近搜过" words={history} action={clear} {...{ level, to }} onPress={onWord} />
      <WordList title="大家在搜" words={hot.map(({ title }) => title)} {...{ level, to }} onPress={onWord} />
    </>
  )
}

/** An address, for who has no script: React's own form actions are not in the React that shoppers download. */
const sentTo = (to: string) => ({ action: SHOP_BASE + to })
