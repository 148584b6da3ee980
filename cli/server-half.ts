import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from './command.ts'
import { Refusal } from './refusal.ts'
import { type Project } from './project.ts'
import type { TextName } from './texts.ts'
import { parsed } from '../src/kit/json.ts'

interface ServerHalf {
  /** Its file in server/, with its arguments. */
  readonly entry: string
  readonly args?: readonly string[]
  /** What is said when its file is not there, and when it fails: `{why}` is its own sentence. */
  readonly missing: TextName
  readonly failed: TextName
  /** Told of each line that it prints before the last one. */
  readonly onLine?: (line: string) => void
}

/**
 * Lets the server's half of a command read or write the database in a process of its own, with this one's settings.
 * @returns what it printed, or its last line where lines are listened to, read as JSON; undefined where that is none
 * @throws Refusal with its sentence when it could not, as while a running server holds the embedded database
 */
export async function askServerHalf({ root }: Project, half: ServerHalf, { env, say }: Context): Promise<unknown> {
  const entry = join(root, 'server', half.entry)
  if (!existsSync(entry)) throw new Refusal(say(half.missing))
  const child = spawn(process.execPath, [entry, ...(half.args ?? [])], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    texts.out += text
    if (half.onLine) texts.out = tellLines(texts.out, half.onLine)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.err += text))
  await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const reply = child.exitCode === 0 ? parsed(texts.out) : undefined
  if (reply === undefined) throw new Refusal(say(half.failed, { why: texts.err.trim() }))
  return reply
}

/** @returns what comes after the last but one line end: it may be the last line */
function tellLines(text: string, onLine: (line: string) => void): string {
  const lines = text.split('\n')
  const rest = lines.at(-1) === '' ? lines.splice(-2).join('\n') : (lines.pop() ?? '')
  for (const line of lines) onLine(line)
  return rest
}
