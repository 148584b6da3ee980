import type { WidgetTools } from 'pagoda/engine'
import { useState } from 'react'

export default function NameForm({ label, emit }: { label: string } & WidgetTools) {
  const [name, setName] = useState('')
  return (
    <p>
      <label>
        {label} <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button onClick={() => emit('name', { name })}>Greet</button>
    </p>
  )
}
