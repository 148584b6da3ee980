import { KEY_DAYS } from '../../../schemas/studio/keys.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { WrongUsage } from '../../refusal.ts'
import { makeKey } from './ask-server.ts'

/** `pagoda operator key`: by it a program makes the studio's calls for an operator. */
export default (context: Context) =>
  command({
    args: {
      operator: { type: 'positional', required: true, description: context.say('operator.name') },
      name: { type: 'positional', required: true, description: context.say('operator.keyName') },
      role: { type: 'string', required: true, description: context.say('operator.keyRole') },
      days: {
        type: 'string',
        default: String(KEY_DAYS.usual),
        description: context.say('operator.keyDays', { most: KEY_DAYS.most, usual: KEY_DAYS.usual }),
      },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    examples: [
      { line: 'npx pagoda operator key 小林 ci --role publisher --days 30', what: context.say('operator.exampleKey') },
    ],
    async run({ operator, name, role, days, json }) {
      const make = async (): Promise<ExitCode> => {
        const { key, keySecret } = await makeKey({ operator, name, role, days: daysOf(days, context) }, context)
        const until = `${shopClock(key.expiresAt)}+08:00`
        const told = { name, operator, role: key.role, key: keySecret, until }
        const words = { name, until: until.slice(0, 16).replace('T', ' '), key: keySecret }
        context.out(json ? JSON.stringify(told, undefined, 2) : context.say('operator.keyIs', words))
        return 0
      }
      return json ? refusedAsJson(context, make) : make()
    },
  })

function daysOf(text: string, { say }: Context): number {
  const days = Number(text)
  if (Number.isInteger(days) && days >= KEY_DAYS.least && days <= KEY_DAYS.most) return days
  throw new WrongUsage(say('operator.badDays', { days: text, most: KEY_DAYS.most }))
}
