import { readFileSync } from 'node:fs'
import { peopleIn } from './people-in-log.ts'

/** After all journeys: whatever was typed on the way, the shop that they shared has logged nobody's phone or document. */
export default function checkLog(): void {
  const file = process.env['SHOP_LOG']
  if (!file) throw new Error('SHOP_LOG names the file that the shop of the journeys logs to')
  const told = peopleIn(readFileSync(file, 'utf8'))
  if (told.length > 0) throw new Error(`The shop logged what people told it:\n${told.slice(0, 5).join('\n')}`)
}
