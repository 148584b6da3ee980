import { createRequire } from 'node:module'
import { type DestinationStream, type Logger, pino } from 'pino'
import { logError } from './log-error.ts'
import type { LogLevel } from '../settings/settings.ts'

const require = createRequire(import.meta.url)

/**
 * JSON lines; on a terminal, lines for people (in an installation that has pino-pretty).
 * @param destination in place of standard output
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const serializers = { err: (error: unknown) => logError(error) }
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers }
  if (destination) return pino(options, destination)
  if (!process.stdout.isTTY || !hasPretty()) return pino(options)
  return pino({ ...options, transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss' } } })
}

function hasPretty(): boolean {
  try {
    return require.resolve('pino-pretty') !== ''
  } catch {
    return false
  }
}
