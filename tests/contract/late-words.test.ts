import { expect, it } from 'vitest'
import { pageSources, partSources } from './shop-pages.ts'

interface Step {
  readonly do: string
  readonly endpoint?: string
  readonly late?: unknown
}

/** What a tap on a page does once and for all: who left before its answer has done it too. */
const forGood = [
  ...['bargainLaunch', 'bargainHelp', 'transferTake', 'transferWithdraw'],
  ...['signOpen', 'signToday', 'signHelp', 'signClaim'],
]

/** Every chain of actions of a file. */
function chainsIn(value: unknown): Step[][] {
  if (Array.isArray(value) && value.some((one) => Object.hasOwn(Object(one), 'do'))) return [value as Step[]]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(chainsIn) : []
}

const chains = [...pageSources, ...partSources].flatMap(({ text }) => chainsIn(JSON.parse(text)))

it.each(forGood)('%s: who left before its answer is told where they are what came of it', (endpoint) => {
  const sending = chains.filter((chain) => chain.some((step) => step.endpoint === endpoint))
  expect(sending).not.toEqual([])
  for (const chain of sending) {
    const after = chain.slice(chain.findIndex((step) => step.endpoint === endpoint) + 1)
    expect(after.filter(({ late }) => late !== undefined)).not.toEqual([])
  }
})
