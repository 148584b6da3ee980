import { type ReactNode, useState } from 'react'
import type { WidgetTools } from '../../kit/widget.ts'

/** What the form holds at first. */
export const FORM = { agreed: false, room: 'twin', name: '', note: '两间', floor: '1' }

/** A widget for tests: fields of each kind, which it tells of; each change is added to what it rendered last. */
export function Form({ emit }: Pick<WidgetTools, 'emit'>): ReactNode {
  const [held, hold] = useState(FORM)
  const change = (name: string, value: boolean | string) => {
    hold({ ...held, [name]: value })
    emit('change', { name, value })
  }
  const text = (name: 'name' | 'note') => ({
    name,
    value: held[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  return (
    <form>
      <label>
        同意
        <input
          type="checkbox"
          name="agreed"
          checked={held.agreed}
          onChange={({ target }) => change('agreed', target.checked)}
        />
      </label>
      {['twin', 'king'].map((room) => (
        <input
          key={room}
          type="radio"
          name="room"
          value={room}
          checked={held.room === room}
          onChange={() => change('room', room)}
        />
      ))}
      <input {...text('name')} />
      <textarea {...text('note')} />
      <select name="floor" value={held.floor} onChange={({ target }) => change('floor', target.value)}>
        <option value="1">1</option>
        <option value="2">2</option>
      </select>
      <button type="button" onClick={() => emit('send', held)}>
        提交
      </button>
    </form>
  )
}
