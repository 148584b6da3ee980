import { type Logger, pino } from 'pino'
import type { LogLevel } from './settings.ts'

/** JSON lines; on a terminal, lines for people (in an installation that has pino-pretty). */
export function createLog(level: LogLevel): Logger {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }
  if (!process.stdout.isTTY || !hasPretty()) return pino(options)
  return pino({ ...options, transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss' } } })
}

function hasPretty(): boolean {
  try {
    return import.meta.resolve('pino-pretty') !== ''
  } catch {
    return false
  }
}
